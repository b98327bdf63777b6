/** House rules in groups, for the form in which they are chosen; the table itself needs only their words. */
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";

const groups = () => [
  {
    title: t("Stakes"), about: t("How much may be staked, and with which chips."),
    fields: ["minimum", "maximum", "chip", "buy_in", "dotation"],
  },
  {
    title: t("The bank"), about: t("When the bank plays, and what a new card costs."),
    fields: ["qualification", "exchange_fee", "skipped_back"],
  },
  {
    title: t("The jackpot"), about: t("What a token costs, and what it can win."),
    fields: ["token", "meter_share", "four_of_a_kind", "full_house", "flush", "reset", "opening_meter",
      "folded_jackpot"],
  },
  {
    title: t("The procedure"), about: t("How the cards are shuffled, and how long the table waits."),
    fields: ["shuffling", "answer_seconds", "stop_seconds", "pace", "practice", "odds_before"],
  },
];

export const groupedRules = { ...houseRules, groups };
