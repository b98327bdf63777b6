/**
 * A clock that stands still until a test lets it pass; `sleep` is a machine's: time passes and no timer runs meanwhile.
 */

export function manualClock() {
  let time = 0;
  let count = 0;
  const timers = /** @type {Map<number, [number, () => void]>} */ (new Map());
  const earliest = () => [...timers].sort(([, [one]], [, [other]]) => one - other)[0];

  /** @param {number} milliseconds */
  function pass(milliseconds) {
    const until = time + milliseconds;
    for (let next = earliest(); next && next[1][0] <= until; next = earliest()) {
      const [id, [at, act]] = next;
      time = Math.max(time, at);
      timers.delete(id);
      act();
    }
    time = until;
  }

  return {
    timers,
    pass,
    now: () => time,
    /** @param {() => void} act @param {number} milliseconds */
    after(act, milliseconds) {
      count += 1;
      timers.set(count, [time + milliseconds, act]);
      return count;
    },
    cancel: (/** @type {number} */ timer) => { timers.delete(timer); },
    sleep(/** @type {number} */ milliseconds) {
      time += milliseconds;
      pass(0);
    },
  };
}
