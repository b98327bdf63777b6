/** Caribbean Stud, drawn. */
import { t } from "../../../web/client/words/translation.js";
import { askedOf, ownSeat, questionOf } from "./table/asking.js";
import { house } from "./consoles/house.js";
import { houseRules } from "./house_rules.js";
import { PlayersMistake } from "./mistake.js";
import { reading } from "./reading.js";
import { StudSheet } from "./sheet.js";
import { steps } from "./show.js";
import { Situation } from "./situation.js";
import { StudReplayed, StudTable } from "./table.js";
import { tell } from "./tell.js";

/** @typedef {import("./table/view.js").StudView} StudView */

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const caribbeanStud = {
  writing: () => t("say it in writing: ante 25, raise, fold; Kh exchanges the king of hearts"),
  keys: () =>
    [[["+", "-"], t("more and less on ANTE")], [["p"], t("what is paid")], [["o"], t("what your choices are worth")]],
  steps,
  tell,
  prompt: (/** @type {StudView} */ view) => questionOf(view),
  asking: (/** @type {StudView} */ view) => `${view.number} ${askedOf(view) ?? ""}`.replace(/^\d+ $/, ""),
  reading,
  Table: StudTable,
  Replayed: StudReplayed,
  Sheet: StudSheet,
  Situation,
  handOf: (/** @type {StudView} */ view) => ownSeat(view)?.cards ?? [],
  house,
  houseRules,
  Beside: PlayersMistake,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => `${rank}${suit}`)),
};
