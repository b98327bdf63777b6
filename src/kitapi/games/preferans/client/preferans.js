/** Slovak Preferans, drawn. */
import { actionWords } from "./action_words.js";
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";
import { readAloud } from "./spoken_table.js";
import { PreferansSheet } from "./sheet.js";
import { steps } from "./show.js";
import { PREFERANS, PreferansTable } from "./table.js";
import { narrate } from "./narration.js";
import { turnWords } from "./words.js";

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const preferans = {
  writing: () => t("type it: 4, pass, from hand; Th plays the ten of hearts"),
  keys: () => [[["2", "…", "8"], t("choose a number; press it again to say it")]],
  steps,
  actionWords,
  narrate,
  prompt: turnWords,
  readAloud,
  Table: PreferansTable,
  tricks: PREFERANS,
  Sheet: PreferansSheet,
  houseRules,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."789TJQKA"].map((rank) => `${rank}${suit}`)),
};
