/** The table read aloud: the hand, the trick, the score. */
import { cardName } from "../../cards/names.js";
import { arranged, suitOrder } from "../../cards/order.js";
import { nameAt } from "../../table/seating.js";
import { n, signed, t } from "../../words/translation.js";
import { contractName, turnWords } from "./words.js";

/**
 * @param {import("../../table/pace.js").Shown} shown
 * @returns {string}
 */
export function reading(shown) {
  const view = /** @type {import("./view.js").PrefaView | null} */ (shown.view);
  if (!view) return t("No cards have been dealt yet.");
  const nameOf = (/** @type {number} */ seat) => nameAt(shown.table.seats[seat]);
  return [contractRead(view, nameOf), handRead(view), trickRead(view, nameOf), scoreRead(view, nameOf), askedRead(view)]
    .filter(Boolean).join(" ");
}

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 * @typedef {(seat: number) => string} NameOf
 *
 * @param {PrefaView} view
 * @param {NameOf} nameOf
 */
function contractRead({ bargain }, nameOf) {
  if (!bargain?.contract) return "";
  return `${t("{name}, {contract}", { name: nameOf(bargain.declarer), contract: contractName(bargain.contract) })}.`;
}

/** @param {PrefaView} view */
function handRead({ hand = [] }) {
  const cards = arranged(hand, suitOrder(hand)).map((card) => cardName(card)).join(", ");
  return cards && t("Your hand: {cards}.", { cards });
}

/**
 * @param {PrefaView} view
 * @param {NameOf} nameOf
 */
function trickRead({ phase, trick = [] }, nameOf) {
  if (phase !== "playing") return "";
  if (!trick.length) return t("No card lies on the table.");
  const cards = trick.map(({ seat, card }) => t("{name}: {card}", { name: nameOf(seat), card: cardName(card) })).join(", ");
  return t("On the table: {cards}.", { cards });
}

/**
 * @param {PrefaView} view
 * @param {NameOf} nameOf
 */
function scoreRead(view, nameOf) {
  const results = view.outcome?.results ?? view.results;
  const playing = view.phase === "playing" || view.phase === "claimed";
  const scores = results.map((result, seat) => [
    nameOf(seat), playing && view.active.includes(seat) ? n("{count} trick", "{count} tricks", view.tricks?.[seat] ?? 0) : "", signed(result),
  ].filter(Boolean).join(" "));
  return `${scores.join(", ")}. ${t("kasa {kasa}", { kasa: view.outcome?.kasa ?? view.kasa })}.`;
}

/** @param {PrefaView} view */
const askedRead = (view) => (view.options?.some(({ kind }) => kind !== "nonce") ? `${turnWords(view.phase)}.` : "");
