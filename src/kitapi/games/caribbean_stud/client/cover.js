/** The entry of Caribbean Stud on the start page. */
import { LazyPart } from "../../../web/client/lazy_part.js";
import { part } from "../../../web/client/parts.js";
import { gameSheet } from "../../../web/client/sheets.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const SHEET = gameSheet("caribbean_stud", import.meta.url);

/** The style sheet of the table, which also draws the pictures; no other game needs it. */
const PICTURES =
  part("caribbean-stud-pictures", () => import("./pictures.js").then((shown) => shown.Pictures), [SHEET]);

/** @type {import("../../../web/client/drawing.js").Cover} */
export const cover = {
  title: () => t("Caribbean Stud"),
  motto: () => t("Seven seats, one bank, a jackpot for all tables."),
  quick: { game: "caribbean-stud", terms: { players: 5 } },
  deck: "full",
  Pictures: () => html`<${LazyPart} part=${PICTURES} props=${{}} />`,
  drawing: part("caribbean-stud", () => import("./caribbean_stud.js").then((game) => game.caribbeanStud), [SHEET]),
  sheets: [SHEET],
  words: part("caribbean-stud-words", () => import("./game_words.js").then((list) => list.Words)),
  fair: part("caribbean-stud-fair", () => import("./fair/fair.js").then((game) => game.fair)),
  houseRules:
    part("caribbean-stud-house-rules", () => import("./house_rule_groups.js").then((rules) => rules.groupedRules)),
  rulings:
    part("caribbean-stud-rulings", () => import("./rulings/rulings_page.js").then((page) => page.RulingsPage),
      ["table", "papers", "print", SHEET, gameSheet("rulings", import.meta.url)]),
  odds:
    part("odds", () => import("./odds/odds_page.js").then((page) => page.OddsPage),
      ["table", "papers", "print", SHEET, gameSheet("odds", import.meta.url, "hand")]),
  drills: true,
  settings: [{ name: "declare", label: () => t("Declare jackpot hands automatically") }],
};
