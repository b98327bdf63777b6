/**
 * The connection to one table. When it is closed, or its watchdog reports it as lost, another one is opened. The server
 * then sends the whole state, and the link sends again, with the same ids, what was not answered; the server carries
 * out a repeated command only once.
 */
import { noteVersion } from "./version.js";
import { effect, signal } from "../ui.js";
import { randomHex } from "./random.js";
import { BROWSER_CLOCK, openWatchdog } from "./watchdog.js";

/**
 * @typedef {import("../protocol.js").Command} Command
 * @typedef {import("../protocol.js").Connection} Connection
 * @typedef {import("../protocol.js").ServerMessage} ServerMessage
 * @typedef {import("../protocol.js").StateMessage} StateMessage
 * @typedef {import("../protocol.js").RefusedMessage} RefusedMessage
 * @typedef {import("../protocol.js").SaidMessage | import("../protocol.js").WrittenMessage
 *   | import("../protocol.js").TakenAwayMessage | import("../protocol.js").TalkMessage} TalkedMessage
 * @typedef {{ readonly value: string, peek: () => string }} Pace the pace that the reader wishes, by its name
 * @typedef {{ onState: (state: StateMessage) => void, onRefused: (refused: RefusedMessage) => void,
 *   onWatching?: (count: number) => void, onTalk?: (message: TalkedMessage) => void, pace?: Pace,
 * }} Listener
 * @typedef {ReturnType<typeof openLink>} Link
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Milliseconds within which a connection must open, until a server has announced how long it may be silent. */
const OPENING = 8000;
/** The largest factors by which a slow server gets more time to open a connection, and to answer. */
const MOST_OPENING = 4;
const MOST_ANSWER = 8;
/** Milliseconds for which a connection that is being opened is not replaced, even if one is wanted at once. */
const FRESH = 1000;
/**
 * Codes with which the server closes a socket for good: there is no such table, or none that can be played; this
 * browser signed out; the visitor ended this connection from another page.
 */
const FINAL = new Map(/** @type {[number, Connection][]} */ ([[4404, "gone"], [4401, "signed out"], [4410, "ended"]]));
/**
 * The socket is closed with this code when the table, the address or the server is full; a refusal before it says
 * which.
 */
const FULL = 4429;
const FULL_WAIT = 30000;

/** 128 random bits in hexadecimal. */
const randomId = () => randomHex(16);

/**
 * @param {string} table
 * @param {string} language
 * @param {string | null} role
 * @param {string} pace
 */
function socketAddress(table, language, role, pace) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const as = role ? `&as=${encodeURIComponent(role)}` : "";
  const at = pace === "normal" ? "" : `&pace=${pace}`;
  return `${scheme}//${location.host}/api/tables/${encodeURIComponent(table)}/socket?lang=${language}${as}${at}`;
}

/**
 * @param {string} table
 * @param {string} language
 * @param {Listener} listener
 * @param {string | null} [role] the house's role as which the table is looked at; null: as who sits there, or watches
 * @param {import("./watchdog.js").Clock} [clock]
 */
