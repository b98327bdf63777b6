/**
 * A seat that the viewer wants to take when its deal is over, because nobody new takes a seat whose cards are dealt.
 */
import { signal } from "../ui.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {{ table: string, seat: number, name: string, invitation?: string }} AwaitedSeat
 */

export const awaitedSeat = signal(/** @type {AwaitedSeat | null} */ (null));

/**
 * The command to sit down, once the awaited seat is free. The wait then ends; it also ends if somebody else has the
 * seat.
 * @param {TableView} table
 * @returns {import("../protocol.js").Command | null}
 */
export function sitWhenFree(table) {
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
