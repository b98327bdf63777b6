/** The scoresheet as columns of figures, each with the earlier ones it struck through. */

/**
 * @typedef {import("./view.js").SheetView} SheetView
 * @typedef {import("../../../web/client/paper/struck_figures.js").ColumnEntry} ColumnEntry
 *
 * `field`: whose part of the sheet. `column`: the other player's seat, null for the kasa column.
 * @typedef {{ field: number, column: number | null, figures: ColumnEntry[] }} Column
 */

/**
 * All columns, each oldest figure first; a pair column in which nothing was ever written is empty.
 * @param {SheetView} sheet
 * @returns {Column[]}
 */
export function columnsOf(sheet) {
  const seats = Array.from({ length: sheet.players }, (_, seat) => seat);
  const start = { before: 0, figure: sheet.kasa_share / 10, deal: 0, clause: "PREFA-KIT-01" };
  return seats.flatMap((field) => [
    { field, column: null, figures: [start, ...columnEntries(sheet, field, null)] },
    ...seats.filter((column) => column !== field)
      .map((column) => ({ field, column, figures: columnEntries(sheet, field, column) })),
  ]);
}

/**
 * The entries of a column, deal by deal, each followed by kasa added by agreement.
 * @param {SheetView} sheet
 * @param {number} field
 * @param {number | null} column
 * @returns {ColumnEntry[]}
 */
function columnEntries({ deals, added = [] }, field, column) {
  return deals.flatMap((deal) => [deal, ...added.filter(({ after }) => after === deal.number)]
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.field === field && entry.column === column)
    .map((entry) => ({ before: entry.before, figure: entry.after, deal: deal.number, clause: entry.clause })));
}
