/** The 52 cards by suits; the chosen ones are marked. */
import { Face } from "../../../../web/client/cards/card.js";
import { cardName } from "../../../../web/client/cards/names.js";
import { nextInGroup } from "../../../../web/client/keyboard/tab_stops.js";
import { classes, html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { PACK } from "./address.js";

const ACROSS = 13;

/** @param {{ hand: readonly string[], upcard: string | null, onTouch: (card: string) => void }} props */
export function Pack({ hand, upcard, onTouch }) {
  const [stop, setStop] = useState("As");
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    const to =
      nextInGroup([...group.querySelectorAll("button")], /** @type {HTMLElement} */ (event.target), event.key, ACROSS);
    if (!to) return;
    to.focus();
    event.preventDefault();
  };
  const roleOf = (/** @type {string} */ card) =>
    (card === upcard ? t("the bank's upcard") : hand.includes(card) ? t("in your hand") : "");
  return html`<div class="odds-pack" role="group" aria-label=${t("The 52 cards")} onKeyDown=${pressed}
    onFocusIn=${(/** @type {any} */ event) => setStop(event.target.dataset.card ?? stop)}>
    ${PACK.map((suit) => html`<div key=${suit[0]} class="odds-suit">
      ${suit.map((card) => html`<button type="button" key=${card} data-card=${card}
        class=${classes("card pack-card", card === upcard && "is-upcard", hand.includes(card) && "is-held")}
        tabindex=${stop === card ? 0 : -1}
        aria-pressed=${card === upcard || hand.includes(card)}
        aria-label=${[cardName(card, "full"), roleOf(card)].filter(Boolean).join(": ")}
        onClick=${() => onTouch(card)}><${Face} card=${card} own="full" />
        ${roleOf(card) && html`<span class="odds-sign" aria-hidden="true">${card === upcard ? "▲" : "●"}</span>`}
      </button>`)}</div>`)}
  </div>`;
}
