/** The contract slip: always in sight, one line. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @param {{ view: PrefaView, nameOf: (seat: number) => string, children?: any }} props
 * `children`: shown at the end of the line
 */
export function ContractStrip({ view, nameOf, children }) {
  const bargain = view.bargain;
  return html`<div class="strip paper">
    ${bargain ? html`<${WonContract} bargain=${bargain}
      nameOf=${nameOf} />` : html`<span>${t("Deal {number}", { number: view.number })}</span>
      <span data-word="dealer">${t("dealer: {name}", { name: nameOf(view.dealer) })}</span>`}
    <span class="figure" data-word="kasa" tabindex="0">
      ${t("kasa {kasa}", { kasa: view.outcome ? view.outcome.kasa : view.kasa })}</span>
    ${children}
  </div>`;
}

/** @param {{ bargain: import("./view.js").Bargain, nameOf: (seat: number) => string }} props */
function WonContract({ bargain, nameOf }) {
  const { contract, minimum, declarer, quotas, value, aces } = bargain;
  if (!contract) {
    return html`<b data-word="declarer">${nameOf(declarer)}</b>
      <span class="from" data-word="least">${t("at least")} <${ContractSign} contract=${minimum} /></span>`;
  }
  return html`<b class="strip-contract"><span data-word="contract"><${ContractSign} contract=${contract} /></span> <span
      data-word="declarer">${nameOf(declarer)}</span></b>
    ${aces && html`<span data-word="aces">${t("four aces")}</span>`}
    ${quotas && html`<span class="figure"
      data-word="quotas">${t("defenders need {first} + {second}", { first: quotas[0], second: quotas[1] })}</span>`}
    ${typeof value === "number" && html`<span class="figure"
      data-word="value">${t("{value} per trick", { value })}</span>`}`;
}
