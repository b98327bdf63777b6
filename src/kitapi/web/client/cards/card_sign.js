/** A card as its rank and the drawn sign of its suit, for labels and tables. */
import { html } from "../ui.js";
import { cardName, rankIndex, suitOf } from "./names.js";
import { Suit } from "./suit.js";

/** The sign alone, where the card is named beside it for screen readers. @param {{ card: string }} props */
export const CardSign = ({ card }) => html`<span class="card-sign" aria-hidden="true">${rankIndex(card)}<${Suit}
  suit=${suitOf(card)} /></span>`;

/** The sign, with the card's name for screen readers. @param {{ card: string }} props */
export const NamedCardSign =
  ({ card }) => html`<span><span class="unseen">${cardName(card)}</span><${CardSign} card=${card} /></span>`;
