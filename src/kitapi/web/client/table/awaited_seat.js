/** A seat on which the viewer wants to sit down as soon as its cards are played: nobody new takes a hand that is dealt. */
import { signal } from "../ui.js";

/**
 * @typedef {import("../protocol.js").TableShown} TableShown
 * @typedef {{ table: string, seat: number, name: string, invitation?: string }} AwaitedSeat
 */

export const awaitedSeat = signal(/** @type {AwaitedSeat | null} */ (null));

/**
 * The command to sit down, once the seat that is waited for is free; nothing is waited for then, nor at a seat that somebody has.
 * @param {TableShown} table
 * @returns {import("../protocol.js").Command | null}
 */
export function sittingDown(table) {
  const awaited = awaitedSeat.peek();
  if (!awaited || awaited.table !== table.id) return null;
  const seat = table.seats[awaited.seat];
  if (table.me !== null || !seat || seat.kind === "person") {
    awaitedSeat.value = null;
    return null;
  }
  if (seat.dealt) return null;
  awaitedSeat.value = null;
  const { name, invitation } = awaited;
  return { type: "sit", seat: awaited.seat, name, ...(invitation && { invitation }) };
}
