/** What people say, each phrase on the lower edge of its speaker's plate, where it covers nothing else. */
import { html, useLayoutEffect, useRef } from "../ui.js";
import { phraseWords } from "./phrases.js";

/** Pixels between a bubble and the edge of the page, and by how many it reaches below the plate. */
const MARGIN = 8;

/** @param {{ said: readonly import("./talk_record.js").Said[] }} props */
export function Bubbles({ said }) {
  const newest = new Map(said.map((one) => [one.seat, one]));
  return [...newest.values()].map((one) => html`<${Bubble} key=${one.seat} said=${one} />`);
}

/** @param {{ said: import("./talk_record.js").Said }} props */
function Bubble({ said }) {
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const follow = () => { if (bubble.current) place(bubble.current, said.seat); };
    follow();
    addEventListener("resize", follow);
    return () => removeEventListener("resize", follow);
  });
  return html`<p class="bubble" ref=${bubble} aria-hidden="true">${phraseWords(said.phrase)}</p>`;
}

/**
 * Places a bubble on the plate of `seat`: of several the last one, which is the viewer's large one. Without a plate in
 * sight it is not shown.
 * @param {HTMLElement} bubble
 * @param {number} seat
 */
function place(bubble, seat) {
  const plate = [...document.querySelectorAll(`.plate[data-seat="${seat}"]`)].filter(isInSight).at(-1);
  bubble.hidden = !plate;
  if (!plate) return;
  const { left, bottom } = plate.getBoundingClientRect();
  const furthest = innerWidth - bubble.offsetWidth - MARGIN;
  bubble.style.left = `${Math.max(MARGIN, Math.min(left + MARGIN, furthest))}px`;
  bubble.style.top = `${bottom - bubble.offsetHeight + MARGIN}px`;
}

/** Whether nothing covers the lower edge of a plate; a bubble covers nothing. @param {Element} plate */
function isInSight(plate) {
  const { left, bottom, width } = plate.getBoundingClientRect();
  return width > 0 && plate.contains(document.elementFromPoint(left + width / 2, bottom - MARGIN));
}
