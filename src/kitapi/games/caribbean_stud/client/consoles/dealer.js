/**
 * The dealer's console: the felt, the next step and its announcement, the console's own keys, the tray, and mistakes
 * for practice.
 */
import { html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { rangeOf } from "../table/pending_decision.js";
import { CutChooser } from "../table/chooser.js";
import { waitingWords } from "../table/words.js";
import { nearestAmount } from "../table/stakes.js";
import { AmountForm, NumberForm } from "../table/amounts.js";
import { ConsoleBox } from "./box.js";
import { Felt } from "./felt.js";
import { IncidentSlip } from "../table/standstill.js";
import { actionsIn, stepsOfKind } from "./steps.js";
import { StepBar, StepRow } from "./step_bar.js";
import { stepWords } from "./step_words.js";

/**
 * @typedef {import("./console_props.js").ConsoleProps} ConsoleProps
 * @typedef {import("../table/view.js").StudView} StudView
 */

/** @param {ConsoleProps} held */
export function DealersConsole(held) {
  const { view, table, state, act, nameOf, hinted, next } = held;
  const [stuck, setStuck] = useState(/** @type {number[]} */ ([]));
  const tokens = view.seats.filter(({ token }) => token).map(({ seat }) => seat);
  const named = stuck.filter((seat) => tokens.includes(seat));
  const withStuck = (/** @type {import("../../../../web/client/protocol.js").Action} */ action) =>
    act(action.kind === "coin_in" && named.length ? { ...action, stuck: named } : action);
  return html`<${Felt} view=${view} table=${table} state=${state} />
    <div class="bench"><${IncidentSlip} view=${view} nameOf=${nameOf} />
    <${StepBar} view=${view} nameOf=${nameOf} act=${withStuck} hinted=${hinted} announced=${true}
      isVacant=${(/** @type {number} */ seat) => table.seats[seat]?.kind === "open"} idle=${idleWords(held)} />
    ${next
      && html`<div class="step-row">
        <button type="button" class="big next-step" aria-keyshortcuts="1" onClick=${next}>${t("Next deal")}</button>
      </div>`}
    <${CutByDealer} view=${view} act=${act} />
    ${stepsOfKind(view, "coin_in").length > 0 && tokens.length > 0
      && html`<${StuckTokens} tokens=${tokens} stuck=${named} setStuck=${setStuck} nameOf=${nameOf} />`}</div>
    <${ConsoleBox} view=${view} meter=${table.meter ?? null} nameOf=${nameOf} act=${act} hinted=${hinted}
      stuck=${named} />
    <div class="bench more"><${Tray} ...${held} /><${Mistakes} ...${held} /></div>`;
}

/** For whom or what the dealer waits. @param {ConsoleProps} held */
function idleWords({ view, table, nameOf }) {
  const deciding = view.phase === "choose"
    ? view.seats.filter(({ plays, choice, wants }) => plays && !choice && !wants).map(({ seat }) => nameOf(seat))
    : [];
  const staking = view.phase === "stakes"
    ? view.seats.filter(({ seat, waved }) => !waved && table.seats[seat]?.kind !== "open")
      .map(({ seat }) => nameOf(seat))
    : [];
  const awaited = [...deciding, ...staking];
  return awaited.length && !view.incident
    ? t("Waiting for {names}", { names: awaited.join(", ") })
    : waitingWords(view);
}

/** Where no player will cut, the dealer does. @param {{ view: StudView, act: ConsoleProps["act"] }} props */
function CutByDealer({ view, act }) {
  const range = rangeOf(view, "cut");
  const [cut, setCut] = useState(26);
  if (!range) return null;
  const amount = nearestAmount(cut, range);
  return html`<div class="dealers-cut"><${CutChooser} range=${range} staking=${{ cut: amount, setCut, act }} />
    <button type="button" class="plain" onClick=${() => act({ kind: "cut", amount })}>${t("Cut it myself")}</button>
  </div>`;
}

/**
 * @param {{ tokens: number[], stuck: number[], setStuck: (seats: number[]) => void, nameOf: ConsoleProps["nameOf"] }}
 *   props
 */
const StuckTokens =
  ({ tokens, stuck, setStuck, nameOf }) => html`<details class="aside"><summary>${t("A token does not fall")}</summary>
    <fieldset class="stuck"><legend class="unseen">${t("A token does not fall")}</legend>
      ${tokens.map((seat) => html`<label class="tick" key=${seat}>
        <input type="checkbox" checked=${stuck.includes(seat)}
          onChange=${(/** @type {any} */ event) =>
            setStuck(event.target.checked ? [...stuck, seat] : stuck.filter((one) => one !== seat))} />
        ${t("Token stuck: {name}", { name: nameOf(seat) })}</label>`)}</fieldset>
  </details>`;

/** The tray and the box, what is changed and counted there, the closing, and the call. @param {ConsoleProps} held */
function Tray({ view, act, nameOf }) {
  const counting =
    view.options?.some((option) => option.kind === "form" && "action" in option && option.action === "count_chips");
  const opening = stepsOfKind(view, "open_table").length > 0;
  const aside = actionsIn(view).filter(({ kind }) => kind === "begin_closing" || kind === "call_inspector");
  return html`<section class="tray" aria-label=${t("Tray")}>
    ${view.desk
      && html`<p class="tray-line">
        ${t("In the tray {chips}, notes in the box {notes}", { chips: view.desk.chips, notes: view.desk.notes })}</p>`}
    ${view.desk?.counted
      && html`<p class="tray-line">${t("Counted: {chips} in chips, {notes} in notes", view.desk.counted)}</p>`}
    ${counting
      && html`<${NumberForm} words=${t("Enter the count")}
        onNumbers=${(/** @type {any} */ counted) => act({ kind: "count_chips", ...counted })}
        fields=${[{ name: "chips", label: t("Chips counted") }, { name: "notes", label: t("Notes counted") }]} />`}
    ${opening
      && html`<${NumberForm} words=${t("Open with this count")}
        onNumbers=${(/** @type {any} */ counted) => act({ kind: "open_table", ...counted })}
        fields=${[{ name: "chips", label: t("Chips counted") }]} />`}
    <${AmountForm} view=${view} action="bank_change" label=${t("Bank change")} words=${t("Change")} act=${act} />
    <${StepRow} from=${0} act=${act}
      steps=${aside.map((action) => ({ key: action.kind, action, words: stepWords(action, view, nameOf) }))} />
  </section>`;
}

/** What a dealer may do wrong at a practice table. @param {ConsoleProps} held */
function Mistakes({ view, act, nameOf }) {
  const slips = stepsOfKind(view, "slip");
  const made = [...(view.desk?.skipped ?? []), ...(view.desk?.extra ?? [])];
  if (!slips.length && !made.length) return null;
  return html`<details class="aside mistakes"><summary>${t("Mistakes for practice")}</summary>
    ${made.length > 0
      && html`<p>${t("About to happen at the deal: {names}", { names: made.map(nameOf).join(", ") })}</p>`}
    <${StepRow} from=${0} act=${act}
      steps=${slips.map((action) =>
        ({ key: Object.values(action).join(" "), action, words: stepWords(action, view, nameOf) }))} />
  </details>`;
}
