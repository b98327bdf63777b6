/** Slovak Preferans, drawn. */
import { actionWords } from "./action_words.js";
import { t } from "../../words/translation.js";
import { houseRules } from "./house_rules.js";
import { reading } from "./reading.js";
import { PreferansSheet } from "./sheet.js";
import { steps } from "./show.js";
import { solved } from "./solved.js";
import { PreferansReplayed, PreferansTable } from "./table.js";
import { tell } from "./tell.js";
import { turnWords } from "./words.js";

/** @type {import("../drawings.js").Drawing} */
export const preferans = {
  writing: () => t("say it in writing: 4, pass, from hand; Th plays the ten of hearts"),
  keys: () => [[["2", "…", "8"], t("a number of the ladder; once more, and it is said")]],
  steps,
  solved, actionWords,
  tell,
  prompt: turnWords,
  reading,
  Table: PreferansTable,
  Replayed: PreferansReplayed,
  Sheet: PreferansSheet,
  houseRules,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."789TJQKA"].map((rank) => `${rank}${suit}`)),
};
