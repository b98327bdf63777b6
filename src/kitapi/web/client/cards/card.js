/** A card, face up or down. */
import { settings } from "../settings/settings.js";
import { classes, html } from "../ui.js";
import { cardName, suitOf } from "./names.js";
import { Letters } from "./suit.js";

/** @typedef {import("../protocol.js").Card} Card */

/** @param {Card} card */
function faceOf(card) {
  const deck = settings.value.fourColours && /[cd]$/.test(card) ? "four" : "two";
  return `/static/vendor/cards/${deck}/${card.toLowerCase()}.svg`;
}

/**
 * The drawing alone.
 * @param {{ card: Card }} props
 */
export const Face = ({ card }) => html`<img class="face" src=${faceOf(card)} alt="" draggable=${false} />
  ${settings.value.letters && html`<${Letters} suit=${suitOf(card)} />`}`;

/**
 * A card that only lies there.
 * @param {{ card: Card, class?: string, style?: object }} props
 */
export function LyingCard({ card, class: name, style }) {
  return html`<span class=${classes("card", name)} style=${style} role="img" aria-label=${cardName(card)}>
    <${Face} card=${card} />
  </span>`;
}

/** @param {{ class?: string, style?: object }} props */
export const CardBack = ({ class: name, style }) => html`<span class=${classes("card back", name)}
  style=${style}></span>`;

/**
 * Fetches the faces ahead of their being needed.
 * @param {readonly Card[]} cards
 */
export function fetchFaces(cards) {
  for (const card of cards) new Image().src = faceOf(card);
}
