/** A moment of the play as a question for the solver. */
import { solverAddressAt } from "../../../web/client/solver/solved_at.js";
import { isOut } from "./roles.js";
import { strainOf } from "./words.js";

/** @typedef {import("./view.js").PrefaView} PrefaView */

/** @param {readonly any[]} views */
export const solverLink = (views) => solverAddressAt(views, (/** @type {PrefaView} */ view) => {
  const { declarer, contract } = view.bargain ?? {};
  if (declarer === undefined || !contract) return null;
  return {
    declarer, out: (seat) => isOut(view, seat), leader: view.turn?.[0], strain: strainOf(contract), objective: "tricks",
  };
});
