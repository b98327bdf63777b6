/** The 32 cards by suits, each with the sign of the hand that holds it. */
import { Face } from "../cards/card.js";
import { cardName } from "../cards/names.js";
import { keyOf } from "../keyboard/keys.js";
import { nextInGroup } from "../keyboard/tab_stops.js";
import { classes, html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { handsOf, holderOf, PACK } from "./deal.js";
import { Place } from "./place.js";
import { handName } from "./words.js";

/**
 * @typedef {import("./deal.js").Hand} Hand
 * @typedef {import("./deal.js").Hands} Hands
 */

const ACROSS = 8;

/**
 * `onTouch`: the card goes to whoever gets cards now; `onGive`: to this hand, or nobody. `nameOf`: what a hand is
 * called.
 * @param {{ hands: Hands, onTouch: (card: string) => void, onGive: (card: string, to: Hand | null) => void,
 *   nameOf?: (hand: Hand) => string }} props
 */
export function Pack({ hands, onTouch, onGive, nameOf = (hand) => handName(hand, hands) }) {
  const [stop, setStop] = useState("As");
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    const at = /** @type {HTMLElement} */ (event.target);
    const key = keyOf(event);
    const to = nextInGroup([...group.querySelectorAll("button")], at, key, ACROSS);
    const hand = key === "0" ? null : handsOf(hands)[Number(key) - 1];
    if (to) to.focus();
    else if (at.dataset.card && hand !== undefined) onGive(at.dataset.card, hand);
    else return;
    event.preventDefault();
  };
  return html`<div class="pack" role="group" aria-label=${t("The 32 cards")} onKeyDown=${pressed}
    onFocusIn=${(/** @type {any} */ event) => setStop(event.target.dataset.card ?? stop)}>
    ${PACK.map((suit) => html`<div key=${suit[0]} class="pack-suit">
      ${suit.map((card) => html`<${PackCard} key=${card} card=${card} hands=${hands} nameOf=${nameOf}
        stop=${stop === card} onTouch=${onTouch} />`)}</div>`)}
  </div>`;
}

/**
 * @param {{
 *   card: string, hands: Hands, nameOf: (hand: Hand) => string, stop: boolean, onTouch: (card: string) => void,
 * }} props
 */
function PackCard({ card, hands, nameOf, stop, onTouch }) {
  const holder = holderOf(hands, card);
  const name = t("{card}: {value}", { card: cardName(card), value: holder ? nameOf(holder) : t("nobody") });
  return html`<button type="button" class=${classes("card pack-card", holder && `held-by-${holder}`)} data-card=${card}
    aria-label=${name}
    tabindex=${stop ? 0 : -1} onClick=${() => onTouch(card)}>
    <${Face} card=${card} />${holder && html`<span class="holder"><${Place} hand=${holder} /></span>`}
  </button>`;
}
