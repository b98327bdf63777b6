/** Steps through a line of play, by hand or automatically, and continues it from any card. */
import { useKeys } from "../keyboard/keys.js";
import { replaceAddress } from "../routes.js";
import { useEffect, useState } from "../ui.js";
import { solverAddress } from "./deal.js";

/** Milliseconds between two cards that are played automatically. */
const CARD_MS = 900;

/**
 * The position in a line of play, which the address holds, and what moves it: by a step, by a card, or automatically.
 * @param {import("./deal.js").Deal} deal
 * @param {string[]} played all cards of the line
 * @param {number} at how many of them are shown
 * @param {import("./solver_request.js").Answer | null} answer the solver's answer in this position
 */
export function useSteps(deal, played, at, answer) {
  const [playing, setPlaying] = useState(false);
  const last = played.length;
  const line = answer?.line ? answer.line.split(" ") : [];
  const shown = played.slice(0, at);
  const show = (/** @type {string[]} */ cards, /** @type {number} */ place) =>
    replaceAddress(solverAddress(deal, cards, place));
  const goTo = (/** @type {number} */ to) => {
    setPlaying(false);
    show(played, Math.min(Math.max(to, 0), last));
  };
  const play = (/** @type {string} */ card) => {
    setPlaying(false);
    show(played[at] === card ? played : [...shown, card], at + 1);
  };
  const playBest = () => { if (line[0]) play(line[0]); };
  const playOut = () => {
    if (line.length === 0) return;
    show([...shown, ...line], at + 1);
    setPlaying(true);
  };
  const toggle = () => {
    if (playing) setPlaying(false);
    else if (at < last) setPlaying(true);
    else playOut();
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) setPlaying(false);
    const timer = setTimeout(() => show(played, Math.min(at + 1, last)), CARD_MS);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  useKeys((key) => {
    if (key !== " " || document.activeElement?.matches("button, a, summary, input, select")) return false;
    toggle();
    return true;
  });
  return { at, last, playing, goTo, toggle, play, playBest, playOut, line };
}
