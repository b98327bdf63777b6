/** The names of seats: the name of the person, or the number of the seat from the dealer's left. */
import { isUnnamed, nameAt, seatNumber } from "../../../../web/client/table/seating.js";
import { t } from "../../../../web/client/words/translation.js";

/** @param {import("../../../../web/client/protocol.js").TableView} table @returns {(seat: number) => string} */
export const seatNames = (table) => (seat) => {
  const sitting = table.seats[seat];
  return !sitting || sitting.kind === "open" ? t("seat {number}", { number: seatNumber(seat) }) : nameAt(sitting);
};

/**
 * How the dealer addresses a seat at the beginning of a sentence: by its number if the person there gave no name.
 * @param {import("../../../../web/client/protocol.js").SeatView | undefined} seat
 */
export function addressOf(seat) {
  if (!seat || !isUnnamed(seat)) return nameAt(seat);
  const words = t("seat {number}", { number: seatNumber(seat.seat) });
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
