/** Slovak Preferans, drawn. */
import { actionWords } from "./action_words.js";
import { t } from "../../words/translation.js";
import { fieldWords, presetWords, valueWords } from "./house_rules.js";
import { Pictures } from "./pictures.js";
import { reading } from "./reading.js";
import { PreferansSheet } from "./sheet.js";
import { steps } from "./show.js";
import { solved } from "./solved.js";
import { PreferansReplayed, PreferansTable } from "./table.js";
import { tell } from "./tell.js";
import { turnWords } from "./words.js";

/** @type {import("../drawings.js").Drawing} */
export const preferans = {
  title: () => t("Preferans"),
  motto: () => t("Bid a number, name your game, and be the first to play your sheet down to nothing."),
  quick: { game: "preferans", terms: { players: 3, variant: {} } },
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
  Pictures,
  houseRules: { fieldWords, valueWords, presetWords },
  deck: "german",
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."789TJQKA"].map((rank) => `${rank}${suit}`)),
};
