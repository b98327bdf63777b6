/** The time that is left to the player to act, where the house limits it: a ring that empties, and the seconds. */
import { announce } from "../announcer.js";
import { classes, html, useEffect, useRef, useState } from "../ui.js";
import { n } from "../words/translation.js";
import { sinceArrival } from "./clock_arrivals.js";

/** @typedef {import("../protocol.js").ClockView} ClockView */

/** Seconds left from which the clock stands out, and is announced to the player to act. */
const SHORT = 10;

/** How often the page looks at the time, in milliseconds. */
const EVERY = 200;

/** Whole seconds left now, the one that runs counted. @param {ClockView} clock */
function secondsLeft(clock) {
  return Math.max(0, Math.ceil((clock.left - sinceArrival(clock)) / 1000));
}

/** @param {{ clock: ClockView, mine: boolean }} props `mine`: the reader is to act */
export function CallClock({ clock, mine }) {
  const left = useSecondsLeft(clock);
  const said = useRef(false);
  const short = left <= SHORT && left > 0;
  useEffect(() => {
    if (mine && short && !said.current) announce(n("{count} second left", "{count} seconds left", left));
    said.current ||= short;
  }, [mine, short]);
  return html`<span class=${classes("call-clock", short && "short")} role="timer" data-word="clock"
    style=${{ "--share": left / clock.seconds }}>
    <i class="call-clock-ring" aria-hidden="true"></i><span class="figure" aria-hidden="true">${left}</span>
    <span class="unseen">${n("{count} second left", "{count} seconds left", left)}</span>
  </span>`;
}

/** @param {ClockView} clock */
function useSecondsLeft(clock) {
  const [left, setLeft] = useState(() => secondsLeft(clock));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(clock));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }, [clock]);
  return left;
}
