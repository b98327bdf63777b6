/** A hand that lies open and cannot be played. */
import { LyingCard } from "./card.js";
import { arrangeCards, suitOrder } from "./order.js";
import { html } from "../ui.js";

/** @param {{ cards: readonly string[], label: string, rows?: number }} props */
export function OpenHand({ cards, label, rows = 1 }) {
  const inOrder = arrangeCards(cards, suitOrder(cards));
  const length = Math.max(Math.ceil(inOrder.length / rows), 1);
  const lines = Array.from({ length: rows }, (_, at) => inOrder.slice(at * length, (at + 1) * length));
  return html`<div class="open-hand" role="group" aria-label=${label} style=${{ "--length": Math.max(length, 2) }}>
    ${lines.map((line, at) =>
      line.length > 0 && html`<div key=${at} class="open-row">${line.map((card) => html`<${LyingCard}
        key=${card} card=${card} />`)}</div>`)}
  </div>`;
}
