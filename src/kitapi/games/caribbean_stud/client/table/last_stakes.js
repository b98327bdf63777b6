/** The stakes of the last round at a table, stored for as long as the browser's tab: what “same again” bets. */

/** @typedef {{ ante: number, token: boolean }} Stakes */

/** @param {string} table */
const storageKey = (table) => `kitapi.stakes.${table}`;

/** @param {string} table @returns {Stakes | null} */
export function loadStakes(table) {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(table)) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} table @param {Stakes} stakes */
export function saveStakes(table, stakes) {
  try {
    sessionStorage.setItem(storageKey(table), JSON.stringify(stakes));
  } catch {
    // Without storage the stakes are chosen again every round.
  }
}
