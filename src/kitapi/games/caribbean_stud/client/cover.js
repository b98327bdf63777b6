/** What the first page offers of Caribbean Stud. */
import { PartShown } from "../../../web/client/part_shown.js";
import { part } from "../../../web/client/parts.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

/** What the table itself is drawn by draws its pictures: a sheet that no other game needs. */
const PICTURES = part("caribbean-stud-pictures", () => import("./pictures.js").then((shown) => shown.Pictures), ["caribbean_stud"]);

/** @type {import("../../../web/client/covers.js").Cover} */
export const cover = {
  title: () => t("Caribbean Stud"),
  motto: () => t("Seven seats, one bank, a jackpot for all tables."),
  quick: { game: "caribbean-stud", terms: { players: 5 } },
  deck: "full",
  Pictures: () => html`<${PartShown} part=${PICTURES} props=${{}} />`,
  drawing: part("caribbean-stud", () => import("./caribbean_stud.js").then((game) => game.caribbeanStud), ["caribbean_stud"]),
  houseRules: part("caribbean-stud-house-rules", () => import("./house_rules.js").then((words) => words.houseRules)),
  rulings: part("caribbean-stud-rulings", () => import("./rulings/rulings_page.js").then((page) => page.RulingsPage), ["table", "papers", "caribbean_stud", "rulings"]),
  odds: part("odds", () => import("./odds/odds_page.js").then((page) => page.OddsPage), ["table", "papers", "caribbean_stud", "odds"]),
  drills: true,
};
