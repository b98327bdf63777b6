/** The guidance at each turn of Caribbean Stud: one sentence, with the rules that it states. */
import { t } from "../../../web/client/words/translation.js";
import { pendingDecision, ownSeat, rangeOf } from "./table/pending_decision.js";

/** @typedef {import("../../../web/client/table/guide.js").Guidance} Guidance */

/**
 * The guidance for this turn: what to do, and why.
 * @param {import("./table/view.js").StudView} view
 * @returns {Guidance | null}
 */
export function guidanceFor(view) {
  switch (pendingDecision(view)) {
    case "cut": return {
      words: t("Cut anywhere, or let the next player do it."),
      because: t("At least five cards must lie in either part."),
      clauses: ["CSP-013", "AMB-15", "AMB-38"],
    };
    case "stakes": return stakesGuidance(view);
    case "choose": return {
      words: t("Raise with a pair or better; fold what is below ace and king."),
      because:
        t("If the bank does not qualify, your ANTE is paid and your BET returned. A new card costs as much as your ANTE, and you can no longer win the jackpot."),
      clauses: ["CSP-035", "CSP-040", "CSP-041", "CSP-065"],
    };
    case "card": return {
      words: t("Tap a card to exchange it, or say that you want none."),
      because: t("Once the dealer has asked the next seat, you cannot exchange any more."),
      clauses: ["CSP-111", "AMB-41"],
    };
    case "served": return {
      words: t("Raise or fold with the new card."),
      because: t("A hand after an exchange is paid less from four of a kind up."),
      clauses: ["CSP-125", "AMB-06"],
    };
    default: return null;
  }
}

/** The guidance before “no more bets”. @param {import("./table/view.js").StudView} view @returns {Guidance} */
function stakesGuidance(view) {
  if (!rangeOf(view, "ante")) {
    return {
      words: t("Change a note into chips, or sit this round out."),
      because: t("Notes are changed before they are staked: only chips lie on the felt."),
      clauses: ["CSP-083"],
    };
  }
  return ownSeat(view)?.ante
    ? {
      words: t("Add a token if you like, then say that your stakes stand."),
      because: t("The token plays for the jackpot with your first five cards. It is gone whatever happens."),
      clauses: ["CSP-022", "CSP-053", "AMB-35"],
    }
    : {
      words: t("Choose your ANTE, or sit this round out."),
      because:
        t("To continue after seeing your cards you will stake twice as much again on BET. You play against the bank alone."),
      clauses: ["CSP-020", "CSP-022", "CSP-033"],
    };
}
