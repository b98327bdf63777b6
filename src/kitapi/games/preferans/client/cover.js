/** The entry of Preferans on the start page. */
import { part } from "../../../web/client/parts.js";
import { gameSheet } from "../../../web/client/sheets.js";
import { t } from "../../../web/client/words/translation.js";
import { Pictures } from "./pictures.js";

const SHEET = gameSheet("preferans", import.meta.url, "drills");

/** @type {import("../../../web/client/drawing.js").Cover} */
export const cover = {
  title: () => t("Preferans"),
  motto: () => t("Bid a number, choose your game, and be the first to bring your score down to zero."),
  quick: { game: "preferans", terms: { players: 3, variant: {} } },
  players: [3, 4],
  deck: "german",
  usualIn: ["sk"],
  Pictures,
  drawing: part("preferans", () => import("./preferans.js").then((game) => game.preferans), [SHEET]),
  sheets: [SHEET],
  fair: part("preferans-fair", () => import("./fair/fair.js").then((game) => game.fair)),
  words: part("preferans-words", () => import("./game_words.js").then((list) => list.Words)),
  houseRules: part("preferans-house-rules", () => import("./house_rule_groups.js").then((rules) => rules.groupedRules)),
  hand: {
    bids: ["1", "2", "3", "4", "5", "6", "7", "8"],
    words: part("preferans-hand", () => import("./hand.js").then((hand) => hand.handWords), [SHEET]),
  },
  paper: {
    clockwise: ({ direction }) => direction !== "counter_clockwise",
    accounts: part("preferans-accounts", () => import("./accounts/rules.js")),
    words: part("preferans-paper-words", () => import("./paper_words.js").then((paper) => paper.paperWords), [SHEET]),
  },
  solved: part("preferans-solved", () => import("./solver_question.js").then((moment) => moment.solverLink)),
};
