/** The ruling: what is void, which chips are returned, who must be present, and the rules for that. */
import { ClauseLink } from "../../../../web/client/kit/clause_link.js";
import { classes, html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { roleName } from "../table/roles.js";
import { refusalWords, ruledWords, seatName, verdictWords, wagerWords } from "./words.js";

/**
 * @typedef {import("./ruling_request.js").Moved} Moved
 * @typedef {import("./ruling_request.js").Ruling} Ruling
 */

/**
 * @param {{
 *   answer: { ruling?: Ruling, refusal?: import("./ruling_request.js").NoRuling } | null,
 *   clauses: { [clause: string]: string },
 *   missing: readonly import("../table/irregularities.js").FactField[],
 * }} props
 */
export const RulingSlip =
  ({ answer, missing, clauses }) => html`<section class="paper slip ruling-slip" aria-label=${t("The ruling")}>
    <output>
      ${missing.length
        ? html`<p class="quiet">
          ${t("Still missing: {what}", { what: missing.map(({ kind }) => kind).join("; ") })}</p>`
      : answer?.ruling ? html`<${RulingDetails} ruling=${answer.ruling} clauses=${clauses} />`
      : answer?.refusal && html`<p class="verdict">${t("No ruling")}</p><p>${refusalWords(answer.refusal)}</p>`}
    </output>
  </section>`;

/** @param {{ ruling: Ruling, clauses: { [clause: string]: string } }} props */
const RulingDetails = ({ ruling, clauses }) => html`
  <p class=${classes("verdict", `void-${ruling.void}`)}>${verdictWords(ruling.void)}</p>
  <p class="continues">${ruledWords(ruling)}</p>
  <${Chips} title=${t("Comes back")} moved=${ruling.returned} />
  <${Chips} title=${t("Is taken back")} moved=${ruling.reversed ?? []} />
  <${Chips} title=${t("Waits for the management")} moved=${ruling.claim ?? []} />
  <${Chips} title=${t("Stays with the house")} moved=${ruling.kept ?? []} />
  ${ruling.order
    && html`<h3>${t("Still to act, in this order")}</h3><p class="order">${ruling.order.map(seatName).join(", ")}</p>`}
  ${ruling.present.length > 0 && html`<h3>${t("Must be present")}</h3>
    <ul class="present">${ruling.present.map((role) => html`<li key=${role}>${roleName(role)}</li>`)}</ul>`}
  <h3>${t("By the rules")}</h3>
  <dl class="rules-told">
    ${ruling.clauses.map((clause) => html`<div key=${clause}><dt><${ClauseLink} clause=${clause} /></dt>
      <dd>${clauses[clause]}</dd></div>`)}</dl>`;

/** A row for every seat, with its wagers and their sum. @param {{ title: string, moved: readonly Moved[] }} props */
function Chips({ title, moved }) {
  if (!moved.length) return null;
  const seats = [...new Set(moved.map(({ seat }) => seat))];
  return html`<table class="results chips-moved"><caption>${title}</caption>
    <tbody>${seats.map((seat) => {
      const here = moved.filter((one) => one.seat === seat);
      return html`<tr key=${seat}><th scope="row">${seatName(seat)}</th>
        <td class="wagers">${here.map(({ wager, amount }) => `${wagerWords(wager)} ${amount}`).join(" · ")}</td>
        <td class="figure total">${here.reduce((sum, { amount }) => sum + amount, 0)}</td></tr>`;
    })}</tbody></table>`;
}
