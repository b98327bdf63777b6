/** Greek Prefa, drawn. */
import { actionWords } from "./action_words.js";
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";
import { readAloud } from "./spoken_table.js";
import { PrefaSheet } from "./sheet.js";
import { steps } from "./show.js";
import { PREFA, PrefaTable } from "./table.js";
import { narrate } from "./narration.js";
import { turnWords } from "./words.js";

/**
 * @typedef {import("./view.js").PrefaView} PrefaView
 */

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const prefa = {
  writing: () => t("type it: 7h, pass, hold; Th plays the ten of hearts"),
  keys: () => [],
  steps,
  actionWords,
  narrate,
  prompt: (/** @type {PrefaView} */ view) => turnWords(view.phase),
  readAloud,
  Table: PrefaTable,
  tricks: PREFA,
  Sheet: PrefaSheet,
  houseRules,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."789TJQKA"].map((rank) => `${rank}${suit}`)),
};
