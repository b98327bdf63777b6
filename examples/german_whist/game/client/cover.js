/** What the first page offers of German Whist. */
import { part } from "../../../web/client/parts.js";
import { t } from "../../../web/client/words/translation.js";
import { Pictures } from "./pictures.js";

/** @type {import("../../../web/client/drawing.js").Cover} */
export const cover = {
  title: () => t("German Whist"),
  motto: () => t("Whist for two: win good cards first, then the tricks."),
  quick: { game: "german-whist", terms: { players: 2, variant: {} } },
  deck: "french",
  Pictures,
  drawing: part("german-whist", () => import("./german_whist.js").then((game) => game.germanWhist)),
  sheets: [],
  fair: part("german-whist-fair", () => import("./fair/fair.js").then((game) => game.fair)),
  houseRules: part("german-whist-house-rules", () => import("./house_rules.js").then((words) => words.houseRules)),
};
