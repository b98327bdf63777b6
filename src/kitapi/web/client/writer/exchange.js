/** Makes the changes of a phone and those of the room equal, however often an answer is lost on the way. */
import { checkSheet } from "./sheet_file.js";

/**
 * @typedef {import("../written.js").Change} Change
 * @typedef {import("./room_requests.js").Answer} Answer
 *
 * `waiting`: those of the changes that the room is not known to have. `atRoom`: the others. `exchange`: sends those
 * that wait, and resolves to the last answer.
 * @typedef {{
 *   waiting: (changes: readonly Change[]) => Change[], atRoom: () => string[],
 *   exchange: (changes: readonly Change[]) => Promise<Answer>,
 * }} Exchange
 */

/** The most changes that the room takes at once. */
const AT_ONCE = 100;

/**
 * The first exchange of a page asks for all that the room has, so that nothing is missed if the room has lost some.
 * @param {string} key
 * @param {(sent: import("./room_requests.js").Sent) => Promise<Answer>} send
 * @param {(answer: Answer) => Promise<void>} take keeps what was answered; until it has, the same is requested again
 * @param {readonly string[]} [known] changes that the room had at the last exchange
 * @returns {Exchange}
 */
export function exchangeWith(key, send, take, known = []) {
  let [after, atRoom] = [0, new Set(known)];
  const waiting = (/** @type {readonly Change[]} */ changes) => changes.filter(({ id }) => !atRoom.has(id));
  const once = async (/** @type {readonly Change[]} */ changes) => {
    const answer = await send({ key, after, changes: after ? waiting(changes).slice(0, AT_ONCE) : [] });
    if (!checkSheet(answer)) throw new Error("the room's answer is no sheet");
    await take(answer);
    if (answer.after === 0) atRoom = new Set();
    for (const { id } of answer.changes) atRoom.add(id);
    after = answer.version;
    return answer;
  };
  return {
    waiting,
    atRoom: () => [...atRoom],
    exchange: async (changes) => {
      let answer = await once(changes);
      for (let left = waiting(changes).length; answer.role === "writer" && left > 0;) {
        answer = await once(changes);
        const now = waiting(changes).length;
        if (now >= left) throw new Error("the room does not keep what is sent");
        left = now;
      }
      return answer;
    },
  };
}

/**
 * Whether two devices wrote different changes under one id, as two phones do of which one was copied to the other.
 * @param {readonly Change[]} kept
 * @param {readonly Change[]} came
 */
export function isClash(kept, came) {
  const byId = new Map(kept.map((change) => [change.id, change]));
  return came.some((change) => {
    const own = byId.get(change.id);
    return own !== undefined && textOf(own) !== textOf(change);
  });
}

/** A change without what a link leaves out of it, and without names, which may be removed. @param {Change} change */
const textOf = (change) => JSON.stringify(sortFields({ ...change, at: 0, ...("name" in change && { name: "" }) }));

/** The value with its fields in one order, without those that are false. @param {any} value @returns {any} */
function sortFields(value) {
  if (Array.isArray(value)) return value.map(sortFields);
  if (typeof value !== "object" || value === null) return value;
  const names = Object.keys(value).filter((name) => value[name] !== false).sort();
  return names.map((name) => [name, sortFields(value[name])]);
}
