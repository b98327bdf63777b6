/** The words of Prefa: each with its meaning and the rule that defines it. */
import { WordList } from "../../../web/client/kit/word_list.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const words = () => [
  {
    key: "cards", word: t("Order of cards"), clause: "PREFA-DEAL-01",
    meaning:
      t("From high to low: A K Q J 10 9 8 7. Suits from low to high: ♠ ♣ ♦ ♥, then no trumps."),
  },
  {
    key: "follow", word: t("Following suit"), clause: "PREFA-PLAY-02",
    meaning:
      t("Play the suit that was led; if you have none, a trump; if you have no trump either, any card. You need not beat what lies on the table."),
  },
  {
    key: "talon", word: t("Talon"), clause: "PREFA-BUY-01",
    meaning:
      t("Two cards put aside at the deal. The declarer takes them and discards two."),
  },
  {
    key: "declarer", word: t("Declarer"), clause: "PREFA-AUC-04",
    meaning:
      t("The player who stayed in the auction longest, names the contract, and plays alone against the others."),
  },
  {
    key: "first-bids", word: t("Prota, deftera, trita, tetarta"), clause: "PREFA-AUC-01",
    meaning:
      t("The first, second, third and fourth bid of the auction: 6 ♠, 6 ♣, 6 ♦, 6 ♥. You can type these words too."),
  },
  {
    key: "if-left", word: t("If all pass"), clause: "PREFA-AUC-05",
    meaning:
      t("Your first call, if everybody before you has passed: you become declarer, at six spades or more, if all others pass."),
  },
  {
    key: "quotas", word: t("Defenders need 2 + 1"), clause: "PREFA-QUOTA-01",
    meaning:
      t("The tricks that the first and the second defender must take. Together they are safe once they have the sum."),
  },
  {
    key: "together", word: t("Together"), clause: "PREFA-PART-03",
    meaning:
      t("Both defenders play their own cards; the defender who called it wins and pays for both."),
  },
  {
    key: "down", word: t("Down, down two"), clause: "PREFA-QUOTA-04",
    meaning:
      t("Short of the contract or of the tricks needed. A player who is down pays; by two or more, double."),
  },
  {
    key: "solo", word: t("Write solo"), clause: "PREFA-BUY-02",
    meaning:
      t("The declarer gives up after seeing the talon: nothing is played, and they pay double."),
  },
  {
    key: "aces", word: t("Four aces"), clause: "PREFA-BUY-03",
    meaning:
      t("Announced with the contract: every other player pays 25, from level seven on 50; if the contract fails, the declarer pays them."),
  },
  {
    key: "kasa", word: t("Kasa"), clause: "PREFA-PAY-09",
    meaning:
      t("The common pot, in equal parts everybody's. It pays for made contracts; a declarer who goes down fills it. The sitting is over when it is empty."),
  },
  {
    key: "kapiki", word: t("Kapiki"), clause: "PREFA-KIT-01",
    meaning:
      t("The unit of all amounts. The columns of the kasa on the sheet are written in tens."),
  },
  {
    key: "licking", word: t("Licking"), clause: "PREFA-KIT-03",
    meaning:
      t("When the declarer's own column of the kasa is empty, another player's is lowered, and the declarer owes them that amount."),
  },
  {
    key: "dealer", word: t("The dealer"), clause: "PREFA-DEAL-03",
    meaning:
      t("Deals the cards of this deal; the next dealer sits to their right."),
  },
  {
    key: "idle", word: t("Sits out"), clause: "PREFA-DEAL-02",
    meaning:
      t("With four at the table the dealer rests. A declarer who goes down pays them too."),
  },
  {
    key: "pass", word: t("Pass"), clause: "PREFA-AUC-04",
    meaning:
      t("A player who passes is out of the auction for good."),
  },
  {
    key: "hold", word: t("Hold"), clause: "PREFA-AUC-03",
    meaning:
      t("You take the bid that stands: the next player goes higher or passes."),
  },
  {
    key: "least", word: t("At least"), clause: "PREFA-BUY-01",
    meaning:
      t("The bid that won the auction: the declarer names this contract or a higher one."),
  },
  {
    key: "contract", word: t("Contract"), clause: "PREFA-QUOTA-02",
    meaning:
      t("The tricks that the declarer must take, and the trump suit."),
  },
  {
    key: "value", word: t("Value of a trick"), clause: "PREFA-PAY-01",
    meaning:
      t("The kapikia that each trick of this contract is worth."),
  },
  {
    key: "defend", word: t("I play"), clause: "PREFA-PART-01",
    meaning:
      t("You defend: you are paid for your tricks, and pay if you take too few."),
  },
  {
    key: "stay-out", word: t("I pass"), clause: "PREFA-PART-02",
    meaning:
      t("You do not defend, unless the other defender takes you along."),
  },
  {
    key: "alone", word: t("Alone"), clause: "PREFA-PART-04",
    meaning:
      t("You defend without the other, who passed; tricks have two cards."),
  },
  {
    key: "out", word: t("Is out"), clause: "PREFA-PART-04",
    meaning:
      t("A defender who passed and was not taken along: their cards are not played."),
  },
  {
    key: "claim", word: t("Claim the rest"), clause: "PREFA-PLAY-04",
    meaning:
      t("The declarer shows all cards and claims the remaining tricks; if a defender refuses, play continues."),
  },
  {
    key: "payment", word: t("Accept payment"), clause: "PREFA-HOUSE-04",
    meaning:
      t("House rule: a defender may decline what a deal written solo pays. Then only two tens go into the kasa."),
  },
  {
    key: "clock", word: t("Time to call"), clause: "PREFA-AUC-08",
    meaning:
      t("House rule: a player who lets it run out has passed, or, where nobody may pass, has made the lowest call."),
  },
  {
    key: "tricks", word: t("Tricks"), clause: "PREFA-PLAY-03",
    meaning:
      t("The tricks taken in this deal. The highest trump wins a trick, or else the highest card of the suit led."),
  },
  {
    key: "kitapi", word: t("Kitapi"), clause: "PREFA-KIT-06",
    meaning:
      t("The sheet: for each player a field with their column of the kasa and what the others owe them."),
  },
];

/** @param {{ only?: string }} props the key of one word; without it all are shown */
export const Words = ({ only }) => html`<${WordList} words=${words()} only=${only} />`;
