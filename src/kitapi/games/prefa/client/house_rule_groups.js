/** House rules in groups, for those who choose them; the table itself needs only their words. */
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";

const groups = () => [
  {
    title: t("The kasa"), about: t("What everybody puts in, and what happens when it runs out."),
    fields: ["kasa_share", "last_contract", "add_kasa"],
  },
  {
    title: t("The auction"), about: t("What may be said, and for how long."),
    fields: ["aces", "pass_deals", "call_time"],
  },
  {
    title: t("Payments"), about: t("Who pays whom, and how much."),
    fields: ["solo_pays_partner", "idle_pay", "triple_from", "ten_owed", "solo_declined"],
  },
];

export const groupedRules = { ...houseRules, groups };
