/** The deals of a sheet as a file that statistics and other programs read: docs/formats/score.md. */

/**
 * The content of the file, a line for each deal that counts; its `id` is the number of the line of the sheet.
 * @param {readonly import("../written.js").LineState[]} lines of the sheet, struck ones too
 * @param {readonly ({ [field: string]: any } | null)[]} deals of the lines that are not struck; null: not a game
 * @returns {string}
 */
export function scoreFile(lines, deals) {
  const numbers = lines.flatMap(({ struck }, at) => (struck ? [] : [at + 1]));
  return deals.map((deal, at) => (deal ? `${JSON.stringify({ id: numbers[at], ...plainFields(deal) })}\n` : ""))
    .join("");
}

/** The fields of a deal that are neither empty nor false. @param {{ [field: string]: any }} deal */
export const plainFields = (deal) => Object.fromEntries(Object.entries(deal).filter(([, value]) =>
  value !== null && value !== false && !(Array.isArray(value) && value.length === 0)));
