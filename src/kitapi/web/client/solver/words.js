/** The words of the solver's page. */
import { cardName, suitName } from "../cards/names.js";
import { n, t } from "../words/translation.js";
import { MISERE } from "./deal.js";

/**
 * @typedef {import("./deal.js").Hand} Hand
 * @typedef {import("./deal.js").Hands} Hands
 */

/** @param {Hand} hand @param {Hands} hands */
export function handName(hand, hands) {
  if (hand === "declarer") return t("Declarer");
  if (hands.second === null) return t("Lone defender");
  return hand === "first" ? t("First defender") : t("Second defender");
}

/** @param {string} strain */
export const strainName = (strain) => (strain === "n" ? t("no trumps") : suitName(strain));

/** @param {string} objective */
export function objectiveName(objective) {
  switch (objective) {
    case "betl": return t("Betl: no trick at all");
    case "open": return t("Open game, played by the defence");
    case "open_betl": return t("Open betl");
    default: return t("As many tricks as possible");
  }
}

/** @param {string} objective */
export const isMisere = (objective) => MISERE.includes(objective);

/**
 * A result in its shortest form: 6, or a mark.
 * @param {number | boolean} value
 */
export const valueSign = (value) => (typeof value === "number" ? String(value) : value ? "✓" : "✗");

/** A result for screen readers. @param {number | boolean} value */
export const valueWords = (value) =>
  (typeof value === "number" ? n("{count} trick", "{count} tricks", value) : value ? t("made") : t("lost"));

/** The result of a deal, as a sentence. @param {import("./solver_request.js").Answer} answer */
export function resultWords({ tricks, made, turn }) {
  if (turn === null)
    return typeof tricks === "number"
      ? n("The declarer took {count} trick.", "The declarer took {count} tricks.", tricks)
      : made ? t("Betl was made.") : t("Betl was lost.");
  if (typeof tricks === "number")
    return n("The declarer takes {count} trick with best play.", "The declarer takes {count} tricks with best play.",
      tricks);
  return made ? t("Betl is made with best play.") : t("Betl is lost against best play.");
}

/**
 * A card that may be played and its result, for screen readers.
 * @param {string} card
 * @param {number | boolean} value
 * @param {boolean} best
 */
export function moveWords(card, value, best) {
  const facts = { card: cardName(card), value: valueWords(value) };
  return best ? t("{card}: {value}, best", facts) : t("{card}: {value}", facts);
}

/**
 * The cost of the play for both sides, compared with best play.
 * @param {number} declarer
 * @param {number} defence
 * @param {boolean} misere
 */
export function costWords(declarer, defence, misere) {
  if (declarer + defence === 0) return t("So far nobody has given anything away.");
  if (misere)
    return declarer > 0 && defence > 0
      ? t("Both sides have given betl away.")
      : declarer > 0 ? t("The declarer has given betl away.") : t("The defence has given betl away.");
  const cost = (/** @type {number} */ count) => n("{count} trick", "{count} tricks", count);
  if (defence === 0) return t("Against best play it cost the declarer {cost}.", { cost: cost(declarer) });
  if (declarer === 0) return t("Against best play it cost the defence {cost}.", { cost: cost(defence) });
  return t("Against best play it cost the declarer {cost}, the defence {other}.",
    { cost: cost(declarer), other: cost(defence) });
}
