/** The words of Caribbean Stud: each with its meaning and the rule that defines it. */
import { WordList } from "../../../web/client/kit/word_list.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const words = () => [
  {
    key: "bank", word: t("The bank"), clause: "CSP-020",
    meaning:
      t("The house, which plays against every seat by itself."),
  },
  {
    key: "ante", word: t("ANTE"), clause: "CSP-022",
    meaning:
      t("The stake before the deal; without it you get no cards."),
  },
  {
    key: "bet", word: t("BET"), clause: "CSP-033",
    meaning:
      t("Twice your ANTE, placed after you have looked at your cards, to play on."),
  },
  {
    key: "jp", word: t("JP"), clause: "CSP-053",
    meaning:
      t("The slot for a token, put in after the ANTE: it plays for the jackpot, from a flush up."),
  },
  {
    key: "upcard", word: t("Upcard"), clause: "CSP-030",
    meaning:
      t("The bank's fifth card, turned face up before you decide."),
  },
  {
    key: "fold", word: t("Fold"), clause: "CSP-034",
    meaning:
      t("Give up the hand, and with it your ANTE."),
  },
  {
    key: "exchange", word: t("Exchange"), clause: "CSP-035",
    meaning:
      t("One of your cards for a new one. It costs as much as your ANTE, and the jackpot is out of reach."),
  },
  {
    key: "qualify", word: t("Qualify"), clause: "CSP-040",
    meaning:
      t("The bank plays on with ace and king or better only. Otherwise your ANTE is paid one to one, and your BET is returned."),
  },
  {
    key: "table", word: t("Paid by the table"), clause: "CSP-045",
    meaning:
      t("If the bank qualifies and loses, your BET is paid by the paytable and your ANTE one to one."),
  },
  {
    key: "meter", word: t("Meter"), clause: "CSP-050",
    meaning:
      t("The amount of the jackpot. All tables of the house feed it; a royal flush takes all of it."),
  },
  {
    key: "stakes", word: t("Stakes"), clause: "CSP-022",
    meaning:
      t("A player stakes ANTE, and may add a token for the jackpot; no token without ANTE."),
  },
  {
    key: "limits", word: t("Limits"), clause: "CSP-009",
    meaning:
      t("The least and the most that may be staked on ANTE at this table."),
  },
  {
    key: "chips", word: t("Your chips"), clause: "CSP-083",
    meaning:
      t("The chips before you; notes on the table are changed into chips at once."),
  },
  {
    key: "cut", word: t("Cut"), clause: "CSP-013",
    meaning:
      t("Where the deck is shuffled by hand, a player cuts it before the deal."),
  },
  {
    key: "hands", word: t("Hands"), clause: "CSP-151",
    meaning:
      t("From high to low: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, and none of them."),
  },
  {
    key: "void", word: t("Void"), clause: "CSP-110",
    meaning:
      t("A hand that no longer counts, as after a mistake: its stakes go back to the player."),
  },
  {
    key: "declare", word: t("Declare"), clause: "CSP-063",
    meaning:
      t("A player who finds a royal or straight flush says so at once; it is checked before the game continues."),
  },
  {
    key: "tray", word: t("Tray"), clause: "CSP-004",
    meaning:
      t("The dealer pays from it, and what the bank wins goes into it."),
  },
  {
    key: "shuffler", word: t("Shuffler"), clause: "CSP-003",
    meaning:
      t("Shuffles a deck, counts it, and delivers it five cards at a time."),
  },
];

/** @param {{ only?: string }} props the key of one word; without it all are shown */
export const Words = ({ only }) => html`<${WordList} words=${words()} only=${only} />`;
