/** The score sheets as columns of figures, each with the earlier ones it struck through. */

/**
 * @typedef {import("./sheet_types.js").SheetView} SheetView
 * @typedef {import("./sheet_types.js").SheetDeal} SheetDeal
 * @typedef {import("../../../web/client/paper/struck_figures.js").ColumnEntry} ColumnEntry
 *
 * `slip`: whose. `against`: of a side column, the opponent; null for the middle.
 * @typedef {{ slip: number, against: number | null, figures: ColumnEntry[] }} Column
 */

/** Whether it is played for chips in a pot: then no head sums and side sums are kept. @param {SheetView} sheet */
export const isPotSheet = ({ variant }) => variant["money"] === "pot";

/**
 * The figure in the middle of a slip: the head sum, or the chips won or lost.
 * @param {SheetView} sheet
 * @param {number} slip
 * @returns {Column}
 */
export function middleOf(sheet, slip) {
  const pot = isPotSheet(sheet);
  const start = {
    before: 0, figure: pot ? 0 : sheet.before.heads[slip] ?? 0, deal: 0, clause: pot ? "SK-SCORE-09" : "SK-SCORE-01",
  };
  const written = sheet.deals.flatMap((deal, at) => {
    if (pot)
      return deal.explained.moved[slip]
        ? [figureOf(deal, sheet.deals[at - 1]?.chips[slip] ?? 0, deal.chips[slip], "SK-SCORE-09")]
        : [];
    const change = deal.settlement.heads.find(({ seat }) => seat === slip);
    return change ? [figureOf(deal, sheetBefore(sheet, at).heads[slip], deal.sheet.heads[slip], change.clause)] : [];
  });
  return { slip, against: null, figures: [start, ...written] };
}

/**
 * The side column of a slip's owner against another player; empty where nothing was written.
 * @param {SheetView} sheet
 * @param {number} slip
 * @param {number} against
 * @returns {Column}
 */
export function sideOf(sheet, slip, against) {
  const figures = sheet.deals.flatMap((deal, at) => {
    const entry = deal.settlement.sides.find((one) => one.seat === slip && one.against === against);
    return entry && !isPotSheet(sheet)
      ? [figureOf(deal, sheetBefore(sheet, at).sides[slip]?.[against], deal.sheet.sides[slip]?.[against],
        entry.clause)] : [];
  });
  return { slip, against, figures };
}

/**
 * @param {SheetView} sheet
 * @param {number} at
 */
const sheetBefore = (sheet, at) => sheet.deals[at - 1]?.sheet ?? sheet.before;

/**
 * @param {SheetDeal} deal
 * @param {number | undefined} before
 * @param {number | undefined} figure
 * @param {string} clause
 * @returns {ColumnEntry}
 */
const figureOf = ({ number }, before, figure, clause) =>
  ({ before: before ?? 0, figure: figure ?? 0, deal: number, clause });

/** A deal of the sheet in the form that explanations take. @param {SheetDeal} deal */
export const settledDealOf = ({ facts, settlement, explained, sheet, pot }) =>
  ({ facts, settlement, explained, heads: sheet.heads, pot });

/**
 * A player's refas as they were written and used, by the deals that did it.
 * @param {SheetView} sheet
 * @param {number} slip
 */
export function refasOf({ deals }, slip) {
  const written =
    deals.filter(({ facts }) => facts.kind === "void" && facts.refas && !facts.passed_over?.includes(slip));
  const used =
    deals.filter(({ facts, settlement }) => facts.kind === "game" && facts.declarer === slip && settlement.refa_used);
  return written.map((deal, at) => ({ written: deal, used: used[at] }));
}
