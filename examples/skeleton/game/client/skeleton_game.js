/** Skeleton Game, drawn. */
import { readAloud } from "../../../web/client/tricks/reading.js";
import { stepsOf } from "../../../web/client/tricks/show.js";
import { tellWith } from "../../../web/client/tricks/tell.js";
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";
import { Sheet } from "./sheet.js";
import { SKELETON_GAME, Table } from "./table.js";
import { turnWords } from "./words.js";

/** @type {{ [word: string]: import("../../../web/client/table/telling.js").Telling }} */
const TOLD = { all_shown: () => ({ words: t("The deal is over"), weight: "heading", sound: "settled" }) };

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const skeletonGame = {
  writing: () => t("say it in writing: Th plays the ten of hearts"),
  keys: () => [],
  steps: stepsOf({
    fresh: {}, spans: {},
    changes: {
      hand_dealt: (view, seen) => ({ phase: "playing", hand: seen.cards, held: Array(view.players).fill(8) }) },
  }),
  tell: tellWith(TOLD),
  prompt: turnWords,
  reading: (shown) => readAloud(shown, { contractRead: () => "", scoreRead: () => "", turnWords }),
  Table,
  tricks: SKELETON_GAME,
  Sheet,
  houseRules,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."789TJQKA"].map((rank) => `${rank}${suit}`)),
};
