/** What the first page offers of Skeleton Game. */
import { part } from "../../../web/client/parts.js";
import { t } from "../../../web/client/words/translation.js";
import { Pictures } from "./pictures.js";

/** @type {import("../../../web/client/drawing.js").Cover} */
export const cover = {
  title: () => t("Skeleton Game"),
  motto: () => t("A plain game of tricks."),
  quick: { game: "skeleton-game", terms: { players: 3, variant: {} } },
  deck: "french",
  Pictures,
  drawing: part("skeleton-game", () => import("./skeleton_game.js").then((game) => game.skeletonGame)),
  sheets: [],
  fair: part("skeleton-game-fair", () => import("./fair/fair.js").then((game) => game.fair)),
  houseRules: part("skeleton-game-house-rules", () => import("./house_rules.js").then((words) => words.houseRules)),
};
