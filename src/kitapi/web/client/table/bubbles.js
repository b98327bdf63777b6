/** What people say: each phrase at its speaker's plate; under the bar, with their name, where no plate is in sight. */
import { html, useLayoutEffect, useRef } from "../ui.js";
import { phraseWords } from "./phrases.js";

/** Pixels between a bubble and the edge of the page, and by how many it reaches below the plate. */
const MARGIN = 8;
/** Where the first bubble without a plate stands, and the next ones below it, in pixels. */
const UNDER_THE_BAR = 50;
const ROW = 34;

/** @typedef {import("./talk_record.js").Said} Said */

/**
 * The newest phrase of each speaker; `lineOf` returns a phrase with its speaker's name.
 * @param {{ said: readonly Said[], me: number | null, lineOf: (said: Said) => string }} props
 */
export function Bubbles({ said, me, lineOf }) {
  const newest = [...new Map(said.map((one) => [one.seat, one])).values()];
  const ofOthers = newest.filter((one) => one.seat !== me);
  return newest.map((one) => html`<${Bubble} key=${one.seat} said=${one} line=${lineOf(one)}
    row=${Math.max(0, ofOthers.indexOf(one))} />`);
}

/** @param {{ said: Said, line: string, row: number }} props */
function Bubble({ said, line, row }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const follow = () => { if (bubble.current) place(bubble.current, said.seat, row); };
    follow();
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  });
  return html`<p class="bubble" ref=${bubble} aria-hidden="true"><span>${phraseWords(said.phrase)}</span><span
    >${line}</span></p>`;
}

/**
 * Places a bubble at the plate of `seat`: of several the last one, which is the viewer's large one.
 * @param {HTMLElement} bubble
 * @param {number} seat
 * @param {number} row
 */
function place(bubble, seat, row) {
  const plate = [...document.querySelectorAll(`.plate[data-seat="${seat}"]`)].filter(isInSight).at(-1);
  const [phrase, line] = /** @type {HTMLElement[]} */ ([...bubble.children]);
  phrase.hidden = !plate;
  line.hidden = !!plate;
  const { left, top } = plate ? spotAt(plate, bubble)
    : { left: middleOfTable() - bubble.offsetWidth / 2, top: UNDER_THE_BAR + row * ROW };
  bubble.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - bubble.offsetWidth - MARGIN))}px`;
  bubble.style.top = `${top}px`;
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
  const { left, top, bottom, height } = plate.getBoundingClientRect();
  const end = plate.matches(".at-bottom") && plate.querySelector(".plate-name > :last-child")?.getBoundingClientRect();
  return end ? { left: end.right + MARGIN, top: top + (height - bubble.offsetHeight) / 2 }
    : { left: left + MARGIN, top: bottom - bubble.offsetHeight + MARGIN };
}

/** Whether nothing covers the lower edge of a plate; a bubble covers nothing. @param {Element} plate */
function isInSight(plate) {
  const { left, bottom, width } = plate.getBoundingClientRect();
  return width > 0 && plate.contains(document.elementFromPoint(left + width / 2, bottom - MARGIN));
}
