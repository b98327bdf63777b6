/** Whether and how fast things move on this page: as the reader's pace and the browser's setting for motion say. */
import { paceFactor } from "./pace.js";
import { settings } from "../settings/settings.js";
import { useEffect, useRef, useState } from "../ui.js";

/** Milliseconds in which a figure counts to its new value at the normal pace. */
const COUNTED_IN = 450;

/** Whether things move: not for readers who want no motion, nor at the pace “at once”. */
export const isMoving = () =>
  settings.peek().pace !== "at_once" && !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

/**
 * A figure on its way, in whole units. @param {number} from @param {number} to @param {number} share of the way, 0 to 1
 */
export const figureBetween = (from, to, share) => Math.round(from + (to - from) * Math.min(Math.max(share, 0), 1));

/** The amount to show while it counts up or down to `amount`. @param {number} amount */
export function useShownAmount(amount) {
  const [shown, show] = useState(amount);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      last.current = figureBetween(from, amount, (now - start) / (COUNTED_IN * paceFactor()));
      show(last.current);
      if (last.current !== amount) frame = requestAnimationFrame(step);
    };
    let frame = 0;
    if (from !== amount && isMoving()) frame = requestAnimationFrame(step);
    else last.current = amount;
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return isMoving() ? shown : amount;
}
