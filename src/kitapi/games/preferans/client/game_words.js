/** The words of Preferans: each with its meaning and the rule that defines it. */
import { WordList } from "../../../web/client/kit/word_list.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const words = () => [
  {
    word: t("Order of cards"), clause: "SK-DEAL-01",
    meaning:
      t("From high to low: A K Q J 10 9 8 7. Suits from low to high: leaves, bells, hearts, acorns; with a French pack ♠ ♦ ♥ ♣."),
  },
  {
    word: t("Following suit"), clause: "SK-PLAY-02",
    meaning:
      t("Play the suit that was led; if you have none, a trump; if you have no trump either, any card. You need not beat what lies on the table."),
  },
  {
    word: t("Forehand"), clause: "SK-BID-02",
    meaning:
      t("The player left of the dealer: opens the bidding, may hold another player's number, and leads to the first trick except in seven."),
  },
  {
    word: t("Talon"), clause: "SK-GAME-07",
    meaning:
      t("Two cards put aside at the deal. The declarer shows them to all, takes them and discards two."),
  },
  {
    word: t("From hand, open"), clause: "SK-GAME-05",
    meaning:
      t("Played without the talon; with all hands on the table. Each adds one to the number of the game."),
  },
  {
    word: t("Betl (6)"), clause: "SK-GAME-02",
    meaning:
      t("No trumps; the declarer must take no trick."),
  },
  {
    word: t("Seven (7)"), clause: "SK-GAME-03",
    meaning:
      t("No trumps; the declarer needs six tricks, by some house rules one after the other."),
  },
  {
    word: t("Preferans (8)"), clause: "SK-GAME-04",
    meaning:
      t("No trumps; the declarer must take all ten tricks."),
  },
  {
    word: t("Kontra"), clause: "SK-KON-01",
    meaning:
      t("A defender doubles the value of the game. Declarer and caller may go on doubling: rekontra, subkontra, superkontra."),
  },
  {
    word: t("Duty"), clause: "SK-SCORE-04",
    meaning:
      t("If the declarer makes a game of six tricks and neither defender has two tricks, each adds one to their head sum."),
  },
  {
    word: t("Refa"), clause: "SK-REFA-02",
    meaning:
      t("A mark that doubles its owner's next game as declarer."),
  },
  {
    word: t("Head sum"), clause: "SK-SCORE-02",
    meaning:
      t("Your own score: a game won lowers it, a game lost raises it. The sitting is over when all head sums together are zero."),
  },
  {
    word: t("Side sum"), clause: "SK-SCORE-03",
    meaning:
      t("What you hold against one opponent: your tricks as a defender times the value of the game."),
  },
];

export const Words = () => html`<${WordList} words=${words()} />`;
