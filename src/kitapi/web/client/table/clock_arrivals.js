/** When each clock came here, by the page's own time. */

/** @typedef {import("../protocol.js").ClockView} ClockView */

const arrivals = /** @type {WeakMap<ClockView, number>} */ (new WeakMap());

/** Notes that a clock has just come from the server. @param {ClockView | null | undefined} clock */
export function noteClock(clock) {
  if (clock) arrivals.set(clock, performance.now());
}

/** Milliseconds since a clock came. @param {ClockView} clock */
export const sinceArrival = (clock) => performance.now() - (arrivals.get(clock) ?? performance.now());
