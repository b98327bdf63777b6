/**
 * Notices that a connection is lost: it does not open, no message arrives any more, or a message is not answered.
 * The browser does not report a connection that is lost without being closed.
 */

/**
 * How long a connection may be silent and an answer may take, in milliseconds, as the server announces it.
 * @typedef {{ silence: number, answer: number }} Limits
 *
 * @typedef {object} Clock
 * @property {() => number} now milliseconds, never set back
 * @property {(act: () => void, milliseconds: number) => number} after
 * @property {(timer: number) => void} cancel
 *
 * @typedef {ReturnType<typeof openWatchdog>} Watchdog
 */

/**
 * A timer that is late by more than this, in milliseconds: the machine slept, or the browser slows a hidden tab down.
 */
const LATE = 1000;

/** @type {Clock} */
export const BROWSER_CLOCK = {
  now: () => performance.now(),
  after: (act, milliseconds) => setTimeout(act, milliseconds),
  cancel: (timer) => clearTimeout(timer),
};

/**
 * Watches one connection, from the moment when it is opened.
 * @param {Clock} clock
 * @param {number} opening milliseconds within which it must open
 * @param {{ onLost: (why: "opening" | "silence" | "answer") => void, onLate: () => void }} listener `onLate`: the timer
 *   was
 *   late, and nothing is known of the connection; it is watched for as long again
 */
export function openWatchdog(clock, opening, { onLost, onLate }) {
  /** When each message was sent that is not answered yet, by its id, the oldest first. */
  const sent = /** @type {Map<string, number>} */ (new Map());
  let limits = /** @type {Limits | null} */ (null);
  let isOpen = false;
  let heardAt = clock.now();
  let wasLate = false;
  let timer = clock.after(checkConnection, opening);

  /** When, and why, the connection will count as lost. @returns {["opening" | "silence" | "answer", number]} */
  function due() {
    if (!isOpen) return ["opening", heardAt + opening];
    if (!limits) return ["silence", Infinity];
    const [oldest = Infinity] = sent.values();
    const silence = heardAt + limits.silence;
    const answer = oldest + limits.answer;
    return answer < silence ? ["answer", answer] : ["silence", silence];
  }

  function checkConnection() {
    const [why, at] = due();
    const now = clock.now();
    if (now < at) return schedule();
    if (now - at > LATE && !wasLate) return restartWaits(now);
    return onLost(why);
  }

  /** Sets the timer for the moment when the connection is due. A later message moves that moment, not the timer. */
  function schedule() {
    clock.cancel(timer);
    const [, at] = due();
    if (at < Infinity) timer = clock.after(checkConnection, Math.max(0, at - clock.now()));
  }

  /** Restarts the waits at `now`, once, because nothing could have been received before. @param {number} now */
  function restartWaits(now) {
    wasLate = true;
    heardAt = now;
    for (const id of sent.keys()) sent.set(id, now);
    schedule();
    onLate();
  }

  return {
    /** The connection is open. */
    opened() {
      isOpen = true;
      heardAt = clock.now();
      schedule();
    },
    /** The server has announced its limits. @param {Limits} announced */
    expect(announced) {
      limits = announced;
      schedule();
    },
    /** A message has arrived. */
    heard() {
      heardAt = clock.now();
      wasLate = false;
    },
    /** A message that must be answered was sent. @param {string} id */
    expectAnswer(id) {
      sent.set(id, clock.now());
      schedule();
    },
    /**
     * An answer has arrived; returns the milliseconds that it took, null if nothing was sent with this id.
     * @param {string} id
     */
    answered(id) {
      const at = sent.get(id);
      sent.delete(id);
      return at === undefined ? null : clock.now() - at;
    },
    /** Whether heartbeats and answers to probes may be expected. */
    isWatching: () => limits !== null,
    /** Stops watching. */
    close: () => clock.cancel(timer),
  };
}
