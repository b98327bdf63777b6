/** German Whist, drawn. */
import { narrateWith } from "../../../web/client/tricks/narration.js";
import { readTableAloud } from "../../../web/client/tricks/spoken_table.js";
import { stepsOf } from "../../../web/client/tricks/show.js";
import { t } from "../../../web/client/words/translation.js";
import { houseRules } from "./house_rules.js";
import { Sheet } from "./sheet.js";
import { GERMAN_WHIST, Table } from "./table.js";
import { turnWords } from "./words.js";

/** @type {{ [word: string]: import("../../../web/client/table/narration.js").Narrator }} */
const NARRATORS = { all_shown: () => ({ words: t("The deal is over"), weight: "heading", sound: "settled" }) };

/** Gives each player the card drawn from the stock. @type {import("../../../web/client/tricks/show.js").Change} */
function addDrawnCards(view, { seat, shown, hidden, turned }) {
  const own = view.seat === seat ? [shown] : [hidden].filter(Boolean);
  return {
    hand: view.seat === null ? [] : [...(view.hand ?? []), ...own], turned: turned ?? null,
    stock: /** @type {any} */ (view).stock - 2,
    held: (view.held ?? []).map((/** @type {number} */ count) => count + 1),
  };
}

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const germanWhist = {
  writing: () => t("type it: Th plays the ten of hearts"),
  keys: () => [],
  steps: stepsOf({
    fresh: {}, spans: {},
    changes: { hand_dealt: (view, seen) => ({ phase: "playing", hand: seen.cards, held: Array(view.players).fill(13) }),
      stock_drawn: addDrawnCards },
  }),
  narrate: narrateWith(NARRATORS),
  prompt: turnWords,
  readAloud: (shown) => readTableAloud(shown, { readContract: () => "", readScore: () => "", turnWords }),
  Table,
  tricks: GERMAN_WHIST,
  Sheet,
  houseRules,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => `${rank}${suit}`)),
};
