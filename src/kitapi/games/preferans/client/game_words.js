/** The words of Preferans: each with its meaning and the rule that defines it. */
import { WordList } from "../../../web/client/kit/word_list.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const words = () => [
  {
    key: "cards", word: t("Order of cards"), clause: "SK-DEAL-01",
    meaning:
      t("From high to low: A K Q J 10 9 8 7. Suits from low to high: leaves, bells, hearts, acorns; with a French pack ♠ ♦ ♥ ♣."),
  },
  {
    key: "follow", word: t("Following suit"), clause: "SK-PLAY-02",
    meaning:
      t("Play the suit that was led; if you have none, a trump; if you have no trump either, any card. You need not beat what lies on the table."),
  },
  {
    key: "forehand", word: t("Forehand"), clause: "SK-BID-02",
    meaning:
      t("The player left of the dealer: opens the bidding, may hold another player's number, and leads to the first trick except in seven."),
  },
  {
    key: "talon", word: t("Talon"), clause: "SK-GAME-07",
    meaning:
      t("Two cards put aside at the deal. The declarer shows them to all, takes them and discards two."),
  },
  {
    key: "hand-open", word: t("From hand, open"), clause: "SK-GAME-05",
    meaning:
      t("Played without the talon; with all hands on the table. Each adds one to the number of the game."),
  },
  {
    key: "betl", word: t("Betl (6)"), clause: "SK-GAME-02",
    meaning:
      t("No trumps; the declarer must take no trick."),
  },
  {
    key: "seven", word: t("Seven (7)"), clause: "SK-GAME-03",
    meaning:
      t("No trumps; the declarer needs six tricks, by some house rules one after the other."),
  },
  {
    key: "preferans", word: t("Preferans (8)"), clause: "SK-GAME-04",
    meaning:
      t("No trumps; the declarer must take all ten tricks."),
  },
  {
    key: "kontra", word: t("Kontra"), clause: "SK-KON-01",
    meaning:
      t("A defender doubles the value of the game. Declarer and caller may go on doubling: rekontra, subkontra, superkontra."),
  },
  {
    key: "duty", word: t("Duty"), clause: "SK-SCORE-04",
    meaning:
      t("If the declarer makes a game of six tricks and neither defender has two tricks, each adds one to their head sum."),
  },
  {
    key: "refa", word: t("Refa"), clause: "SK-REFA-02",
    meaning:
      t("A mark that doubles its owner's next game as declarer."),
  },
  {
    key: "head", word: t("Head sum"), clause: "SK-SCORE-02",
    meaning:
      t("Your own score: a game won lowers it, a game lost raises it. The sitting is over when all head sums together are zero."),
  },
  {
    key: "side", word: t("Side sum"), clause: "SK-SCORE-03",
    meaning:
      t("What you hold against one opponent: your tricks as a defender times the value of the game."),
  },
  {
    key: "dealer", word: t("The dealer"), clause: "SK-DEAL-03",
    meaning:
      t("Deals the cards of this deal; the next player in turn deals the next one."),
  },
  {
    key: "idle", word: t("Sits out"), clause: "SK-DEAL-02",
    meaning:
      t("With four at the table the dealer rests and scores nothing."),
  },
  {
    key: "number", word: t("Numbers to bid"), clause: "SK-BID-01",
    meaning:
      t("A number wins the right to play its game or a higher one. One commits you to nothing."),
  },
  {
    key: "pass", word: t("Pass"), clause: "SK-BID-02",
    meaning:
      t("A pass is final: you bid no more in this deal."),
  },
  {
    key: "hold", word: t("Hold a number"), clause: "SK-BID-03",
    meaning:
      t("The forehand takes over the number that stands, instead of going higher."),
  },
  {
    key: "number-won", word: t("Number won at"), clause: "SK-BID-06",
    meaning:
      t("The declarer must name the game of this number or a higher one."),
  },
  {
    key: "throw-in", word: t("Throw in"), clause: "SK-BID-05",
    meaning:
      t("The player who won the bidding at one may end the deal before discarding, at no cost."),
  },
  {
    key: "give-way", word: t("Give way"), clause: "SK-BID-07",
    meaning:
      t("Several want to play from hand: a player who names no higher game than the one before gives way."),
  },
  {
    key: "declarer", word: t("Declarer"), clause: "SK-BID-04",
    meaning:
      t("The player left when two have passed: names the game, and plays it against the others."),
  },
  {
    key: "defender", word: t("Defender"), clause: "SK-SCORE-03",
    meaning:
      t("Plays against the declarer; each trick of theirs counts as much as the game is worth."),
  },
  {
    key: "suit", word: t("Suit games (2 to 5)"), clause: "SK-GAME-01",
    meaning:
      t("The suit of the number is trumps; the declarer needs six tricks."),
  },
  {
    key: "value", word: t("Value of the game"), clause: "SK-GAME-05",
    meaning:
      t("The number of the game, one more from hand and one more open; doubled by every kontra and by a refa."),
  },
  {
    key: "drop", word: t("Play or drop"), clause: "SK-PLAY-04",
    meaning:
      t("House rule: each defender says whether they play. One alone needs two tricks; one who dropped scores nothing."),
  },
  {
    key: "call-in", word: t("Call in"), clause: "SK-PLAY-04",
    meaning:
      t("House rule: a defender alone may call in the one who dropped. The caller scores the tricks of both, and needs four."),
  },
  {
    key: "tricks", word: t("Tricks"), clause: "SK-PLAY-03",
    meaning:
      t("The tricks taken in this deal; the deal ends as soon as the rest can change nothing."),
  },
  {
    key: "pot", word: t("Pot"), clause: "SK-SCORE-09",
    meaning:
      t("House rule: everybody puts chips in before each deal; a game won takes ten times its value out."),
  },
];

/** @param {{ only?: string }} props the key of one word; without it all are shown */
export const Words = ({ only }) => html`<${WordList} words=${words()} only=${only} />`;
