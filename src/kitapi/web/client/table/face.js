/** Faces for the plates: each drawn from the name of whoever sits there, and always the same for that name. */
import { html } from "../ui.js";
import { isUnnamed } from "./seating.js";

/** @typedef {import("../protocol.js").SeatView} SeatView */

const GROUNDS = ["#d9ceb2", "#c3d6cf", "#e3cf97", "#d9c1c4", "#c9cfe0"];
const SKINS = ["#f2d0b0", "#e5b58d", "#c98f62", "#9c6644", "#74492f"];
const HAIR = ["#2b211b", "#57371f", "#8a5a2c", "#a8a196", "#e8e2d4"];
const CLOTHS = ["#12474f", "#7a2c36", "#3c5a34", "#6d4f06", "#33415c", "#5d4a66"];

/** Hair behind the head and before it; the last two are caps, which have the colour of the cloth. */
const STYLES = [
  { front: "M11 17a9 9 0 0 1 18 0c-1-4-4-6-9-6s-8 2-9 6z" },
  { front: "M11 18c-1-8 4-11 10-11s9 4 8 11c-1-4-2-6-5-7-4 3-9 3-13 7z" },
  { back: "M9 18a11 11 0 0 1 22 0v12H9z", front: "M11 16a9 9 0 0 1 18 0c-3-1-5-3-7-5-3 3-7 5-11 5z" },
  { cap: "M9.5 14c1-8 19-10 23-1l-3 1.5c-6-2-13-2-20-.5z" },
  { cap: "M11 13c0-8 18-8 18 0-6-2-12-2-18 0z" },
];

const LENS = "a3.2 3.2 0 1 1 6.4 0 3.2 3.2 0 1 1-6.4 0";
const GLASSES = `M13.2 17.5${LENS}m7.2 0${LENS}`;
const BEARD = "M11.5 19c0 8 4 11 8.5 11s8.5-3 8.5-11c-1.5 3-4 3.5-8.5 3.5s-7-.5-8.5-3.5z";
const BEARDS = ["", "", BEARD];

/** A number from a text, in which every letter changes every digit (FNV-1a). @param {string} text */
function digest(text) {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The styles that fit every name, for bots, whose names depend on the viewer's language. */
const PLAIN_STYLES = [0, 1, 3, 4].flatMap((at) => STYLES[at] ?? []);

/** The text from which a face is made: the name of a person who gave one, else the seat. @param {SeatView} seat */
export const faceText = (seat) =>
  (seat.kind === "person" && !isUnnamed(seat) ? `person ${seat.name}` : `${seat.kind} ${seat.seat}`);

/**
 * The parts of the face that a text has.
 * @param {string} text
 * @param {boolean} [isBot]
 */
export function faceParts(text, isBot = false) {
  let left = digest(text);
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => {
    const found = /** @type {any} */ (list[left % list.length]);
    left = Math.floor(left / list.length);
    return found;
  };
  return {
    ground: pick(GROUNDS), skin: pick(SKINS), hair: pick(HAIR), cloth: pick(CLOTHS),
    style: pick(isBot ? PLAIN_STYLES : STYLES), beard: isBot ? "" : pick(BEARDS),
    hasGlasses: pick([true, false, false]),
  };
}

/** @param {{ seat: SeatView }} props */
export function Face({ seat }) {
  const { ground, skin, hair, cloth, style, beard, hasGlasses } = faceParts(faceText(seat), seat.kind === "bot");
  return html`<svg class="face-drawn" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" fill=${ground} />
    ${style.back && html`<path d=${style.back} fill=${hair} />`}
    <path d="M6 37c1-7 6-9 14-9s13 2 14 9a20 20 0 0 1-28 0z" fill=${cloth} />
    <path d="M16 24h8v6a4 4 0 0 1-8 0z" fill=${skin} /><ellipse cx="20" cy="18.5" rx="8.5" ry="9.5" fill=${skin} />
    ${beard && html`<path d=${beard} fill=${hair} />`}
    <path d="M16.5 17.5h.1M23.5 17.5h.1" stroke="#201a16" stroke-width="2.2" stroke-linecap="round" />
    <path d="M18 24.5q2 1.2 4 0" stroke="#201a16" stroke-width="1" fill="none" stroke-linecap="round" />
    ${style.front && html`<path d=${style.front} fill=${hair} />`}
    ${style.cap && html`<path d=${style.cap} fill=${cloth} />`}
    ${hasGlasses && html`<path d=${GLASSES} fill="none" stroke="#201a16" stroke-width="1" />`}
  </svg>`;
}
