/** The names of the chart's rows and of the strategies. */
import { t } from "../../../../web/client/words/translation.js";

/** What stands above a row, where a group of rows begins with it; else the empty string. @param {string} row */
export function groupWords(row) {
  switch (row) {
    case "high_pair_flush_draw": return t("A pair, and four cards of one suit");
    case "low_pair_straight_draw": return t("Other pairs");
    case "flush_draw": return t("No pair, one card short of more");
    case "akq_match": return t("Ace and king, nothing else");
    default: return "";
  }
}

/** @param {string} row */
export function rowWords(row) {
  const [, pair] = /^pair_flush_draw_(.)$/.exec(row) ?? [];
  if (pair) return `${pair}-${pair}`;
  const [, high = "", match] = /^(akq|akj|ak)(_match)?$/.exec(row) ?? [];
  if (match) return t("{cards}, one like the upcard", { cards: cardsIn(high) });
  if (high) return t("{cards}, none like it", { cards: cardsIn(high) });
  switch (row) {
    case "pair_or_better": return t("Pair or better");
    case "two_pair_or_better": return t("Two pair or better");
    case "high_pair_flush_draw": return t("{pair} or higher", { pair: "8-8" });
    case "low_pair_straight_draw": return t("{low} or {high}, two ranks make a straight", { low: "2-2", high: "3-3" });
    case "pair": return t("All others");
    case "flush_draw": return t("Four of one suit");
    case "straight_draw": return t("Two ranks make a straight");
    case "inside_draw_ace_king": return t("{cards}, one rank makes a straight", { cards: "A-K" });
    case "inside_draw_higher": return t("One rank, and four cards above the upcard, none like it");
    case "inside_draw": return t("One rank, other hands");
    default: return t("Anything less");
  }
}

/** @param {string} high */
const cardsIn = (high) => (high === "ak" ? "A-K" : [...high.toUpperCase()].join("-"));

/** What a player would have to remember. @param {string} strategy */
export function strategyWords(strategy) {
  switch (strategy) {
    case "perfect": return t("The best choice everywhere.");
    case "never_exchange": return t("Never exchange; else the best choice everywhere.");
    case "careful_draws":
      return t(
        "As in the next line, but with a pair below sevens exchange for a flush too; for a straight that one rank makes exchange with ace-king, or where four of your cards are higher than the upcard and none matches it, and give the lower card where either of two may go; else play by the three rules for ace-king below.");
    case "draws":
      return t(
        "Without a pair exchange the odd card of four to a flush, or of four to a straight that two ranks make; else raise ace-king-jack-eight-three or better, also after the exchange.");
    case "rules_of_thumb":
      return t(
        "Raise a pair or better and fold less than ace-king. Three rules for ace-king, raise if: the upcard is a queen or lower and matches one of your cards; it is an ace or king and you hold a queen or jack; it matches none, you hold a queen, and it is lower than your fourth-highest card.");
    case "akj83_or_better": return t("Raise ace-king-jack-eight-three or better.");
    case "matching_ace_king": return t("Raise a pair or better, and ace-king that matches the upcard.");
    case "pair_or_better": return t("Raise a pair or better.");
    case "ace_king_or_better": return t("Raise ace-king or better.");
    default: return t("Raise everything.");
  }
}
