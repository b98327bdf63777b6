/** A suit's sign, drawn, so that it looks the same everywhere; the outlines are those of the cards. */
import { settings } from "../settings/settings.js";
import { html } from "../ui.js";
import { shownDeck } from "./deck.js";
import { GermanSuit } from "./german.js";
import { suitLetters } from "./names.js";
import { OUTLINES } from "./outlines.js";

/** @param {{ suit: string }} props */
export const Suit = ({ suit }) => html`${shownDeck() === "german" ? html`<${GermanSuit} suit=${suit} />`
  : html`<svg class=${`suit suit-${suit}`} viewBox="-500 -540 1000 1080" aria-hidden="true">
    <path d=${OUTLINES[suit]} />
  </svg>`}${settings.value.letters && html`<${Letters} suit=${suit} />`}`;

/**
 * The suit in letters, for readers who have chosen that.
 * @param {{ suit: string, own?: import("./deck.js").GameDeck }} props
 */
export const Letters =
  ({ suit, own }) => html`<span class="suit-letters" aria-hidden="true">${suitLetters(suit, own)}</span>`;
