/** A sheet as a file, and what a sheet from elsewhere must be. */

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../written.js").Change} Change
 */

const FORMAT = "kitapi-sheet";
/** The version of both forms, file and link. */
export const VERSION = 1;

/** More than any sitting needs: a file that has more is not read. */
const MOST_CHANGES = 5000;
const LONGEST_FILE = 4_000_000;

/** @param {Kept} sheet @returns {string} the content of a file */
export const sheetFile = ({ head, changes }) =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, head, changes }, null, 1)}\n`;

/**
 * Reads the content of a file; null where it is no sheet.
 * @param {string} text
 * @returns {Kept | null}
 */
export function readSheet(text) {
  if (text.length > LONGEST_FILE) return null;
  const value = parseText(text);
  return value?.format === FORMAT && value.version === VERSION ? checkSheet(value) : null;
}

/** The sheet, if it is one, whatever else came with it. @param {any} sheet @returns {Kept | null} */
export function checkSheet({ head, changes }) {
  if (!isHead(head) || !Array.isArray(changes) || changes.length > MOST_CHANGES) return null;
  return changes.every(isChange) ? { head, changes } : null;
}

/** The value in a text; null where it is no JSON. @param {string} text @returns {any} */
export function parseText(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The most players of any game. */
const MOST_PLAYERS = 7;
const NAME = /^[\w-]{1,64}$/;
const ID = /^[\w-]{1,64}\.\d{1,9}$/;

/** @param {any} head */
const isHead = (head) => typeof head === "object" && head !== null && NAME.test(head.id) && NAME.test(head.game)
  && Number.isInteger(head.players) && head.players >= 2 && head.players <= MOST_PLAYERS
  && Number.isInteger(head.first_dealer) && head.first_dealer >= 0 && head.first_dealer < head.players
  && typeof head.variant === "object" && head.variant !== null && Number.isFinite(head.made);

/** @param {any} seat */
const isSeat = (seat) => Number.isInteger(seat) && seat >= 0 && seat < MOST_PLAYERS;

/** @param {any} change */
function isChange(change) {
  if (typeof change !== "object" || change === null || !ID.test(change.id) || !Number.isFinite(change.at)) return false;
  if (typeof change.seen !== "object" || change.seen === null) return false;
  if (!Object.values(change.seen).every((count) => Number.isInteger(count) && /** @type {number} */ (count) >= 0))
    return false;
  switch (change.do) {
    case "write": return isLine(change.line) && (change.after === null || ID.test(change.after));
    case "amend": return isLine(change.line) && ID.test(change.of);
    case "strike": case "undo": return ID.test(change.of);
    case "name": return isSeat(change.seat) && typeof change.name === "string" && change.name.length <= LONGEST_NAME;
    case "keep":
      return Array.isArray(change.of) && change.of.every((/** @type {any} */ id) => ID.test(id));
    default: return false;
  }
}

/** The longest name of a player, in characters. */
export const LONGEST_NAME = 24;

/** @param {any} line */
const isLine = (line) => typeof line === "object" && line !== null && typeof line.kind === "string";
