/** House rules in groups, for those who choose them; the table itself needs only their words. */
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";

const groups = () => [
  {
    title: t("Stakes"), about: t("What is played for, and when the sitting ends."),
    fields: ["stake", "money", "pot_stake", "last_game", "direction"],
  },
  {
    title: t("The auction"), about: t("Which calls are allowed, and in which order."),
    fields: ["lowest_bid", "all_pass", "steps", "hold_right", "hand_ties", "preferans_at_once"],
  },
  {
    title: t("The games"), about: t("Which games there are, and how they are played."),
    fields: ["top_game", "seven", "open_games", "lead_eight", "stop_when_decided"],
  },
  {
    title: t("Defence and kontra"), about: t("Whether defenders play, and who may double."),
    fields: ["defenders_may_drop", "invite", "kontra_limit", "mandatory_kontra", "kontra_takes", "lost_kontra"],
  },
  {
    title: t("The sheet"), about: t("What is written after a deal."),
    fields: ["sides", "duty_games", "duty_by", "defender_fall", "betl_sides", "refas", "refa_below_zero"],
  },
];

export const groupedRules = { ...houseRules, groups };
