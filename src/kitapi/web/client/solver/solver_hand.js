/** An open hand; where it is to act, each card shows its value, and a touch plays it. */
import { Face, LyingCard } from "../cards/card.js";
import { arrangeCards, suitOrder } from "../cards/order.js";
import { nextInGroup } from "../keyboard/tab_stops.js";
import { classes, html } from "../ui.js";
import { n, t } from "../words/translation.js";
import { Place } from "./place.js";
import { handName, moveWords, valueSign } from "./words.js";

/**
 * @param {{
 *   hand: import("./deal.js").Hand, hands: import("./deal.js").Hands, cards: readonly string[],
 *   answer: import("./solver_request.js").Answer | null,
 *   best: ReadonlySet<string>, onPlay: (card: string) => void,
 * }} props `cards`: those it still holds
 */
export function SolverHand({ hand, hands, cards, answer, best, onPlay }) {
  const turn = answer?.turn === hand;
  const name = handName(hand, hands);
  const roving = (/** @type {KeyboardEvent} */ event) => {
    const to =
      nextInGroup([.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")],
        /** @type {HTMLElement} */ (event.target), event.key, 1);
    if (!to || event.target instanceof HTMLElement && !event.target.matches("button")) return;
    event.preventDefault();
    to.focus();
  };
  const inOrder = arrangeCards(cards, suitOrder(hands[hand] ?? []));
  return html`<section class=${classes("solver-hand", `lies-${hand}`, turn && "due")}
    aria-label=${t("Hand: {name}", { name })}>
    <h2><${Place} hand=${hand} />${name}${turn && html`<span class="to-play">${t("to play")}</span>`}
      <span class="taken figure">${n("{count} trick", "{count} tricks", answer?.taken[hand] ?? 0)}</span></h2>
    <div class="solver-cards" style=${{ "--across": across(hands[hand]?.length ?? 0) }} onKeyDown=${roving}>
      ${inOrder.map((card) => (turn && answer && card in answer.moves
        ? html`<${Move} key=${card} card=${card} value=${answer.moves[card] ?? 0} best=${best.has(card)}
          onPlay=${onPlay} />`
        : html`<${LyingCard} key=${card} card=${card} class=${turn ? "may-not" : ""} />`))}
    </div>
  </section>`;
}

/** The number of cards in a row on a phone: seven at most, else half of them. @param {number} count */
const across = (count) => (count <= 7 ? Math.max(count, 1) : Math.ceil(count / 2));

/** @param {{ card: string, value: number | boolean, best: boolean, onPlay: (card: string) => void }} props */
const Move =
  ({ card, value, best, onPlay }) =>
    html`<button type="button" class=${classes("card move", best && "best")} data-card=${card}
      aria-label=${moveWords(card, value, best)} onClick=${() => onPlay(card)}>
      <${Face} card=${card} />
      <span class="worth figure" aria-hidden="true">${best && html`<span class="star">★</span>`}
        ${valueSign(value)}</span>
    </button>`;
