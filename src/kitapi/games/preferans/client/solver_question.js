/** A moment of the play as a question for the solver. */
import { solverAddressAt } from "../../../web/client/solver/solved_at.js";
import { isOut } from "./roles.js";
import { suitOfGame } from "./words.js";

/** @typedef {import("./view.js").PreferansView} PreferansView */

const BETL = 6;

/** @param {readonly any[]} views */
export const solverLink = (views) => solverAddressAt(views, (/** @type {PreferansView} */ view) => {
  const { declarer = null, game, open } = view.bargain ?? {};
  if (declarer === null || game === undefined) return null;
  // The first lead of an open game is still the declarer's own (SK-GAME-06), which the solver would take for the
  // defence's.
  if (open && view.leader === declarer && !view.last_trick) return null;
  const objective = game === BETL ? "betl" : "tricks";
  const openly = game === BETL ? "open_betl" : "open";
  return {
    declarer, out: (seat) => isOut(view, seat), leader: view.leader ?? undefined, strain: suitOfGame(game) ?? "n",
    objective: open ? openly : objective,
  };
});
