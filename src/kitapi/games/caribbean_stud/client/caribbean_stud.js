/** The drawing of Caribbean Stud: all parts that the page needs to show the game. */
import { TimedLog } from "../../../web/client/table/timed_log.js";
import { t } from "../../../web/client/words/translation.js";
import { pendingDecision, ownSeat, decisionWords } from "./table/pending_decision.js";
import { house } from "./consoles/house.js";
import { houseRules } from "./house_rules.js";
import { PlayersMistake } from "./mistake.js";
import { readAloud } from "./spoken_table.js";
import { StudSheet } from "./sheet.js";
import { steps } from "./show.js";
import { Situation } from "./situation.js";
import { StudReplay, StudTable } from "./table.js";
import { narrate } from "./narration.js";

/** @typedef {import("./table/view.js").StudView} StudView */

/** @type {import("../../../web/client/drawing.js").Drawing} */
export const caribbeanStud = {
  writing: () => t("type it: ante 25, raise, fold; Kh exchanges the king of hearts"),
  keys: () =>
    [[["+", "-"], t("more and less on ANTE")], [["p"], t("what is paid")], [["o"], t("what your choices are worth")]],
  steps,
  narrate,
  prompt: (/** @type {StudView} */ view) => decisionWords(view),
  decision: (/** @type {StudView} */ view) => `${view.number} ${pendingDecision(view) ?? ""}`.replace(/^\d+ $/, ""),
  readAloud,
  Table: StudTable,
  Replay: StudReplay,
  Sheet: StudSheet,
  Log: TimedLog,
  Situation,
  handOf: (/** @type {StudView} */ view) => ownSeat(view)?.cards ?? [],
  house,
  houseRules,
  Beside: PlayersMistake,
  faces: ["s", "c", "d", "h"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => `${rank}${suit}`)),
};
