/** What people say at a table, as the page keeps it. */

/**
 * A phrase; `at`: when it arrived, by the browser's clock; none for one that was said before the page came.
 * @typedef {import("../protocol.js").SaidMessage & { at?: number }} Said
 */

const KEPT = 50;

/**
 * What was said with a new phrase, or what the server had kept before the page came.
 * @param {readonly Said[]} said
 * @param {import("../protocol.js").SaidMessage | import("../protocol.js").TalkMessage} message
 * @returns {readonly Said[]}
 */
export const addSaid = (said, message) =>
  (message.type === "talk" ? message.said : [...said, { ...message, at: Date.now() }].slice(-KEPT));

/**
 * Whether there may be talk at a table: two people sit there, and it is allowed, or the viewer may allow it.
 * @param {import("../protocol.js").TableView} table
 */
export const mayBeTalk = ({ seats, talk = "off", moderates }) =>
  seats.filter(({ kind }) => kind === "person").length > 1 && (talk !== "off" || moderates);
