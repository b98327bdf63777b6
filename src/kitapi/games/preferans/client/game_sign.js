/** A game drawn: its number, and the suit it is named after or its name. */
import { Suit } from "../../../web/client/cards/suit.js";
import { html } from "../../../web/client/ui.js";
import { contractName, gameName, numberName, suitOfGame } from "./words.js";

/** @typedef {import("./view.js").PreferansView["variant"]} Variant */

/** @param {{ number: number, variant: Variant }} props */
export const NumberSign = ({ number, variant }) => html`<span class="contract">
  <span aria-hidden="true">${number}${number > 1 && html` <${GameMark} game=${number} variant=${variant} />`}</span>
  <span class="unseen">${numberName(number, variant)}</span>
</span>`;

/** The suit's sign, or the game's name where it has none. @param {{ game: number, variant: Variant }} props */
export function GameMark({ game, variant }) {
  const suit = suitOfGame(game);
  return suit ? html`<${Suit} suit=${suit} />` : html`<span class="game-name">${gameName(game, variant)}</span>`;
}

/** @param {{ played: { game: number, open?: boolean, from_hand: boolean }, variant: Variant }} props */
export const GameSign = ({ played, variant }) => html`<span class="contract">
  <span aria-hidden="true">${played.game} <${GameMark} game=${played.game} variant=${variant} /></span>
  <span class="unseen">${contractName(played, variant)}</span>
</span>`;