export function openLink(table, language, listener, role = null, clock = BROWSER_CLOCK) {
  const connection = signal(/** @type {Connection} */ ("connecting"));
  const unanswered = signal(/** @type {Map<string, object>} */ (new Map()));
  /** Milliseconds that the last probe and its answer took; null: none was answered yet on this connection. */
  const roundTrip = signal(/** @type {number | null} */ (null));
  let socket = /** @type {WebSocket | null} */ (null);
  let watchdog = /** @type {import("./watchdog.js").Watchdog | null} */ (null);
  let wait = FIRST_WAIT;
  let opening = OPENING;
  let openedAt = 0;
  let announced = /** @type {import("./watchdog.js").Limits | null} */ (null);
  const probes = /** @type {Set<string>} */ (new Set());
  /** How many connections in a row did not open in time, and how many answers in a row were late. */
  let failedOpenings = 0;
  let lateAnswers = 0;
  let timer = 0;
  let closed = false;
  let greeted = false;
  const pace = listener.pace ?? signal("normal");
  let knownPace = pace.peek();

  function connect() {
    clock.cancel(timer);
    greeted = false;
    announced = null;
    openedAt = clock.now();
    const opened = new WebSocket(socketAddress(table, language, role, pace.peek()));
    socket = opened;
    watchdog = openWatchdog(clock, opening * Math.min(2 ** failedOpenings, MOST_OPENING), { onLost, onLate: probe });
    opened.onmessage = (event) => { if (socket === opened) receive(JSON.parse(event.data)); };
    opened.onclose = ({ code }) => {
      connection.value = FINAL.get(code) ?? connection.peek();
      if (socket !== opened) return;
      socket = null;
      reconnect(code === FULL);
    };
  }

  /** @param {boolean} full */
  function reconnect(full) {
    abandon();
    if (closed || isFinal()) return;
    connection.value = full ? "full" : "waiting";
    timer = clock.after(connect, (full ? FULL_WAIT : wait) * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  /**
   * Ignores the present socket from now on. A lost one stays until the system gives it up: closing it needs an answer,
   * too.
   */
  function abandon() {
    watchdog?.close();
    const left = socket;
    socket = null;
    watchdog = null;
    probes.clear();
    roundTrip.value = null;
    left?.close();
  }

  /** @param {"opening" | "silence" | "answer"} why */
  function onLost(why) {
    if (why === "opening") {
      failedOpenings += 1;
      return reconnect(false);
    }
    if (why === "answer") lateAnswers += 1;
    abandon();
    connection.value = "waiting";
    return connect();
  }

  /** @param {ServerMessage} message */
  function receive(message) {
    watchdog?.heard();
    if (message.type === "state") return welcome(message);
    if (message.type === "watching") return listener.onWatching?.(message.count);
    if (message.type === "said" || message.type === "written" || message.type === "taken_away"
      || message.type === "talk") return listener.onTalk?.(message);
    if (message.type === "here" && message.silence && message.answer) {
      noteVersion(message.page);
      announced = { silence: message.silence, answer: message.answer };
      opening = message.silence;
      return updateLimits();
    }
    if (message.id) return onAnswer(message);
    return message.type === "refused" ? onRefusal(message) : undefined;
  }

  /** @param {StateMessage} state */
  function welcome(state) {
    connection.value = "open";
    wait = FIRST_WAIT;
    failedOpenings = 0;
    if (!unanswered.peek().size) lateAnswers = 0;
    if (!greeted) watchdog?.opened();
    listener.onState(state);
    if (!greeted) for (const [id, command] of unanswered.peek()) transmit(id, command);
    greeted = true;
  }

  /** Passes the server's announced limits to the watchdog; a slow server gets more time for answers. */
  function updateLimits() {
    if (!announced) return;
    watchdog?.expect({ ...announced, answer: announced.answer * Math.min(2 ** lateAnswers, MOST_ANSWER) });
  }

  /** @param {import("../protocol.js").HereMessage | import("../protocol.js").DoneMessage | RefusedMessage} message */
  function onAnswer(message) {
    const id = /** @type {string} */ (message.id);
    const took = watchdog?.answered(id) ?? null;
    if (lateAnswers) {
      lateAnswers = 0;
      updateLimits();
    }
    if (probes.delete(id)) {
      roundTrip.value = took;
      return undefined;
    }
    forget(id);
    return message.type === "refused" ? onRefusal(message) : undefined;
  }

  /** @param {RefusedMessage} message */
  function onRefusal(message) {
    if (message.reason === "unknown_table") connection.value = "gone";
    return listener.onRefused(message);
  }

  /** @param {string} id */
  function forget(id) {
    const left = new Map(unanswered.peek());
    left.delete(id);
    unanswered.value = left;
  }

  /** @param {string} id @param {object} message */
  function transmit(id, message) {
    watchdog?.expectAnswer(id);
    socket?.send(JSON.stringify(message));
  }

  const isFinal = () => [...FINAL.values()].includes(connection.peek());

  const isOpen = () => greeted && socket?.readyState === WebSocket.OPEN;

  /** Sends a command, now or when there is a connection again, and returns its id. @param {Command} command */
  function send(command) {
    const id = randomId();
    unanswered.value = new Map(unanswered.peek()).set(id, { ...command, id });
    if (isOpen()) transmit(id, { ...command, id });
    return id;
  }

  /** Probes whether the connection still carries messages, and how fast, if the server knows probes. */
  function probe() {
    if (!isOpen() || !watchdog?.isWatching()) return;
    const id = randomId();
    probes.add(id);
    transmit(id, { type: "probe", id });
  }

  const stopFollowing = effect(() => {
    if (pace.value === knownPace) return;
    knownPace = pace.value;
    // The server learns the pace as a connection opens.
    if (!socket) return;
    abandon();
    connect();
  });

  /** The network is available again, or the reader is back: probes the connection, or opens one at once. */
  function hurry() {
    if (closed || document.hidden || isFinal()) return;
    if (isOpen()) probe();
    else if (!socket || clock.now() - openedAt >= FRESH) {
      wait = FIRST_WAIT;
      abandon();
      connect();
    }
  }

  function close() {
    closed = true;
    stopFollowing();
    clock.cancel(timer);
    removeEventListener("online", hurry);
    document.removeEventListener("visibilitychange", hurry);
    abandon();
  }

  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
  return { connection, unanswered, roundTrip, send, probe, hurry, close };
}
