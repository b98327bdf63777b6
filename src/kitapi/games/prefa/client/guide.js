/** One step of guidance at each turn of Prefa, with the rules that its sentences state. */
import { playTip, withLongSuit } from "../../../web/client/tricks/play_tip.js";
import { t } from "../../../web/client/words/translation.js";

/** @typedef {import("./view.js").PrefaView} PrefaView */

/**
 * The guidance for this turn: what to do, and why.
 * @param {PrefaView} view
 * @returns {import("../../../web/client/table/guide.js").Guidance | null}
 */
export function guidanceFor(view) {
  switch (view.phase) {
    case "bidding": return {
      words: withLongSuit(view, t("Bid if you could take six tricks with the talon's help; otherwise pass.")),
      because:
        t("The bids climb one step at a time, from six spades. Whoever stays in longest takes the two cards of the talon, chooses trumps and plays alone against the others."),
      clauses: ["PREFA-AUC-01", "PREFA-AUC-04", "PREFA-BUY-01"],
    };
    case "discarding": return {
      words: withLongSuit(view, t("Keep your long suit and your aces; discard two cards you don’t need.")),
      because:
        t("You hold twelve cards and play with ten. If even the talon does not help, you may write it solo: it costs double, but is sometimes the lesser loss."),
      clauses: ["PREFA-BUY-01", "PREFA-BUY-02"],
    };
    case "naming": return {
      words: withLongSuit(view, t("Choose a contract that you can make; most often your long suit is trumps.")),
      because: t("You must take as many tricks as you bid. Higher contracts pay more and cost more."),
      clauses: ["PREFA-QUOTA-02", "PREFA-PAY-01"],
    };
    case "given_up": return {
      words: t("Accept: if you decline, you give up your own payment."),
      because:
        t("The deal is written solo and not played. If a defender declines, nothing is paid between players, and the declarer puts two tens into the kasa."),
      clauses: ["PREFA-BUY-02", "PREFA-HOUSE-04"],
    };
    case "participating": return {
      words: participationWords(view),
      because:
        t("Together means that both of you play, each with their own cards, and that you alone carry what both win or lose."),
      clauses: ["PREFA-PART-03", "PREFA-QUOTA-01", "PREFA-PAY-04"],
    };
    case "playing": return {
      words: playTip(view),
      because: t("Follow suit; if you cannot, play a trump if you have one; else any card."),
      clauses: ["PREFA-PLAY-02"],
    };
    case "claimed": return {
      words: t("Accept if the cards shown take every trick that is left."),
      because:
        t("The declarer claims all tricks that are left. If one of you refuses, the play continues, and the cards shown go back into the hand."),
      clauses: ["PREFA-PLAY-04"],
    };
    default: return null;
  }
}

/** Whether to play as a defender, with the tricks that this one must take. @param {PrefaView} view */
const participationWords = ({ turn = [], bargain }) =>
  t("Tricks you need: {tricks}. Play if you can take them; pass if you cannot: whoever falls short pays.",
    { tricks: bargain?.quotas?.[bargain.first === turn[0] ? 0 : 1] ?? 0 });
