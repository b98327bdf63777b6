/** The gaming management's page: rulings that need its decision, open claims, and jackpots that nobody declared. */
import { wordOf } from "../../../../web/client/table/narration.js";
import { html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { combinationName } from "../table/words.js";
import { NumberForm } from "../table/amounts.js";
import { Felt } from "./felt.js";
import { IncidentSlip } from "../table/standstill.js";
import { StepBar } from "./step_bar.js";
import { stepsOfKind } from "./steps.js";

/** @param {import("./console_props.js").ConsoleProps} held */
export function GamingManagement({ view, table, state, act, nameOf, hinted }) {
  return html`<div class="bench"><${IncidentSlip} view=${view} nameOf=${nameOf} />
    <${StepBar} view=${view} nameOf=${nameOf} act=${act} hinted=${hinted}
      idle=${t("Nothing for you to do now.")} />
    <${Claims} view=${view} nameOf=${nameOf} act=${act} />
    <${UnclaimedJackpots} seen=${state.happened.value} nameOf=${nameOf} /></div>
    <${Felt} view=${view} table=${table} state=${state} />`;
}

/**
 * Wagers held as claims; the payment for them may differ from the paytables.
 * @param {Pick<import("./console_props.js").ConsoleProps, "view" | "nameOf" | "act">} props
 */
function Claims({ view, nameOf, act }) {
  const claims = stepsOfKind(view, "decide_claim").filter(({ paid }) => paid);
  return html`${claims.map(({ seat }) =>
    html`<section class="claim" key=${seat} aria-label=${t("Claim: {name}", { name: nameOf(Number(seat)) })}>
      <p>${t("{name}: {amount} wait as a claim.",
        { name: nameOf(Number(seat)), amount: view.seats[Number(seat)]?.claim ?? 0 })}</p>
      <${NumberForm} fields=${[{ name: "winnings", label: t("Winnings in addition") }]}
        words=${t("Pay with these winnings")}
        onNumbers=${(/** @type {{ winnings: number }} */ { winnings }) =>
          act({ kind: "decide_claim", seat: seat ?? 0, paid: true, winnings })} />
    </section>`)}`;
}

/**
 * Jackpots that this page has seen won, and that nobody declared before the cards were collected (AMB-19).
 * @param {{ seen: readonly any[], nameOf: (seat: number) => string }} props
 */
function UnclaimedJackpots({ seen, nameOf }) {
  const lost = seen.filter((one) => wordOf(one) === "settled_seen" && one.unclaimed);
  return html`<section class="unclaimed" aria-label=${t("Jackpots not declared")}><h2>${t("Jackpots not declared")}</h2>
    ${lost.length
      ? html`<ul>
        ${lost.map((one, at) => html`<li key=${at}>${nameOf(one.seat)}
          ${one.settled.combination && `: ${combinationName(one.settled.combination)}`}</li>`)}</ul>`
    : html`<p class="quiet">${t("None, as far as this page has seen.")}</p>`}
  </section>`;
}
