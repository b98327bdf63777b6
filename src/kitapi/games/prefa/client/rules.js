/** The rules of Prefa behind its figures, in a sentence each. */
import { createRuleComponents } from "../../../web/client/paper/rules.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * What a rule says, in short; the empty string for rules that no figure names.
 * @param {string} clause
 */
export function ruleWords(clause) {
  switch (clause) {
    case "PREFA-AUC-06":
      return t(
        "When all pass, the deal is thrown in; where all-pass deals are played, each puts into the kasa ten for every trick beyond the fewest.");
    case "PREFA-BUY-02":
      return t(
        "Written solo, the deal is not played and counts as failed by two; the tricks are counted by a fixed table.");
    case "PREFA-BUY-03":
      return t(
        "Four aces announced: every other active player pays 25, or 50 from seven up; if the contract fails, the declarer pays as much.");
    case "PREFA-PART-03": return t("Together: the caller alone carries the gains and losses of both defenders.");
    case "PREFA-PART-05": return t("When both defenders pass, the contract counts as made with ten tricks.");
    case "PREFA-PAY-01": return t("The value of a trick depends on the contract.");
    case "PREFA-PAY-02": return t("Made, and nobody down: the kasa pays everyone who played for the tricks they took.");
    case "PREFA-PAY-03":
      return t(
        "A declarer who goes down pays each defender who played for their tricks, and ten tricks into the kasa; all of it double when down two or more.");
    case "PREFA-PAY-04":
      return t(
        "A defender who goes down pays for the declarer’s tricks, and for the other defender’s if that one met the quota; double when down two or more, though to the other defender only once where the house rules say so. The kasa does not change.");
    case "PREFA-PAY-05":
      return t("Both defenders down: each pays for the declarer’s tricks, double when down two or more.");
    case "PREFA-PAY-06": return t("Together: whoever called it pays and gets for both.");
    case "PREFA-PAY-07":
      return t(
        "A declarer who goes down also pays the player sitting out: 25, or 50 from seven up; when down two or more, as the house rules say.");
    case "PREFA-PAY-08":
      return t("When the kasa cannot pay ten tricks, the contract is worth only what the kasa holds.");
    case "PREFA-PAY-09": return t("The sitting is over when a deal leaves the kasa empty.");
    case "PREFA-KIT-01":
      return t("Each player starts with the same share of the kasa in their column, written in tens.");
    case "PREFA-KIT-02":
      return t(
        "Made: the declarer's column falls, and the declarer owes each defender for that defender's tricks. Down: it rises, and the declarer owes them the same.");
    case "PREFA-KIT-03":
      return t(
        "An empty column goes no lower: the rest is taken from the highest other column, and the declarer is owed that much by its player.");
    case "PREFA-KIT-04":
      return t(
        "Settlement: the smallest column is taken off all, each player gives the others an equal part of what is left in their own, and the columns between the players are added.");
    case "PREFA-HOUSE-01":
      return t("House rule: a player short by three tricks or more pays three times; short by two, twice.");
    case "PREFA-HOUSE-02": return t("House rule: at ten the first defender who plays owes one trick.");
    case "PREFA-HOUSE-03":
      return t(
        "House rule: between deals all people at the table may agree to change every kasa column by the same amount.");
    case "PREFA-HOUSE-04":
      return t(
        "House rule: if a defender declines the payment of a deal written solo, only two tens go into the kasa.");
    default: return "";
  }
}

/** A rule one tap away, and a rule written out. */
export const { RuleTap, RuleText } = createRuleComponents(ruleWords);
