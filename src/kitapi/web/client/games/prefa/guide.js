/** What a newcomer is told at each turn. */
import { t } from "../../words/translation.js";

/** @typedef {import("./view.js").Phase} Phase */

/** @param {Phase} phase */
function guidance(phase) {
  switch (phase) {
    case "bidding": return t("Bid if you could take six tricks with the talon's help; otherwise pass.");
    case "discarding": return t("Keep your long suit and the aces; lay away two idle cards.");
    case "naming": return t("Name the lowest contract with your long suit as trumps.");
    case "participating": return t("Play if you can take your quota; pass if you cannot: whoever falls short pays.");
    case "playing": return t("Play a card that stands up: tap it twice, or draw it out.");
    case "claimed": return t("Accept if the cards shown take every trick that is left.");
    default: return "";
  }
}

/** @param {Phase} phase */
function reason(phase) {
  switch (phase) {
    case "bidding": return t("The bids climb one step at a time, from six spades. Who stays longest takes the two cards of the talon, names the trumps and plays alone against the others.");
    case "discarding": return t("You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: dear, but sometimes the cheaper way out.");
    case "naming": return t("You must take as many tricks as you name. Dearer contracts pay more and cost more.");
    case "participating": return t("Together means that you play with the other's cards too, and carry what both win or lose.");
    case "playing": return t("Follow suit; if you cannot, play a trump if you have one; else any card.");
    default: return "";
  }
}

/** What to do now, and why. @param {{ phase: Phase }} view */
export const guided = ({ phase }) => ({ words: guidance(phase), because: reason(phase) });
