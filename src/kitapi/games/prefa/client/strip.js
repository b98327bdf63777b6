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
      <span>${t("dealer: {name}", { name: nameOf(view.dealer) })}</span>`}
    <span class="figure">${t("kasa {kasa}", { kasa: view.outcome ? view.outcome.kasa : view.kasa })}</span>
    ${children}
  </div>`;
}

/** @param {{ bargain: import("./view.js").Bargain, nameOf: (seat: number) => string }} props */
function WonContract({ bargain, nameOf }) {
  const { contract, minimum, declarer, quotas, value, aces } = bargain;
  if (!contract) {
    return html`<b>${nameOf(declarer)}</b>
      <span class="from">${t("at least")} <${ContractSign} contract=${minimum} /></span>`;
  }
  return html`<b class="strip-contract"><${ContractSign} contract=${contract} /> ${nameOf(declarer)}</b>
    ${aces && html`<span>${t("four aces")}</span>`}
    ${quotas && html`<span
      class="figure">${t("defenders need {first} + {second}", { first: quotas[0], second: quotas[1] })}</span>`}
    ${typeof value === "number" && html`<span class="figure">${t("{value} per trick", { value })}</span>`}`;
}
