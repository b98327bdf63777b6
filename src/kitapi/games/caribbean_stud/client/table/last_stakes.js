/** The stakes of the last round at a table, for the button “same again”; stored while the browser's tab is open. */

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
    // Without storage the player chooses the stakes again every round.
  }
}
