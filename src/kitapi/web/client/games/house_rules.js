/** The words of every game's house rules, to choose them before a table is there; one line per game. */
import { houseRules as caribbeanStud } from "./caribbean_stud/house_rules.js";
import { houseRules as prefa } from "./prefa/house_rules.js";
import { houseRules as preferans } from "./preferans/house_rules.js";

/** @type {{ [game: string]: import("./drawings.js").HouseRuleWords }} */
const WORDS = { prefa, preferans, "caribbean-stud": caribbeanStud };

/**
 * @param {string} game
 * @returns {import("./drawings.js").HouseRuleWords}
 */
export function ruleWordsOf(game) {
  const words = WORDS[game];
  if (!words) throw new Error(`there are no words for the house rules of ${game}`);
  return words;
}
