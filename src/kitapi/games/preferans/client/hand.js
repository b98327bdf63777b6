/** A hand of Preferans to be valued: what can be played for, in words and drawn. */
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { NumberSign } from "./game_sign.js";
import { numberName } from "./words.js";

const RULEBOOK = /** @type {any} */ ({ seven: "durch" });
const NUMBERS = /** @type {{ [goal: string]: number }} */ ({
  leaves: 2, bells: 3, hearts: 4, acorns: 5, betl: 6, seven: 7, preferans: 8,
});
const STRAINS = /** @type {{ [goal: string]: string }} */ ({
  leaves: "s", bells: "d", hearts: "h", acorns: "c", betl: "betl",
});

/** The number of a game, or of a bid. @param {string} goal */
const numberOf = (goal) => NUMBERS[goal] ?? Number(goal);

/** @type {import("../../../web/client/drawing.js").HandWords} */
export const handWords = {
  strainOf: (goal) => STRAINS[goal] ?? "n",
  goalName: (goal) => numberName(numberOf(goal), RULEBOOK),
  bidWords: (bid) => bid,
  unitName: () => t("points"),
  GoalSign:
    (/** @type {{ goal: string }} */ { goal }) => html`<${NumberSign} number=${numberOf(goal)} variant=${RULEBOOK} />`,
};
