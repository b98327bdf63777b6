/** Who pays whom if the sitting ends now, in as few payments as possible. */
import { html } from "../ui.js";
import { formatNumber, t } from "../words/translation.js";
import { leastTransfers } from "./least_transfers.js";

/** @param {{ results: readonly number[], nameOf: (seat: number) => string }} props */
export function SettleUp({ results, nameOf }) {
  const payments = leastTransfers(results);
  return html`<section class="paper slip settle-up" aria-label=${t("The fewest payments")}>
    <h2>${t("The fewest payments")}</h2>
    ${payments.length === 0 && html`<p class="quiet">${t("Nobody owes anything.")}</p>`}
    <ul>${payments.map(({ from, to, amount }) => html`<li key=${`${from} ${to}`}>
      ${nameOf(from)} → ${nameOf(to)}: <b class="figure">${formatNumber(amount)}</b></li>`)}</ul>
  </section>`;
}
