/** How a player's result comes about: the settlement of the sheets for them, or their chips and part of the pot. */
import { Sum } from "../../../web/client/paper/explained_figure.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { signedFigure } from "./entry_words.js";
import { RuleText } from "./rules.js";

/**
 * @typedef {import("./sheet_types.js").FinalSettlement} FinalSettlement
 * @typedef {import("../../../web/client/paper/explained_figure.js").Term} Term
 * @typedef {(seat: number) => string} NameOf
 */

/** Whether the settlement is that of the pot form, in chips, without sheets. @param {FinalSettlement} settlement */
export const isPot = ({ shares = [] }) => shares.length > 0;

/** @param {{ settlement: FinalSettlement, seat: number, nameOf: NameOf }} props */
export function SettledSum({ settlement, seat, nameOf }) {
  const total = formatSigned(settlement.results[seat] ?? 0);
  if (isPot(settlement)) {
    return html`<${Sum} terms=${chipTerms(settlement, seat)} words=${t("total")} total=${total} />
      <${RuleText} clause="SK-SCORE-09" />`;
  }
  return html`<p>${headLeftWords(settlement, seat)}</p>
    <${Sum} terms=${settledTerms(settlement, seat, nameOf)} words=${t("total")} total=${total} />
    <${RuleText} clause="SK-SCORE-08" /><${RuleText} clause="SK-SCORE-07" />`;
}

/**
 * @param {FinalSettlement} settlement
 * @param {number} seat
 */
function headLeftWords({ heads, taken_off: off, left }, seat) {
  const [head, points, rest] = [heads, off, left].map((figures) => figures[seat] ?? 0);
  return t("Head sum {head}; {points} comes off: {left} left.",
    { head: signedFigure(head ?? 0), points: signedFigure(points ?? 0), left: signedFigure(rest ?? 0) });
}

/**
 * @param {FinalSettlement} settlement
 * @param {number} seat
 * @param {NameOf} nameOf
 * @returns {Term[]}
 */
function settledTerms({ left, from_heads: fromHeads, sides }, seat, nameOf) {
  const others = sides.map((_, other) => other).filter((other) => other !== seat);
  const own =
    others.map((other) =>
      ({ words: t("own side sum against: {name}", { name: nameOf(other) }), amount: sides[seat]?.[other] ?? 0 }));
  const against =
    others.map((other) =>
      ({ words: t("less the side sum of: {name}", { name: nameOf(other) }), amount: -(sides[other]?.[seat] ?? 0) }));
  const head = {
    words: t("−10 × head sum {left}", { left: signedFigure(left[seat] ?? 0) }), amount: fromHeads[seat] ?? 0,
  };
  return [head, ...[...own, ...against].filter(({ amount }) => amount)];
}

/**
 * @param {FinalSettlement} settlement
 * @param {number} seat
 * @returns {Term[]}
 */
const chipTerms = ({ chips = [], shares = [] }, seat) => [
  { words: t("chips won or lost"), amount: chips[seat] ?? 0 },
  { words: t("share of the pot"), amount: shares[seat] ?? 0 },
];
