/**
 * What people say: each phrase at its speaker's plate, or with their name under the bar if no plate is in sight.
 *
 * Plates move with the page's size, the question below and the felt, so a bubble finds its plate again in every frame
 * of the few seconds for which it is shown.
 */
import { html, useLayoutEffect, useRef } from "../ui.js";
import { phraseWords } from "./phrases.js";

/** Pixels between a bubble and the edge of the page, and by how many it reaches below the plate. */
const MARGIN = 8;
/** The top of the first bubble without a plate, in pixels. */
const UNDER_THE_BAR = 50;

/** @typedef {import("./talk_record.js").Said} Said */

/**
 * The newest phrase of each speaker; `lineOf` returns a phrase with its speaker's name.
 * @param {{ said: readonly Said[], lineOf: (said: Said) => string }} props
 */
export function Bubbles({ said, lineOf }) {
  const newest = new Map(said.map((one) => [one.seat, one]));
  return [...newest.values()].map((one) => html`<${Bubble} key=${one.seat} said=${one} line=${lineOf(one)} />`);
}

/** @param {{ said: Said, line: string }} props */
function Bubble({ said, line }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      if (bubble.current) place(bubble.current, said.seat);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  });
  return html`<p class="bubble" ref=${bubble} aria-hidden="true"><span>${said.phrase
    ? phraseWords(said.phrase) : line}</span><span
    >${line}</span></p>`;
}

/**
 * Places a bubble at the plate of `seat`: of several the last one, which is the viewer's large one.
 * @param {HTMLElement} bubble
 * @param {number} seat
 */
function place(bubble, seat) {
  const plate = [...document.querySelectorAll(`.plate[data-seat="${seat}"]`)].filter(isInSight).at(-1);
  const [phrase, line] = /** @type {HTMLElement[]} */ ([...bubble.children]);
  phrase.hidden = !plate;
  line.hidden = !!plate;
  const { left, top } = plate ? spotAt(plate, bubble)
    : { left: middleOfTable() - bubble.offsetWidth / 2, top: UNDER_THE_BAR };
  const inside = Math.max(MARGIN, Math.min(left, innerWidth - bubble.offsetWidth - MARGIN));
  bubble.style.left = `${inside}px`;
  bubble.style.top = `${belowEarlier(bubble, inside, top)}px`;
}

/**
 * Returns the top of a bubble: `top`, or the first place below it that covers no bubble before it.
 * @param {HTMLElement} bubble
 * @param {number} left
 * @param {number} top
 */
function belowEarlier(bubble, left, top) {
  let free = top;
  for (let one = bubble.previousElementSibling; one?.matches(".bubble"); one = one.previousElementSibling) {
    const other = one.getBoundingClientRect();
    const isBeside = left >= other.right || other.left >= left + bubble.offsetWidth;
    const isClear = free >= other.bottom || other.top >= free + bubble.offsetHeight;
    if (!isBeside && !isClear) free = other.bottom + MARGIN / 2;
  }
  return free;
}

/** The large plate is as wide as the table. */
function middleOfTable() {
  const { left, right } = (document.querySelector(".plate.at-bottom") ?? document.body).getBoundingClientRect();
  return (left + right) / 2;
}

/**
 * Returns the corner of a bubble: beside the name on the large plate, which has room there; else on the lower edge,
 * where it covers nothing but the plate.
 * @param {Element} plate
 * @param {HTMLElement} bubble
 */
function spotAt(plate, bubble) {
  const { left, bottom } = plate.getBoundingClientRect();
  const end = plate.matches(".at-bottom") && plate.querySelector(".plate-name > :last-child")?.getBoundingClientRect();
  return end ? { left: end.right + MARGIN, top: (end.top + end.bottom - bubble.offsetHeight) / 2 }
    : { left: left + MARGIN, top: bottom - bubble.offsetHeight + MARGIN };
}

/** Whether nothing covers the lower edge of a plate; a bubble covers nothing. @param {Element} plate */
function isInSight(plate) {
  const { left, bottom, width } = plate.getBoundingClientRect();
  return width > 0 && plate.contains(document.elementFromPoint(left + width / 2, bottom - MARGIN));
}
