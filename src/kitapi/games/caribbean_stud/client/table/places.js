/**
 * The seats around the bank: the seat at the dealer's left is at the right end for players and at the left end for the
 * dealer (AMB-36).
 */
import { CardBack, LyingCard } from "../../../../web/client/cards/card.js";
import { Plate } from "../../../../web/client/table/plate.js";
import { SeatOffer } from "../../../../web/client/table/seat_offer.js";
import { seatNumber } from "../../../../web/client/table/seating.js";
import { classes, html } from "../../../../web/client/ui.js";
import { n, formatSigned, t } from "../../../../web/client/words/translation.js";
import { Boxes } from "./boxes.js";
import { pointAt } from "./half_moon.js";
import { seatStateWord, seatStateWords } from "./words.js";

/**
 * @typedef {import("./view.js").SeatView} SeatView
 * @typedef {import("./view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").TableView} TableView
 */

/**
 * @param {{
 *   view: StudView, table: TableView, hands?: string[][] | null,
 *   send?: (command: import("../../../../web/client/protocol.js").Command) => void,
 *   dealers?: boolean,
 * }} props `hands`: of all seats, if they are open; `send`: missing if nobody can act; `dealers`: seen from the
 *   dealer's side
 */
export function Places({ view, table, hands, send, dealers = false }) {
  const fromLeft = dealers ? view.seats : [...view.seats].reverse();
  const own = dealers ? null : table.me;
  return html`<ul class="places" style=${{ "--places": fromLeft.length }}>
    ${fromLeft.map((seat, at) => html`<li key=${seat.seat} class=${classes("place-at", seat.seat === own && "own")}
      style=${pointStyle(at, fromLeft.length)}>
      <${SeatSign} seat=${seat.seat} />
      ${seat.seat === own ? html`<${OwnSpot} seat=${seat} />`
      : html`<${Place} seat=${seat} view=${view} table=${table} open=${hands?.[seat.seat]} send=${send} />`}
    </li>`)}
  </ul>`;
}

/** The number of a seat on the felt, the same as on the console's lamps. @param {{ seat: number }} props */
const SeatSign = ({ seat }) => html`<span class="seat-sign"><span aria-hidden="true">${seatNumber(seat)}</span><span
  class="unseen">${t("seat {number}", { number: seatNumber(seat) })}</span></span>`;

/** @param {number} at @param {number} places */
function pointStyle(at, places) {
  const { x, bow } = pointAt(at, places);
  return { "--x": x, "--bow": bow };
}

/**
 * What lies on the felt before the viewer. Their place below says the same, in large: only that is read aloud.
 * @param {{ seat: SeatView }} props
 */
const OwnSpot = ({ seat }) => html`<span class="own-mark">${t("you")}</span>
  <div class="spot" aria-hidden="true">
    <${Boxes} seat=${seat} /><${SeatCards} seat=${seat.settled ? seat : { ...seat, cards: [] }} />
  </div>`;

/**
 * @param {{ seat: SeatView, view: StudView, table: TableView, open?: string[],
 *   send?: (command: import("../../../../web/client/protocol.js").Command) => void }} props
 */
function Place({ seat, view, table, open, send }) {
  const sitting = table.seats[seat.seat];
  if (!sitting) return null;
  const isOut = sitting.kind === "open"
    || (view.phase !== "stakes" && view.phase !== "prepare" && view.phase !== "closed" && !seat.plays);
  return html`<${Plate} seat=${sitting} own=${seat.seat === table.me} place="arc" turn=${Boolean(seat.asked)}
    dealer=${false} out=${isOut} result=${sitting.kind === "open" ? null : seat.result}>
    ${sitting.kind !== "open" && html`<${Boxes} seat=${seat} />
      <${SeatCards} seat=${seat} open=${open} />
      <${SeatState} seat=${seat} />`}
    ${send && html`<${SeatOffer} seat=${sitting} table=${table} send=${send} />`}
  </${Plate}>`;
}

/** A seat's cards: face up where they may be seen. @param {{ seat: SeatView, open?: string[] }} props */
function SeatCards({ seat: { held = 0, cards = [] }, open = [] }) {
  const seen = cards.length ? cards : open;
  if (seen.length)
    return html`<p class="their-cards">${seen.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}</p>`;
  return html`<p class=${classes("their-cards", !held && "none")}>
    ${Array.from({ length: held }, (_, at) => html`<${CardBack} key=${at} />`)}
    ${held > 0 && html`<span class="unseen">${n("{count} card", "{count} cards", held)}</span>`}
  </p>`;
}

/** The state of the seat, and its result once it is known. @param {{ seat: SeatView }} props */
export function SeatState({ seat }) {
  const { settled, award } = seat;
  return html`<p class=${classes("standing-words", award && "won-jackpot")}>
    <span data-word=${seatStateWord(seat)}>${seatStateWords(seat)}</span>
    ${settled && html` <b class="figure">${formatSigned(settled.total)}</b>`}
    ${award
      && html` <b class="figure award" data-word="jp">
        ${t("jackpot {amount}", { amount: formatSigned(award.amount) })}</b>`}</p>`;
}
