/** The rules of Preferans behind its figures, in a sentence each. */
import { createRuleComponents } from "../../../web/client/paper/rules.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * What a rule says, in short; the empty string for rules that no figure names.
 * @param {string} clause
 */
export function ruleWords(clause) {
  switch (clause) {
    case "SK-KON-01":
      return t(
        "The defenders in turn may say kontra, then declarer and caller double in turn. Where leaves are played only under kontra and nobody says it, refas are written, or if none is due the declarer has won.");
    case "SK-BID-05":
      return t("Whoever wins the bidding at one may look at the talon and throw the deal in, at no cost.");
    case "SK-BID-08": return t("When all pass, the deal is void and the next dealer deals.");
    case "SK-GAME-05":
      return t(
        "The value is the game's number, one more from hand and one more open, doubled by every kontra and by a refa.");
    case "SK-PLAY-03":
      return t("The play ends as soon as result, duty and side sums are the same whatever is still played.");
    case "SK-PLAY-04":
      return t(
        "Defenders may drop. One who plays alone owes two tricks; where they may call the other in, they then score the tricks of both and owe four. When both drop, the declarer has ten tricks.");
    case "SK-KON-02":
      return t(
        "Gain and loss of a kontra are its caller's alone: the caller scores both defenders' tricks, the other one nothing.");
    case "SK-KON-03":
      return t(
        "A lost kontra costs its caller alone: the value of the game on their head sum, or, where the house rules say so, a penalty when the defenders took fewer than two tricks together.");
    case "SK-KON-05":
      return t(
        "Here the caller of a kontra answers for no more than the kontra adds; what the defenders book and owe without it stays each one's own.");
    case "SK-SCORE-01": return t("Every head sum begins with the stake. Low is good, and it may go below zero.");
    case "SK-SCORE-02": return t("A won game takes its value off the declarer's head sum, a lost one adds it.");
    case "SK-SCORE-03":
      return t(
        "Won or lost, every defender scores their tricks times the value against the declarer; where the house rules say so, each scores half of both.");
    case "SK-SCORE-04":
      return t(
        "The defenders owe two tricks: one of them alone, or, as the house rules say, each of them, or four together. If the declarer succeeds, a defender who failed adds 1 to their head sum, or the value.");
    case "SK-SCORE-05":
      return t(
        "A won betl books no side sums; a lost one none either, or as five tricks for each defender where the house rules say so.");
    case "SK-SCORE-06":
      return t(
        "The sitting ends when the head sums add up to zero; a won game counts no more than they still hold together, unless the house rules let it overshoot.");
    case "SK-SCORE-07":
      return t(
        "The result: ten points lost for each of the head sum, own side sums added, those of the others taken off.");
    case "SK-SCORE-08":
      return t(
        "The same comes off all head sums, so that they add up to zero; a remainder comes off the highest, one each.");
    case "SK-SCORE-09":
      return t(
        "With a pot, each point of the value is ten chips: the pot pays for a won game, the declarer for a lost one, and the defenders get their side sums. The pot never pays more than it holds, and in the end it is shared equally.");
    case "SK-REFA-01":
      return t(
        "A deal without a game writes a refa to everybody who has not had as many as agreed and is not below zero; where the house rules say so, to nobody while anybody is below zero.");
    case "SK-REFA-02":
      return t(
        "A refa doubles its player's next game as declarer and is used up by it, won or lost; while their head sum is below zero it waits.");
    default: return "";
  }
}

/** A rule one tap away, and a rule written out. */
export const { RuleTap, RuleText } = createRuleComponents(ruleWords);
