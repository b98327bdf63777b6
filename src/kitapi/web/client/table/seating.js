/** Who sits where on the screen: the viewer at the bottom, the others as they sit at the table. */
import { settings } from "../settings/settings.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Seat} Seat
 * @typedef {import("../protocol.js").SeatView} SeatView
 * @typedef {"bottom" | "right" | "top" | "left"} Place
 */

/** Places from the bottom on, counter-clockwise. @type {{ [seats: number]: Place[] }} */
const COUNTER_CLOCKWISE = {
  2: ["bottom", "top"], 3: ["bottom", "right", "left"], 4: ["bottom", "right", "top", "left"],
};

/**
 * The seats from the bottom on to the right as long as no view says so: the viewer's own first, a spectator behind seat
 * 0.
 * @param {Seat | null} me
 * @param {number} players
 * @param {boolean} clockwise whether the next in turn sits to the left
 * @returns {Seat[]}
 */
export const seatsFrom = (me, players, clockwise) =>
  Array.from({ length: players }, (_, place) => ((me ?? 0) + (clockwise ? players - place : place)) % players);

/**
 * Where on the screen `seat` is.
 * @param {Seat} seat
 * @param {readonly Seat[]} around who sits where, from the bottom on to the right
 * @returns {Place}
 */
export const placeOf = (seat, around) => COUNTER_CLOCKWISE[around.length]?.[around.indexOf(seat)] ?? "top";

/** The number by which people call a seat, from 1; in messages and actions seats count from 0. @param {Seat} seat */
export const seatNumber = (seat) => seat + 1;

/** What the house calls a bot at that seat, so that two of a kind can be distinguished. @param {Seat} seat */
function houseName(seat) {
  switch (seat) {
    case 0: return t("Rena");
    case 1: return t("Stelios");
    case 2: return t("Vasso");
    case 3: return t("Alekos");
    case 4: return t("Fotini");
    case 5: return t("Pavlos");
    default: return t("Danae");
  }
}

/** The stored names of visitors who gave none, one for each language of the page. */
const UNNAMED = ["Guest", "Επισκέπτης", "Ospite", "Hosť"];

/** Whether a person sits there who gave no name. @param {SeatView | undefined} seat */
export const isUnnamed = (seat) => seat?.kind === "person" && UNNAMED.includes(seat.name);

/** Whether the viewer sits there and gave no name. @param {SeatView | undefined} seat */
export function isNamelessViewer(seat) {
  const { name, guest } = settings.peek();
  return isUnnamed(seat) || (seat?.kind === "person" && !name && seat.name === guest);
}

/** The name of whoever sits there, in the viewer's language. @param {SeatView | undefined} seat */
export function nameAt(seat) {
  if (!seat || seat.kind === "open") return t("Open seat");
  if (isUnnamed(seat)) return t("Guest");
  return seat.kind === "bot" ? houseName(seat.seat) : seat.name;
}

/**
 * The name of a seat on its plate, as `namesFor` has it.
 * @param {SeatView | undefined} seat
 * @param {boolean} own whether it is the viewer's seat
 */
export const nameOnPlate = (seat, own) => (own && isNamelessViewer(seat) ? t("You") : nameAt(seat));

/** The person whose seat it is while nobody sits there. @param {SeatView | undefined} seat */
const absentOwner = (seat) => (seat?.kind === "open" ? seat.reserved : null);

/**
 * The names of all seats for one viewer, who is “You” where they gave none; an empty seat has the name of its owner. A
 * text that is filled with one reads well with “You” too: the name stands before a colon, a comma or a number, and no
 * verb follows it that would change.
 * @param {Pick<import("../protocol.js").TableView, "me" | "seats">} table
 * @returns {(seat: Seat) => string}
 */
export const namesFor = ({ me, seats }) => (seat) =>
  absentOwner(seats[seat]) || nameOnPlate(seats[seat], seat === me);
