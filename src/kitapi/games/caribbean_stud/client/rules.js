/** The rules of Caribbean Stud that its figures cite, each in one sentence. */
import { createRuleComponents } from "../../../web/client/paper/rules.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * A rule in short; the empty string for rules that no figure cites.
 * @param {string} clause
 */
export function ruleWords(clause) {
  switch (clause) {
    case "CSP-034": return t("A player who folds loses ANTE, and what a new card cost.");
    case "CSP-041":
      return t("The bank does not qualify: ANTE is paid 1 to 1, BET comes back, and no hand is compared.");
    case "CSP-043": return t("The bank's hand is better: ANTE and BET are lost.");
    case "CSP-044": return t("Equal hands: ANTE and BET come back. Suits do not count.");
    case "CSP-045": return t("The player's hand is better: BET is paid by the table for that hand, ANTE 1 to 1.");
    case "CSP-148": return t("What a new card costs is the house's as soon as the card is given.");
    case "CSP-053": return t("A token plays for the jackpot, and is the house's whatever happens.");
    case "CSP-132":
      return t(
        "The jackpot pays for the first five cards: all of it for a royal flush, a tenth for a straight flush, fixed amounts below.");
    case "AMB-63":
      return t("A loan for BET goes from one player's chips to the other's BET; the two settle it between themselves.");
    default: return "";
  }
}

/** A rule behind a button, and a rule written out. */
export const { RuleTap, RuleText } = createRuleComponents(ruleWords);
