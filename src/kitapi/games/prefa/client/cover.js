/** The entry of Prefa on the start page. */
import { part } from "../../../web/client/parts.js";
import { gameSheet } from "../../../web/client/sheets.js";
import { t } from "../../../web/client/words/translation.js";
import { Pictures } from "./pictures.js";

const SHEET = gameSheet("prefa", import.meta.url);

/** @type {import("../../../web/client/drawing.js").Cover} */
export const cover = {
  title: () => t("Prefa"),
  motto: () => t("Three players, thirty-two cards, and the kasa: a pot that all share."),
  quick: { game: "prefa", terms: { players: 3, variant: {} } },
  players: [3, 4],
  deck: "french",
  Pictures,
  drawing: part("prefa", () => import("./prefa.js").then((game) => game.prefa), [SHEET]),
  sheets: [SHEET],
  fair: part("prefa-fair", () => import("./fair/fair.js").then((game) => game.fair)),
  words: part("prefa-words", () => import("./game_words.js").then((list) => list.Words)),
  houseRules: part("prefa-house-rules", () => import("./house_rule_groups.js").then((rules) => rules.groupedRules)),
  hand: {
    bids: [6, 7, 8, 9, 10].flatMap((level) => ["s", "c", "d", "h", "n"].map((strain) => `${level}${strain}`)),
    hasKasa: true,
    words: part("prefa-hand", () => import("./hand.js").then((hand) => hand.handWords), [SHEET]),
  },
  paper: {
    clockwise: () => false,
    accounts: part("prefa-accounts", () => import("./accounts/rules.js")),
    words: part("prefa-paper-words", () => import("./paper_words.js").then((paper) => paper.paperWords), [SHEET]),
  },
  solved: part("prefa-solved", () => import("./solver_question.js").then((moment) => moment.solverLink)),
};
