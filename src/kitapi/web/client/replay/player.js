/** Plays the moments of a deal, by hand or automatically. */
import { useKeys } from "../keyboard/keys.js";
import { useEffect, useState } from "../ui.js";

/** @typedef {ReturnType<typeof usePlayer>} Player */

/** How long a moment stays, in milliseconds: long enough to be read. */
const STAYS = 1500;

/**
 * @param {number} count
 * @param {(at: number) => void} onMoment called with every moment that is shown
 */
export function usePlayer(count, onMoment) {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const last = Math.max(count - 1, 0);
  const move = (/** @type {number} */ to) => {
    const place = Math.min(Math.max(to, 0), last);
    if (place === at) return;
    setAt(place);
    onMoment(place);
  };
  const goTo = (/** @type {number} */ to) => {
    setPlaying(false);
    move(to);
  };
  const toggle = () => {
    if (!playing && at === last) move(0);
    setPlaying(!playing);
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) setPlaying(false);
    const timer = setTimeout(() => move(at + 1), STAYS);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useKeys((key) => {
    if (key !== " " || document.activeElement?.matches("button, a, summary, input")) return false;
    toggle();
    return true;
  });
  return { at, last, playing, goTo, toggle };
}
