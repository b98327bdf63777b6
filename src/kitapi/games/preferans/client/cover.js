/** What the first page offers of Preferans. */
import { part } from "../../../web/client/parts.js";
import { t } from "../../../web/client/words/translation.js";
import { Pictures } from "./pictures.js";

/** @type {import("../../../web/client/games.js").Cover} */
export const cover = {
  title: () => t("Preferans"),
  motto: () => t("Bid a number, name your game, and be the first to play your sheet down to nothing."),
  quick: { game: "preferans", terms: { players: 3, variant: {} } },
  deck: "german",
  Pictures,
  drawing: part("preferans", () => import("./preferans.js").then((game) => game.preferans), ["preferans_slips"]),
};
