/** Seats that changed hands in the course of a sitting: a line of the log for each, and a list under the sheet. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { nameAt, seatNumber } from "./seating.js";

/**
 * @typedef {import("../protocol.js").SeatChange} SeatChange
 * @typedef {import("../protocol.js").SeatHolder} SeatHolder
 */

/** Whether an observation is the room's change of a seat. @param {{ kind: string } | null} seen */
export const isSeatChange = (seen) => seen?.kind === "seat_changed";

/** @param {SeatHolder} holder @param {number} seat */
function holderWords({ kind, name }, seat) {
  if (kind === "open") return t("nobody");
  return kind === "bot" ? `${nameAt(/** @type {any} */ ({ seat, kind, name }))} (${t("bot")})` : name || t("a visitor");
}

/** @param {SeatChange} change */
const placesOf = ({ seat, deal, before, after }) => ({
  number: seatNumber(seat), deal, before: holderWords(before, seat), after: holderWords(after, seat),
});

/** The line of the log for a change. @param {any} seen @returns {import("../drawing.js").Narration} */
export function narrateSeatChange(seen) {
  const change = /** @type {SeatChange} */ (seen);
  const words = change.before.kind === "reserved"
    ? t("Seat {number} is no longer reserved for {before}.", placesOf(change))
    : t("Seat {number} changes hands: {before} → {after}", placesOf(change));
  return { words, weight: "said" };
}

/** The line under the sheet for a change. @param {SeatChange} change */
function changeWords(change) {
  if (change.before.kind === "reserved")
    return t("After deal {deal}: seat {number} no longer reserved for {before}", placesOf(change));
  return change.running ? t("Seat {number} changed hands during deal {deal}: {before} → {after}", placesOf(change))
    : t("Seat {number} changed hands after deal {deal}: {before} → {after}", placesOf(change));
}

/** Whether somebody got up and sat down again. @param {SeatChange} change */
const isReturn = ({ before, after }) => before.kind === after.kind && before.name === after.name;

/**
 * The lines; a person who got up and was replaced at once has one line for both, and who sat down again has none.
 * @param {readonly SeatChange[]} changes
 */
function mergeChanges(changes) {
  const lines = /** @type {SeatChange[]} */ ([]);
  for (const change of changes) {
    const last = lines.at(-1);
    const continues = last && last.seat === change.seat && last.deal === change.deal && last.running === change.running
      && last.after.kind === "open" && change.before.kind === "open";
    if (continues) lines.splice(-1, 1, { ...change, before: last.before });
    else lines.push(change);
  }
  return lines.filter((change) => !isReturn(change));
}

/** The list under the sheet. @param {{ changes?: readonly SeatChange[] }} props */
export function SeatChanges({ changes = [] }) {
  const lines = mergeChanges(changes);
  if (!lines.length) return null;
  return html`<section class="paper seat-changes" aria-label=${t("Changes of seats")}>
    <ul>${lines.map((change, at) => html`<li key=${at}>${changeWords(change)}</li>`)}</ul>
  </section>`;
}
