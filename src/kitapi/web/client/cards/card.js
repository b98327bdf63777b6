/** A card, face up or down, of the deck that is shown. */
import { settings } from "../settings/settings.js";
import { classes, html } from "../ui.js";
import { shownDeck } from "./deck.js";
import { drawingAddress, FrenchFace } from "./french.js";
import { DRAWING_FILE, GermanFace } from "./german.js";
import { cardName, suitOf } from "./names.js";
import { Letters } from "./suit.js";

/**
 * @typedef {import("../protocol.js").Card} Card
 * @typedef {import("./deck.js").GameDeck} GameDeck
 */

/**
 * Only the drawing; `own`: the game's deck, if it is not the game at the table.
 * @param {{ card: Card, own?: GameDeck }} props
 */
export const Face = ({ card, own }) => html`${shownDeck(own) === "german" ? html`<${GermanFace} card=${card} />`
  : html`<${FrenchFace} card=${card} />`}
  ${settings.value.letters && html`<${Letters} suit=${suitOf(card)} own=${own} />`}`;

/**
 * A card that cannot be played.
 * @param {{ card: Card, own?: GameDeck, class?: string, style?: object }} props
 */
export function LyingCard({ card, own, class: name, style }) {
  return html`<span class=${classes("card", name)} style=${style} role="img" aria-label=${cardName(card, own)}>
    <${Face} card=${card} own=${own} />
  </span>`;
}

/** @param {{ class?: string, style?: object }} props */
export const CardBack = ({ class: name, style }) => html`<span class=${classes("card back", name)}
  style=${style}></span>`;

/**
 * Fetches the faces before they are needed.
 * @param {readonly Card[]} cards
 */
export function fetchFaces(cards) {
  const drawings = shownDeck() === "german"
    ? [DRAWING_FILE]
    : new Set(cards.map((card) => drawingAddress(card).replace(/#.*/, "")));
  for (const drawing of drawings) new Image().src = drawing;
}
