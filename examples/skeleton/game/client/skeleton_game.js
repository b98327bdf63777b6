/** Skeleton Game, drawn. */
import { narrateWith } from "../../../web/client/tricks/narration.js";
import { readTableAloud } from "../../../web/client/tricks/spoken_table.js";
import { stepsOf } from "../../../web/client/tricks/show.js";
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";
import { Sheet } from "./sheet.js";
import { SKELETON_GAME, Table } from "./table.js";
import { turnWords } from "./words.js";

/** @type {{ [word: string]: import("../../../web/client/table/narration.js").Narrator }} */
const NARRATORS = { all_shown: () => ({ words: t("The deal is over"), weight: "heading", sound: "settled" }) };

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const skeletonGame = {
  writing: () => t("type it: Th plays the ten of hearts"),
  keys: () => [],
  steps: stepsOf({
    fresh: {}, spans: {},
    changes: {
      hand_dealt: (view, seen) => ({ phase: "playing", hand: seen.cards, held: Array(view.players).fill(8) }) },
  }),
  narrate: narrateWith(NARRATORS),
  prompt: turnWords,
  readAloud: (shown) => readTableAloud(shown, { readContract: () => "", readScore: () => "", turnWords }),
  Table,
  tricks: SKELETON_GAME,
  Sheet,
  houseRules,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."789TJQKA"].map((rank) => `${rank}${suit}`)),
};
