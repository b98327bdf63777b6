/**
 * The effect of one deal on a player's result: the entries for and against them, and their part of shared amounts.
 */
import { Sum } from "../../../web/client/paper/explained_figure.js";
import { html } from "../../../web/client/ui.js";
import { n, formatSigned, t } from "../../../web/client/words/translation.js";
import { forChips } from "./deal_lines.js";
import { chipsCalculation, chipsWords, headWords, sideWords, sideCalculation } from "./entry_words.js";
import { RuleText } from "./rules.js";

/**
 * @typedef {import("./sheet_types.js").SettledDeal} SettledDeal
 * @typedef {import("../../../web/client/paper/explained_figure.js").Term} Term
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 */

/** A sentence with its calculation. @param {string} words @param {string} calculation */
export const withCalculation = (words, calculation) => (calculation ? `${words} (${calculation})` : words);

/**
 * The entries for and against a seat, in points.
 * @param {SettledDeal} deal
 * @param {number} seat
 * @param {Voice} voice
 * @returns {Term[]}
 */
function writtenTerms({ settlement, explained }, seat, voice) {
  const heads = settlement.heads.flatMap((change, at) => (change.seat === seat
    ? [{ words: headWords(change, voice), amount: explained.heads[at]?.points ?? 0 }] : []));
  const sides = settlement.sides.flatMap((entry, at) => (entry.seat === seat || entry.against === seat ? [{
    words: withCalculation(sideWords(entry, voice), sideCalculation(explained.sides[at])),
    amount: entry.seat === seat ? entry.points : -entry.points,
  }] : []));
  return [...heads, ...sides];
}

/**
 * The chips that an account got and gave, before the deal and after it.
 * @param {SettledDeal} deal
 * @param {string} account
 * @param {Voice} voice
 * @returns {Term[]}
 */
export function chipTerms({ settlement, explained }, account, voice) {
  const fed =
    explained.fed.map((amount, seat) =>
      ({ payer: `seat${seat}`, payee: "pot", amount, calculation: t("before the deal") }))
      .filter(({ amount }) => amount);
  const paid =
    settlement.transfers.map((transfer, at) => ({ ...transfer, calculation: chipsCalculation(explained.chips[at]) }));
  return [...fed, ...paid].filter(({ payer, payee }) => [payer, payee].includes(account)).map((transfer) => ({
    words: withCalculation(chipsWords(transfer, voice), transfer.calculation),
    amount: transfer.payee === account ? transfer.amount : -transfer.amount,
  }));
}

/** @param {{ deal: SettledDeal, seat: number, moved: number, voice: Voice }} props */
export function DealSum({ deal, seat, moved, voice }) {
  const chips = forChips(deal);
  const terms = chips ? chipTerms(deal, `seat${seat}`, voice) : writtenTerms(deal, seat, voice);
  const rest = moved - terms.reduce((sum, { amount }) => sum + amount, 0);
  const common = { words: chips ? potWords(deal, voice) : headsWords(deal), amount: rest };
  return html`<${Sum} terms=${rest ? [...terms, common] : terms} words=${t("this deal")} total=${formatSigned(moved)} />
    ${rest !== 0 && html`<p class="quiet">${chips ? t("What lies in the pot is everybody's in equal parts.")
    : t("In the end the same comes off all head sums: what they lose together costs everybody alike.")}</p>
      <${RuleText} clause=${chips ? "SK-SCORE-09" : "SK-SCORE-08"} />`}`;
}

/** @param {SettledDeal} deal */
function headsWords({ settlement }) {
  const changed = settlement.heads.reduce((sum, { points }) => sum + points, 0);
  if (changed === 0) return t("what is left over goes to the highest head sums");
  return changed < 0
    ? n("an equal part of the {count} point the head sums lost",
      "an equal part of the {count} points the head sums lost", -changed)
    : n("an equal part of the {count} point the head sums gained",
      "an equal part of the {count} points the head sums gained", changed);
}

/**
 * @param {SettledDeal} deal
 * @param {Voice} voice
 */
function potWords(deal, voice) {
  const changed = chipTerms(deal, "pot", voice).reduce((sum, { amount }) => sum + amount, 0);
  return changed < 0
    ? n("an equal part of the {count} chip the pot lost", "an equal part of the {count} chips the pot lost", -changed)
    : n("an equal part of the {count} chip the pot gained", "an equal part of the {count} chips the pot gained",
      changed);
}
