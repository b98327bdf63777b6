/** What people say at a table, as the page keeps it. */

/**
 * A phrase or a text; `at`: when it arrived, by the browser's clock; none for one that was said before the page came.
 * `gone`: the text was taken away.
 * @typedef {(import("../protocol.js").SaidMessage | import("../protocol.js").WrittenMessage)
 *   & { at?: number, gone?: boolean, phrase?: import("../protocol.js").Phrase, text?: string }} Said
 */

const KEPT = 50;

/**
 * What was said with a new phrase or text, without one that was taken away, or what the server had kept before the page
 * came.
 * @param {readonly Said[]} said
 * @param {import("../net/link.js").TalkedMessage} message
 * @returns {readonly Said[]}
 */
export function addSaid(said, message) {
  if (message.type === "talk") return message.said;
  if (message.type !== "taken_away") return [...said, { ...message, at: Date.now() }].slice(-KEPT);
  return said.map((one) => (one.number === message.number ? { ...one, text: "", gone: true } : one));
}

/**
 * Whether there may be talk at a table: two people sit there, and it is allowed, or the viewer may allow it.
 * @param {import("../protocol.js").TableView} table
 */
export const mayBeTalk = ({ seats, talk = "off", moderates }) =>
  seats.filter(({ kind }) => kind === "person").length > 1 && (talk !== "off" || moderates);
