/**
 * The moment of a deal that is over as a question for the solver: the hands as they lie, and the trick that has begun.
 */
import { HANDS, solverAddress } from "./deal.js";

/**
 * @typedef {import("../tricks/view.js").TricksView} TricksView
 *
 * `leader`: who leads where no trick has begun; `out`: whether a seat does not play.
 * @typedef {{ declarer: number, out: (seat: number) => boolean, leader: number | undefined, strain: string,
 *   objective: string }} SolvedGame
 */

/**
 * The solver's address for the moment that the seats see in `views`; null where no cards are being played.
 * @param {readonly TricksView[]} views
 * @param {(view: any) => SolvedGame | null} gameOf
 */
export function solverAddressAt(views, gameOf) {
  const view = views[0];
  const game = view?.phase === "playing" ? gameOf(view) : null;
  if (!view || !game) return null;
  const seats = around(view.active, game.declarer).filter((seat) => !game.out(seat));
  const shown = view.trick ?? [];
  const trick = shown.length < seats.length ? shown : [];
  const leader = trick[0]?.seat ?? game.leader;
  if (leader === undefined) return null;
  const held =
    seats.map((seat) =>
      [...views[seat]?.hand ?? [], ...trick.filter((played) => played.seat === seat).map(({ card }) => card)]);
  const [declarer, first, second = null] = held;
  const leads = HANDS[seats.indexOf(leader)];
  if (!declarer || !first || !leads || declarer.length === 0 || held.some((cards) => cards.length !== declarer.length))
    return null;
  const deal = { hands: { declarer, first, second }, strain: game.strain, leader: leads, objective: game.objective };
  return solverAddress(deal, trick.map(({ card }) => card));
}

/** The seats in the order of play from `seat` on. @param {readonly number[]} active @param {number} seat */
function around(active, seat) {
  const inOrder = [...active].sort((one, other) => one - other);
  const from = inOrder.indexOf(seat);
  return from < 0 ? [] : [...inOrder.slice(from), ...inOrder.slice(0, from)];
}
