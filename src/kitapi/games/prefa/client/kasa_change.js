/** Between deals: kasa added or taken off as all people at the table agree. */
import { nameAt, namesFor } from "../../../web/client/table/seating.js";
import { html, useState } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { kasaProposedWords } from "./kasa_words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 * @typedef {(command: import("../../../web/client/protocol.js").Command) => void} Send
 */

/** Kapikia a player that are proposed before another amount is written. */
const USUAL = 100;

/** @param {{ view: PrefaView, table: TableView, send: Send }} props */
export function KasaChange({ view, table, send }) {
  const changes = view.kasa_changes ?? [];
  if (table.proposal?.action) return html`<${ProposalSlip} proposal=${table.proposal} table=${table} send=${send} />`;
  return table.me === null ? null : html`<${ProposalForm} changes=${changes} send=${send} />`;
}

/** @param {{ proposal: import("../../../web/client/protocol.js").Proposal, table: TableView, send: Send }} props */
function ProposalSlip({ proposal, table, send }) {
  const { number, seat, action, agreed } = proposal;
  const say = (/** @type {boolean} */ agree) => () => send({ type: "answer_proposal", proposal: number, agree });
  const awaited = table.seats.filter((one) => one.kind === "person" && !agreed.includes(one.seat));
  const mayAnswer = table.me !== null && !agreed.includes(table.me);
  return html`<section class="kasa-change" role="group" aria-label=${t("Kasa")}>
    <p>${kasaProposedWords(namesFor(table)(seat), Number(action?.amount))}</p>
    ${mayAnswer && html`<button type="button" class="choice likely" onClick=${say(true)}>${t("I agree")}</button>`}
    ${table.me !== null
      && html`<button type="button" class="choice" onClick=${say(false)}>
        ${mayAnswer ? t("No") : t("Withdraw")}</button>`}
    ${!mayAnswer && awaited.length > 0
      && html`<p class="quiet">${t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") })}</p>`}
  </section>`;
}

/** @param {{ changes: readonly import("../../../web/client/protocol.js").Range[], send: Send }} props */
function ProposalForm({ changes, send }) {
  const [lowest, highest] = [
    Math.min(...changes.map((one) => one.lowest)), Math.max(...changes.map((one) => one.highest)),
  ];
  const [amount, setAmount] = useState(Math.min(Math.max(USUAL, lowest), highest));
  const offered =
    changes.find((one) => amount >= one.lowest && amount <= one.highest && (amount - one.lowest) % one.step === 0);
  const propose = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (offered) send({ type: "propose", action: { kind: offered.action, amount } });
  };
  return html`<details class="kasa-change"><summary>${t("Add kasa")}</summary>
    <form onSubmit=${propose}>
      <label>${t("For every player, in kapikia")}
        <input type="number" min=${lowest} max=${highest} step=${changes[0]?.step ?? 1} value=${amount} required
          onInput=${(/** @type {any} */ event) => setAmount(Number(event.target.value))} /></label>
      <button class="choice" disabled=${!offered}>${t("Propose it to all")}</button>
      <p class="quiet">${t("It is done when all people at the table agree; with a minus it is taken off.")}</p>
    </form>
  </details>`;
}
