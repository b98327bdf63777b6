/** Tips about the cards that the viewer holds now: what is played to a trick, and their longest suit. */
import { rankIndex, suitOf, suitSymbol } from "../cards/names.js";
import { arrangeCards } from "../cards/order.js";
import { settings } from "../settings/settings.js";
import { t } from "../words/translation.js";

/** @typedef {Pick<import("./view.js").TricksView, "hand" | "trick" | "options">} InPlay */

/** How many cards a hand has before its first trick. */
const WHOLE = 10;

/**
 * What is played to this trick; to the first one also how a card is played, by the reader's setting. No rule is
 * applied: it is read from the options.
 * @param {InPlay} view
 */
export function playTip(view) {
  const words = trickWords(view);
  return (view.hand?.length ?? 0) < WHOLE ? words : `${words} ${tapWords()}`;
}

const tapWords = () => (settings.value.oneTap
  ? t("Tap a raised card to play it; tap it again at once to take it back.")
  : t("Tap a raised card twice to play it, or drag it to the table."));

/** @param {InPlay} view */
function trickWords({ trick = [], options = [] }) {
  const offered = new Set(options.flatMap((option) => ("card" in option ? [suitOf(String(option.card))] : [])));
  const first = trick[0]?.card;
  if (!first) return t("You lead: play any card.");
  const suit = suitSymbol(suitOf(first)).trim();
  if (offered.has(suitOf(first))) return t("Suit led: {suit}. Follow it.", { suit });
  return offered.size === 1 ? t("Suit led: {suit}. You have none: play one of the raised cards.", { suit })
    : t("Suit led: {suit}. You have none: play any card.", { suit });
}

/**
 * Advice about the viewer's longest suit, with its cards before it, unless more than two suits are as long.
 * @param {{ hand?: readonly string[] }} view
 * @param {string} advice
 */
export function withLongSuit({ hand = [] }, advice) {
  const suits = [...new Set(hand.map(suitOf))].map((suit) => hand.filter((card) => suitOf(card) === suit));
  const length = Math.max(...suits.map((cards) => cards.length));
  const longest = suits.filter((cards) => cards.length === length);
  if (longest.length < 1 || longest.length > 2) return advice;
  return `${t("Your longest suit: {cards}.", { cards: longest.map(suitWords).join(", ") })} ${advice}`;
}

/** The cards of one suit: ♥ A K 10. @param {readonly string[]} cards */
function suitWords(cards) {
  const suit = suitOf(cards[0] ?? "");
  return [suitSymbol(suit).trim(), ...arrangeCards(cards, [suit]).map(rankIndex)].join(" ");
}
