/** One step of guidance at each turn of Preferans, with the rules that its sentences state. */
import { playTip, withLongSuit } from "../../../web/client/tricks/play_tip.js";
import { t } from "../../../web/client/words/translation.js";

/** @typedef {import("./view.js").PreferansView} PreferansView */

/**
 * The guidance for this turn: what to do, and why.
 * @param {PreferansView} view
 * @returns {import("../../../web/client/table/guide.js").Guidance | null}
 */
export function guidanceFor(view) {
  switch (view.phase) {
    case "bidding": return {
      words: biddingWords(view),
      because: view.variant.top_game === "seven"
        ? t(
          "A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps. Whoever stays in longest takes the two cards of the talon.")
        : t(
          "A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Whoever stays in longest takes the two cards of the talon."),
      clauses: ["SK-BID-01", "SK-BID-02", "SK-BID-04"],
    };
    case "discarding": return {
      words: withLongSuit(view, t("Keep your long suit and your aces; discard two cards you don’t need.")),
      because: t("You hold twelve cards and play with ten. Only you know what you discard."),
      clauses: ["SK-GAME-07"],
    };
    case "naming": return {
      words: withLongSuit(view, t("Choose the game your cards are best for; a low one costs less if it fails.")),
      because: !view.pot ? t("Won, the value comes off your head sum; lost, it is added. A low head sum is good.")
        : t("Won, the pot pays ten chips for each point of the value; lost, you put as many in."),
      clauses: ["SK-SCORE-01", "SK-SCORE-02", "SK-SCORE-09"],
    };
    case "participating": return {
      words: t("Drop if you expect no trick: a player who drops scores nothing and owes nothing."),
      because: t("A defender who plays alone owes two tricks."),
      clauses: ["SK-PLAY-04"],
    };
    case "inviting": return {
      words: t("Call the other in if you two can take four tricks: you book them all, and answer for both."),
      because: t("The one called in books nothing and owes nothing."),
      clauses: ["SK-PLAY-04"],
    };
    case "doubling": return {
      words: t("Say kontra only if you are sure: won or lost, the game then counts twice."),
      because: t("The caller alone carries what the kontra brings; the declarer may answer it with rekontra."),
      clauses: ["SK-KON-01", "SK-KON-02"],
    };
    case "playing": return {
      words: playWords(view),
      because: t("Follow suit; if you cannot, play a trump if you have one; else any card."),
      clauses: ["SK-PLAY-02"],
    };
    default: return null;
  }
}

/** The advice of the bidding. @param {PreferansView} view */
const biddingWords = (view) => (view.options?.some(({ kind }) => kind === "pass")
  ? withLongSuit(view, t("Say a higher number if you could take six tricks; otherwise pass."))
  : t("You bid first: say one, it commits you to nothing."));

/** Guidance for a card to the trick; it says nothing of the declarer's cards. @param {PreferansView} view */
const playWords = (view) => (typeof view.plays_for === "number" ? t("Play the declarer's card") : playTip(view));
