/**
 * The line to one table. It mends itself: after a break it connects again, is told the whole state, and says once more,
 * under the same ids, whatever had not been answered; the server does a repeated command only once.
 */
import { signal } from "../ui.js";
import { randomHex } from "./random.js";

/**
 * @typedef {import("../protocol.js").Command} Command
 * @typedef {import("../protocol.js").Connection} Connection
 * @typedef {import("../protocol.js").ServerMessage} ServerMessage
 * @typedef {import("../protocol.js").StateMessage} StateMessage
 * @typedef {import("../protocol.js").RefusedMessage} RefusedMessage
 * @typedef {{ onState: (state: StateMessage) => void, onRefused: (refused: RefusedMessage) => void, onWatching?: (count: number) => void }} Listener
 * @typedef {ReturnType<typeof openLink>} Link
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** The socket is closed with this code when there is no such table, or none that can be played. */
const NO_SUCH_TABLE = 4404;
/** The socket is closed with this code when the table, the address or the server is full; a refusal before it says which. */
const FULL = 4429;
const FULL_WAIT = 30000;

/** 128 random bits in hexadecimal. */
const unguessable = () => randomHex(16);

/**
 * @param {string} table
 * @param {string} language
 * @param {string | null} role
 */
function socketAddress(table, language, role) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?lang=${language}${role ? `&as=${encodeURIComponent(role)}` : ""}`;
}

/**
 * @param {string} table
 * @param {string} language
 * @param {Listener} listener
 * @param {string | null} [role] the house's role as which the table is looked at; null: as who sits there, or watches
 */
export function openLink(table, language, listener, role = null) {
  const connection = signal(/** @type {Connection} */ ("connecting"));
  const unanswered = signal(/** @type {Map<string, object>} */ (new Map()));
  let socket = /** @type {WebSocket | null} */ (null);
  let wait = FIRST_WAIT;
  let timer = 0;
  let closed = false;
  let greeted = false;

  function connect() {
    clearTimeout(timer);
    greeted = false;
    const opened = new WebSocket(socketAddress(table, language, role));
    socket = opened;
    opened.onmessage = (event) => { if (socket === opened) receive(JSON.parse(event.data)); };
    opened.onclose = ({ code }) => {
      if (code === NO_SUCH_TABLE) connection.value = "gone";
      if (socket === opened) reconnect(code === FULL);
    };
  }

  /** @param {boolean} full */
  function reconnect(full) {
    socket = null;
    if (closed || connection.peek() === "gone") return;
    connection.value = full ? "full" : "waiting";
    timer = setTimeout(connect, (full ? FULL_WAIT : wait) * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /** @param {ServerMessage} message */
  function receive(message) {
    if (message.type === "state") return welcome(message);
    if (message.type === "watching") return listener.onWatching?.(message.count);
    if (message.id) forget(message.id);
    if (message.type !== "refused") return undefined;
    if (message.reason === "unknown_table") connection.value = "gone";
    return listener.onRefused(message);
  }

  /** @param {StateMessage} state */
  function welcome(state) {
    connection.value = "open";
    wait = FIRST_WAIT;
    listener.onState(state);
    if (!greeted) for (const command of unanswered.peek().values()) socket?.send(JSON.stringify(command));
    greeted = true;
  }

  /** @param {string} id */
  function forget(id) {
    const left = new Map(unanswered.peek());
    left.delete(id);
    unanswered.value = left;
  }

  /** Sends a command, now or when the line is back; its id. @param {Command} command */
  function send(command) {
    const id = unguessable();
    unanswered.value = new Map(unanswered.peek()).set(id, { ...command, id });
    if (greeted && socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...command, id }));
    return id;
  }

  /** Tries at once: the network, or the reader, is back. */
  function hurry() {
    if (socket || closed || document.hidden || connection.peek() === "gone") return;
    wait = FIRST_WAIT;
    connect();
  }

  function close() {
    closed = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    socket?.close();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
  return { connection, unanswered, send, hurry, close };
}
