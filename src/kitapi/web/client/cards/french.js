/** The French-suited deck: the vendored faces, and plain ones with a large index in the same style. */
import { settings } from "../settings/settings.js";
import { html } from "../ui.js";
import { OUTLINES } from "./outlines.js";

/** @typedef {import("../protocol.js").Card} Card */

/**
 * The address of a card's drawing: a court card has a file of its own, all others of a deck are views of one file.
 * @param {Card} card
 * @param {boolean} [fourColours]
 */
export function drawingAddress(card, fourColours = settings.value.fourColours) {
  const deck = fourColours && /[cd]$/.test(card) ? "four" : "two";
  const name = card.toLowerCase();
  return `/static/vendor/cards/${deck}/${/^[jqk]/.test(name) ? `${name}.svg` : `numbers.svg#${name}`}`;
}

/** @param {{ card: Card, form?: import("./deck.js").Form }} props */
export const FrenchFace = ({ card, form = settings.value }) => (form.bigIndex
  ? html`<${LargeFace} card=${card} form=${form} />`
  : html`<img class="face" src=${drawingAddress(card, form.fourColours)} alt="" draggable=${false} />`);

/** @param {{ card: Card, form: import("./deck.js").Form }} props */
function LargeFace({ card, form }) {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  const colours = form.fourColours ? "four" : "two";
  const half = html`<text x="-108" y="-71">${rank === "T" ? "10" : rank}</text>
    <path transform="translate(-58 2)scale(0.096)" d=${OUTLINES[suit]} />`;
  return html`<svg class=${`face large french ${colours}-${suit}`} viewBox="-120 -168 240 336" aria-hidden="true">
    <rect x="-119.5" y="-167.5" width="239" height="335" rx="14" />
    ${half}<g transform="rotate(180)">${half}</g>
  </svg>`;
}
