/** A seat's plate with the game's own information. */
import { LazyPart } from "../lazy_part.js";
import { part } from "../parts.js";
import { Plate } from "../table/plate.js";
import { html } from "../ui.js";

const CLOCK = part("clock", () => import("../table/call_clock.js").then((clock) => clock.CallClock));
const OFFER = part("seat-offer", () => import("../table/seat_offer.js").then((offer) => offer.SeatOffer));

/** The place of what is not loaded. */
const Nothing = () => null;

/**
 * Whether anything can be done with a seat: a spectator may take it, a player may fill it or propose to give it away.
 * @param {import("../protocol.js").SeatView} seat
 * @param {number | null} me
 */
const canBeOffered = ({ kind, missing, givable }, me) => me === null || kind === "open" || missing || givable;

/**
 * How many cards of a seat's hand are shown from behind: the viewer's own are seen, and so are those laid open.
 * @param {import("./view.js").TricksView} view
 * @param {number} seat
 * @param {number | null} me
 */
const hiddenCards = ({ held, outcome, broken_up: broken }, seat, me) =>
  (seat === me || outcome || broken ? 0 : held?.[seat] ?? 0);

/**
 * @param {{
 *   game: import("./game.js").TricksGame, seat: import("../protocol.js").SeatView,
 *   view: import("./view.js").TricksView,
 *   shown: import("../table/pace.js").Shown, place: string,
 *   send?: import("../table/table_state.js").TableState["link"]["send"],
 *   children?: any,
 * }} props `send`: none where nobody can act
 */
export function SeatPlate({ game, seat, view, shown, place, send, children }) {
  const at = seat.seat;
  const { clock, me } = shown.table;
  const turn = view.turn?.includes(at) ?? false;
  return html`<${Plate} seat=${seat} own=${me === at} place=${place} turn=${turn} send=${send}
    clock=${turn && clock?.seat === at
      && html`<${LazyPart} part=${CLOCK} props=${{ clock, mine: me === at }} Failed=${Nothing} />`}
    glows=${shown.gathering === at} dealer=${view.dealer === at}
    out=${!view.active.includes(at) || game.isOut(view, at)}
    speech=${view.outcome ? null : game.speechOf(view, at)} role=${game.roleOf(view, at)}
    held=${hiddenCards(view, at, shown.table.me)} result=${game.resultsOf(view)[at]}
    marks=${game.marksOf?.(view, at)} tricks=${game.counts(view) ? view.tricks?.[at] ?? 0 : null}>
    ${send && canBeOffered(seat, me)
      && html`<${LazyPart} part=${OFFER} props=${{ seat, table: shown.table, send }} Failed=${Nothing} />`}
    ${children}
  </${Plate}>`;
}
