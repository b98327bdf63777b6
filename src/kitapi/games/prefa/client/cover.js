/** What the first page offers of Prefa. */
import { part } from "../../../web/client/parts.js";
import { t } from "../../../web/client/words/translation.js";
import { Pictures } from "./pictures.js";

/** @type {import("../../../web/client/games.js").Cover} */
export const cover = {
  title: () => t("Prefa"),
  motto: () => t("Three players, thirty-two cards, one kasa."),
  quick: { game: "prefa", terms: { players: 3, variant: {} } },
  deck: "french",
  Pictures,
  drawing: part("prefa", () => import("./prefa.js").then((game) => game.prefa)),
};
