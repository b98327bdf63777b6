/** Who has sat down at a table that still waits for players. */
import { nameAt } from "./seating.js";

/** @typedef {import("../protocol.js").SeatView} SeatView */

/**
 * The names of the people who sit down from one state of the seats to the next, without the viewer.
 * @param {readonly SeatView[]} before
 * @param {Pick<import("../protocol.js").TableView, "me" | "seats">} table
 */
export const arrivals = (before, { me, seats }) => seats
  .filter(({ seat, kind }) => seat !== me && kind === "person" && before[seat]?.kind !== "person").map(nameAt);
