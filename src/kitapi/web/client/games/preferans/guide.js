/** What a newcomer is told at each turn. */
import { t } from "../../words/translation.js";

/** @typedef {import("./view.js").PreferansView} PreferansView */

/** What to do now, and why. @param {PreferansView} view */
export function guided(view) {
  return { words: guidance(view), because: reason(view) };
}

/** @param {PreferansView} view */
function guidance(view) {
  switch (view.phase) {
    case "bidding": return view.options?.some(({ kind }) => kind === "pass")
      ? t("Say a higher number if you could take six tricks; otherwise pass.")
      : t("You speak first: say one, it binds you to nothing.");
    case "discarding": return t("Keep your long suit and the aces; lay away two idle cards.");
    case "naming": return t("Name the game your cards are best for; a low one costs less if it fails.");
    case "participating": return t("Drop if you will take no trick: who drops books nothing and owes nothing.");
    case "doubling": return t("Double only if you are sure: it counts for both, won or lost.");
    case "playing": return t("Play a card that stands up: tap it twice, or draw it out.");
    default: return "";
  }
}

/** @param {PreferansView} view */
function reason({ phase }) {
  switch (phase) {
    case "bidding": return t("A number buys the right to play a game of that number or higher: two to five are the suits as trumps, six takes no trick, seven takes six without trumps, eight takes all ten. Who stays longest takes the two cards of the talon.");
    case "discarding": return t("You hold twelve cards and play with ten. What you lay away only you know.");
    case "naming": return t("Won, the value comes off your head sum; lost, it is added. Who has the least at the end wins.");
    case "doubling": return t("The caller alone carries what the kontra brings; the declarer may answer it with rekontra.");
    case "playing": return t("Follow suit; if you cannot, play a trump if you have one; else any card.");
    default: return "";
  }
}
