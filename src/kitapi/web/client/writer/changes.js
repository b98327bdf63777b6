/**
 * The history of a sheet as a set of changes that only grows: undo and redo are changes too, so nothing that was ever
 * written is lost, and the changes of two devices are joined by putting them together.
 */

/**
 * @typedef {import("../written.js").Change} Change
 * @typedef {import("../written.js").Deed} Deed
 * @typedef {import("../written.js").LineState} LineState
 */

/** The device on which a change was made. @param {string} id of the change */
export const deviceOf = (id) => id.slice(0, id.lastIndexOf("."));

/** @param {string} id of a change */
const numberOf = (id) => Number(id.slice(id.lastIndexOf(".") + 1));

/** How many changes of each device are in the log. @param {readonly Change[]} log @returns {Change["seen"]} */
export function countByDevice(log) {
  const counts = /** @type {Change["seen"]} */ ({});
  for (const { id } of log) counts[deviceOf(id)] = Math.max(counts[deviceOf(id)] ?? 0, numberOf(id));
  return counts;
}

/** How many changes were made on other devices. @param {readonly Change[]} log @param {string} device */
export const countOthers = (log, device) => log.filter(({ id }) => deviceOf(id) !== device).length;

/**
 * The log with one more change of this device.
 * @param {readonly Change[]} log
 * @param {Deed} deed
 * @param {{ device: string, at: number }} stamp
 * @returns {Change}
 */
export function nextChange(log, deed, { device, at }) {
  const seen = countByDevice(log);
  return { ...deed, id: `${device}.${(seen[device] ?? 0) + 1}`, seen, at };
}

/** @param {Change} change */
const depthOf = ({ seen }) => Object.values(seen).reduce((sum, count) => sum + count, 0);

/**
 * The log in one order for all devices: each change after those that it had seen.
 * @param {readonly Change[]} log
 * @returns {Change[]}
 */
export const inOrder = (log) =>
  [...log].sort((one, other) => depthOf(one) - depthOf(other) || (one.id < other.id ? -1 : 1));

/** The changes of both logs. @param {readonly Change[]} one @param {readonly Change[]} other @returns {Change[]} */
export const joinLogs = (one, other) =>
  inOrder([...new Map([...one, ...other].map((change) => [change.id, change])).values()]);

/** Whether `change` was made on a device that knew `other`. @param {Change} change @param {Change} other */
const hadSeen = (change, other) => (change.seen[deviceOf(other.id)] ?? 0) >= numberOf(other.id);

/**
 * The changes that are not undone, in order.
 * @param {readonly Change[]} log
 * @returns {Change[]}
 */
export function activeChanges(log) {
  const undone = new Set();
  const active = inOrder(log).reverse().filter((change) => {
    if (undone.has(change.id)) return false;
    if (change.do === "undo") undone.add(change.of);
    return true;
  });
  return active.reverse();
}

/**
 * The change that “undo” cancels now; null: there is none. Names are not undone but given again.
 * @param {readonly Change[]} log
 * @returns {Change | null}
 */
export const undoable = (log) =>
  activeChanges(log).findLast((change) => change.do !== "undo" && change.do !== "name") ?? null;

/**
 * The `undo` that “redo” cancels now: the newest one after which nothing else was changed; null: there is none.
 * @param {readonly Change[]} log
 * @returns {Change | null}
 */
export function redoable(log) {
  const byId = new Map(log.map((change) => [change.id, change]));
  const newest = activeChanges(log)
    .findLast((change) => change.do !== "name" && (change.do !== "undo" || byId.get(change.of)?.do !== "undo"));
  return newest?.do === "undo" ? newest : null;
}

/**
 * The lines of the sheet in order, struck ones too.
 * @param {readonly Change[]} log
 * @returns {LineState[]}
 */
export function linesOf(log) {
  const lines = /** @type {LineState[]} */ ([]);
  for (const change of activeChanges(log)) {
    const at = "of" in change ? lines.findIndex(({ id }) => id === change.of) : -1;
    const line = lines[at];
    if (change.do === "write") {
      const after = lines.findIndex(({ id }) => id === change.after);
      lines.splice(after + 1, 0, { id: change.id, line: change.line, struck: false, changes: [change] });
    } else if (line && change.do === "amend") {
      lines[at] = { ...line, line: change.line, changes: [...line.changes, change] };
    } else if (line && change.do === "strike") {
      lines[at] = { ...line, struck: true, changes: [...line.changes, change] };
    }
  }
  return lines;
}

/** The names given to the players; the last one holds. @param {readonly Change[]} log @param {number} players */
export function namesOf(log, players) {
  const names = Array(players).fill("");
  for (const change of activeChanges(log))
    if (change.do === "name" && change.seat in names) names[change.seat] = change.name;
  return names;
}

/**
 * Pairs of changes that two devices made without knowing of each other, and that concern the same place: two deals
 * written after the same line, or two corrections of one line. A pair that was decided is not among them.
 * @param {readonly Change[]} log
 * @returns {[Change, Change][]}
 */
export function conflictsIn(log) {
  const active = activeChanges(log);
  const kept = new Set(active.flatMap((change) => (change.do === "keep" ? [pairKey(change.of)] : [])));
  const gone = new Set(linesOf(log).filter(({ struck }) => struck).map(({ id }) => id));
  const there = active.filter((change) => !gone.has(change.id));
  return there.flatMap((one, at) => there.slice(at + 1)
    .filter((other) => samePlace(one, other) && !hadSeen(one, other) && !hadSeen(other, one)
      && !kept.has(pairKey([one.id, other.id])))
    .map((other) => /** @type {[Change, Change]} */ ([one, other])));
}

/** @param {readonly string[]} ids */
const pairKey = (ids) => [...ids].sort().join(" ");

/** @param {Change} one @param {Change} other */
function samePlace(one, other) {
  if (one.do === "write" && other.do === "write") return one.after === other.after;
  const corrects = (/** @type {Change} */ change) => change.do === "amend" || change.do === "strike";
  return corrects(one) && corrects(other) && "of" in one && "of" in other && one.of === other.of;
}
