/**
 * What this browser has seen of each shuffle, and its contributions: stored only here, so that finished deals can be
 * compared with them. Only the newest are kept.
 */

/**
 * @typedef {import("../protocol.js").ShuffleView} ShuffleView
 *
 * The room's commitment for one deal, as this browser saw it before it pledged or showed anything. `seat`, `value` and
 * `pledge`: what the browser gave for its own seat; null and empty if it gave nothing. `pledges`: all pledges, as they
 * were before the browser showed its value; null if it never saw all of them.
 * @typedef {{
 *   table: string, context: string, algorithm: string, commitment: string, seat: number | null, value: string,
 *   pledge: string,
 *   pledges: string[] | null,
 * }} RememberedShuffle
 */

const STORAGE_KEY = "kitapi.shuffles";
const MOST_KEPT = 300;

/** Without storage: the shuffles since the page was opened. @type {RememberedShuffle[]} */
let unsaved = [];

/** @returns {RememberedShuffle[]} the oldest first */
function loadShuffles() {
  try {
    const found = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    return Array.isArray(found) ? found : unsaved;
  } catch {
    return unsaved;
  }
}

/** @param {RememberedShuffle[]} all */
function saveShuffles(all) {
  unsaved = all.slice(-MOST_KEPT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(unsaved));
  } catch {
    // Without storage the game can still be played.
  }
}

/**
 * Adds `more` to what is remembered of one commitment; another one for the same deal is remembered beside it.
 * @param {{ table: string, context: string, algorithm: string, commitment: string }} of
 * @param {Partial<RememberedShuffle>} more
 */
function remember({ table, context, algorithm, commitment }, more) {
  const all = loadShuffles();
  const at = all.findIndex((one) => one.table === table && one.context === context && one.commitment === commitment);
  const before = all[at] ?? { table, context, algorithm, commitment, seat: null, value: "", pledge: "", pledges: null };
  const after = { ...before, ...more };
  if (at >= 0 && JSON.stringify(after) === JSON.stringify(before)) return;
  saveShuffles(at < 0 ? [...all, after] : all.with(at, after));
}

/**
 * Remembers what a view of `table` shows of its shuffle: the commitment, and all pledges once they are there.
 * @param {string} table
 * @param {ShuffleView} shuffle
 */
export function rememberShown(table, { context, algorithm, commitment, pledges }) {
  const known = rememberedOf(table).find((one) => one.context === context && one.commitment === commitment);
  const complete = pledges.every((pledge) => pledge !== null) && pledges.some((pledge) => pledge !== "");
  const all = known?.pledges ?? (complete ? pledges : null);
  remember({ table, context, algorithm, commitment }, { pledges: all });
}

/**
 * Remembers what the browser gives for its own seat, before that is sent.
 * @param {{ table: string, context: string, algorithm: string, commitment: string }} of
 * @param {{ seat: number, value: string, pledge: string }} given
 */
export const rememberGiven = (of, given) => remember(of, given);

/** The remembered commitments and shares of a table's deals, the oldest first. @param {string} table */
export const rememberedOf = (table) => loadShuffles().filter((one) => one.table === table);

/** The value behind a pledge; "" if it is lost. @param {string} table @param {string} pledge */
export const valuePledged = (table, pledge) => rememberedOf(table).find((one) => one.pledge === pledge)?.value ?? "";
