/** Chips on their way between the dealer's tray and the seats. */
import { isMoving } from "../../../../web/client/table/motion.js";
import { html, useLayoutEffect, useRef, useState } from "../../../../web/client/ui.js";
import { Discs } from "./chips.js";
import { pointOfSeat } from "./half_moon.js";

/**
 * @typedef {import("./view.js").SeatView} SeatView
 * @typedef {import("./view.js").StudView} StudView
 *
 * `way`: "paid" from the tray to the seat, "taken" from the seat to the tray.
 * @typedef {{ seat: number, amount: number, way: "paid" | "taken" }} Travel
 */

/**
 * What moves between two views of one round: none where another round, or a table that was not seen yet, begins, nor
 * where stakes come back because the hand is void.
 * @param {StudView | null} before
 * @param {StudView | null} after
 * @returns {Travel[]}
 */
export function travelsBetween(before, after) {
  if (!before || !after || before.number !== after.number || after.void) return [];
  return after.seats.flatMap((seat) => {
    const was = before.seats.find((one) => one.seat === seat.seat);
    return was ? travelsAt(was, seat) : [];
  }).filter(({ amount }) => amount > 0);
}

/** @param {SeatView} was @param {SeatView} is @returns {Travel[]} */
function travelsAt(was, is) {
  const { seat } = is;
  const award = was.award ? 0 : is.award?.amount ?? 0;
  return [...settledTravels(was, is), { seat, amount: award, way: "paid" }];
}

/** @param {SeatView} was @param {SeatView} is @returns {Travel[]} */
function settledTravels(was, is) {
  const { seat, settled } = is;
  const lay = (was.ante ?? 0) + (was.bet ?? 0) + (was.fee ?? 0);
  const left = (is.ante ?? 0) + (is.bet ?? 0) + (is.fee ?? 0);
  if (is.void) return [];
  if (settled && !was.settled) {
    // What a folded hand lost was collected before it is settled.
    const lost = Math.min(-settled.total, lay);
    return settled.total > 0 ? [{ seat, amount: settled.total, way: "paid" }] : [{ seat, amount: lost, way: "taken" }];
  }
  const isTaken = is.choice === "fold" || (was.fee && !is.fee && is.exchanged);
  return isTaken ? [{ seat, amount: lay - left, way: "taken" }] : [];
}

/**
 * The chips on their way. They are seen only: the figures and the log say the same.
 * @param {{ view: StudView }} props
 */
export function Travels({ view }) {
  const before = useRef(view);
  const nextKey = useRef(0);
  const [travels, setTravels] = useState(/** @type {(Travel & { key: number })[]} */ ([]));
  useLayoutEffect(() => {
    const found = isMoving() ? travelsBetween(before.current, view) : [];
    before.current = view;
    if (found.length) setTravels((now) => [...now, ...found.map((one) => ({ ...one, key: nextKey.current++ }))]);
  }, [view]);
  const end = (/** @type {number} */ key) => () => setTravels((now) => now.filter((one) => one.key !== key));
  return html`<div class="travels" aria-hidden="true">
    ${travels.map(({ seat, amount, way, key }) => {
      const { x, bow } = pointOfSeat(seat, view.seats.length);
      return html`<span key=${key} class=${`travel ${way}`} style=${{ "--x": x, "--bow": bow }}
        onAnimationEnd=${end(key)}><${Discs} amount=${amount} /></span>`;
    })}
  </div>`;
}
