/** The words of every game's house rules, to choose them before a table is there; one line per game. */
import { houseRules as caribbeanStud } from "../../games/caribbean_stud/client/house_rules.js";
import { houseRules as prefa } from "../../games/prefa/client/house_rules.js";
import { houseRules as preferans } from "../../games/preferans/client/house_rules.js";

/** @type {{ [game: string]: import("./games.js").HouseRuleWords }} */
const WORDS = { prefa, preferans, "caribbean-stud": caribbeanStud };

/**
 * @param {string} game
 * @returns {import("./games.js").HouseRuleWords}
 */
export function ruleWordsOf(game) {
  const words = WORDS[game];
  if (!words) throw new Error(`there are no words for the house rules of ${game}`);
  return words;
}
