/** The words of Prefa: each with its meaning and the rule that defines it. */
import { WordList } from "../../../web/client/kit/word_list.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const words = () => [
  {
    word: t("Order of cards"), clause: "PREFA-DEAL-01",
    meaning:
      t("From high to low: A K Q J 10 9 8 7. Suits from low to high: ♠ ♣ ♦ ♥, then no trumps."),
  },
  {
    word: t("Following suit"), clause: "PREFA-PLAY-02",
    meaning:
      t("Play the suit that was led; if you have none, a trump; if you have no trump either, any card. You need not beat what lies on the table."),
  },
  {
    word: t("Talon"), clause: "PREFA-BUY-01",
    meaning:
      t("Two cards put aside at the deal. The declarer takes them and discards two."),
  },
  {
    word: t("Declarer"), clause: "PREFA-AUC-04",
    meaning:
      t("The player who stayed in the auction longest, names the contract, and plays alone against the others."),
  },
  {
    word: t("If all pass"), clause: "PREFA-AUC-05",
    meaning:
      t("Your first call, if everybody before you has passed: you become declarer, at six spades or more, if all others pass."),
  },
  {
    word: t("Defenders need 2 + 1"), clause: "PREFA-QUOTA-01",
    meaning:
      t("The tricks that the first and the second defender must take. Together they are safe once they have the sum."),
  },
  {
    word: t("Together"), clause: "PREFA-PART-03",
    meaning:
      t("Both defenders play their own cards; whoever called it wins and pays for both."),
  },
  {
    word: t("Down, down two"), clause: "PREFA-QUOTA-04",
    meaning:
      t("Short of the contract or of the tricks needed. Whoever is down pays; by two or more, double."),
  },
  {
    word: t("Write solo"), clause: "PREFA-BUY-02",
    meaning:
      t("The declarer gives up after seeing the talon: nothing is played, and they pay double."),
  },
  {
    word: t("Four aces"), clause: "PREFA-BUY-03",
    meaning:
      t("Announced with the contract: every other player pays 25, from level seven on 50; if the contract fails, the declarer pays them."),
  },
  {
    word: t("Kasa"), clause: "PREFA-PAY-09",
    meaning:
      t("The common pot, in equal parts everybody's. It pays for made contracts; a declarer who goes down fills it. The sitting is over when it is empty."),
  },
  {
    word: t("Kapiki"), clause: "PREFA-KIT-01",
    meaning:
      t("The unit of all amounts. The columns of the kasa on the sheet are written in tens."),
  },
  {
    word: t("Licking"), clause: "PREFA-KIT-03",
    meaning:
      t("When the declarer's own column of the kasa is empty, another player's is lowered, and the declarer owes them that amount."),
  },
];

export const Words = () => html`<${WordList} words=${words()} />`;
