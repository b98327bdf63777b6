/** The stakes of the last round at a table, kept for as long as the browser's tab: what “same again” means. */

/** @typedef {{ ante: number, token: boolean }} Stakes */

/** @param {string} table */
const keptAs = (table) => `kitapi.stakes.${table}`;

/** @param {string} table @returns {Stakes | null} */
export function lastStakes(table) {
  try {
    return JSON.parse(sessionStorage.getItem(keptAs(table)) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} table @param {Stakes} stakes */
export function keepStakes(table, stakes) {
  try {
    sessionStorage.setItem(keptAs(table), JSON.stringify(stakes));
  } catch {
    // Where nothing is kept, the stakes are chosen anew every round.
  }
}
