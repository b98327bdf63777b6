/** What the house calls a seat: whoever sits there, or the seat's number from the dealer's left. */
import { nameAt, seatNumber } from "../../../../web/client/table/seating.js";
import { t } from "../../../../web/client/words/translation.js";

/** @param {import("../../../../web/client/protocol.js").TableShown} table @returns {(seat: number) => string} */
export const naming = (table) => (seat) => {
  const sitting = table.seats[seat];
  return !sitting || sitting.kind === "open" ? t("seat {number}", { number: seatNumber(seat) }) : nameAt(sitting);
};
