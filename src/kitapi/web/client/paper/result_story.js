/** The whole story of a figure that grows from deal to deal. */
import { html } from "../ui.js";
import { formatNumber, formatSigned, t } from "../words/translation.js";
import { Sum } from "./explained_figure.js";

/** @typedef {import("./explained_figure.js").Term} Term */

/** One term for each deal. @template Deal @param {readonly (Deal & { number: number })[]} deals
 * @param {(deal: Deal) => any} named
 * @param {(deal: Deal, at: number) => number} amountOf
 * @returns {Term[]}
 */
export const dealTerms = (deals, named, amountOf) => deals.map((deal, at) => ({
  words: html`${t("deal {number}", { number: deal.number })}: ${named(deal)}`, amount: amountOf(deal, at),
}));

/**
 * The story of a result: how it is settled (the children), and what each deal brought.
 * @param {{ label: string, terms: readonly Term[], result: number, children?: any }} props
 */
export const ResultSum =
  ({ label, terms, result, children }) => html`<section class="story how" aria-label=${label} tabindex="0">
    <h3>${label}</h3>
    ${children}
    ${terms.length > 0 && html`<h4>${t("Deal by deal")}</h4>
      <${Sum} terms=${terms} words=${t("total")} total=${formatSigned(result)} />`}
  </section>`;

/**
 * The history of the common account: what was paid in and out.
 * @param {{ label: string, start: number, terms: readonly Term[], words: string, stands: number }} props
 */
export const CommonSum =
  ({ label, start, terms, words, stands }) => html`<section class="story how" aria-label=${label} tabindex="0">
    <h3>${label}</h3>
    <${Sum} terms=${[{ words: t("at the start"), amount: start, figure: formatNumber(start) }, ...terms]} words=${words}
      total=${formatNumber(stands)} />
  </section>`;
