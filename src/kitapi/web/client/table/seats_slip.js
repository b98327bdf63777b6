/** The actions about seats: share the table, give one's own seat to a bot, get up. */
import { Requests, RoleList } from "./roles_button.js";
import { drawingOf } from "../covers.js";
import { html } from "../ui.js";
import { n, t } from "../words/translation.js";
import { ChooseBot } from "./choose_bot.js";
import { HostActions, SeatRequests } from "./invitations.js";
import { RoundTrip } from "./round_trip.js";
import { isNamelessViewer, nameOnPlate } from "./seating.js";
import { SeatOffer } from "./seat_offer.js";
import { ShareLink } from "../kit/share_link.js";
import { screenAddress } from "../routes.js";

/**
 * @param {{
 *   state: import("./table_state.js").TableState, table: import("../protocol.js").TableView, isOpen: boolean,
 * }} props
 */
export function SeatsSlip({ state, table, isOpen }) {
  const { me } = table;
  const watching = state.watching.value;
  const { house, Beside } = drawingOf(table.game);
  return html`${house && html`<${Requests} table=${table} house=${house} send=${state.link.send} />`}
    <${SeatRequests} table=${table} send=${state.link.send} />
    <ul class="seat-list">
      ${table.seats.map((seat) => html`<li key=${seat.seat}>
        <b>${nameOnPlate(seat, seat.seat === me)}</b> <span class="quiet">${[
    seatState(seat, me), typeof seat.reserved === "string" && reservedWords(seat.reserved),
  ].filter(Boolean).join(" · ")}</span>
        ${seat.kind === "bot" && me !== null
          && html`<${ChooseBot} seat=${seat} bots=${table.bots} send=${state.link.send} />`}
        <${SeatOffer} seat=${seat} table=${table} send=${state.link.send} />
        <${HostActions} seat=${seat} table=${table} send=${state.link.send} />
      </li>`)}
    </ul>
    ${table.entry === "invitation"
      && html`<p class="quiet">${t("A table by invitation: its host says who sits down.")}</p>`}
    ${watching > 0
      && html`<p class="quiet">${n("{count} person is watching", "{count} people are watching", watching)}</p>`}
    <${ShareLink} />
    <div class="share"><a class="plain"
      href=${screenAddress(table.id)}>${t("Show the table on a large screen")}</a></div>
    <p class="quiet">${t("Anyone with the link can watch, without seeing your cards.")}</p>
    ${isOpen && html`<${RoundTrip} link=${state.link} />`}
    ${house && table.roles && table.roles.length > 0
      && html`<section class="house-here"><h3>${t("The house at this table")}</h3>
        <${RoleList} table=${table} house=${house} send=${state.link.send} /></section>`}
    ${me !== null && Beside && html`<${Beside} state=${state} />`}
    ${me !== null
      && html`<${SeatActions} send=${state.link.send} me=${me} bot=${table.bots[0] ?? ""}
        started=${table.started} />`}`;
}

/** @param {{ send: import("../net/link.js").Link["send"], me: number, bot: string, started: boolean }} props */
function SeatActions({ send, me, bot, started }) {
  return html`<form method="dialog" class="seat-actions">
    <button class="plain" onClick=${() => send({ type: "seat_bot", seat: me, bot })}>
      ${t("Let a bot play for me")}
    </button>
    ${started
      ? html`<button class="plain" onClick=${() => send({ type: "rise" })}>${t("Get up; the seat stays mine")}</button>
      <button class="plain" onClick=${() => send({ type: "rise", for_good: true })}>
        ${t("Give my seat up for good")}</button>`
    : html`<button class="plain" onClick=${() => send({ type: "rise" })}>
      ${t("Leave my seat")}</button>`}
    ${started && html`<button class="plain" onClick=${() => send({ type: "break_up", agree: true })}>
      ${t("Propose to end the game")}
    </button>`}
  </form>`;
}

/** For whom a seat is reserved. @param {string} name */
const reservedWords = (name) => (name ? t("reserved for {name}", { name }) : t("reserved"));

/**
 * @param {import("../protocol.js").SeatView} seat
 * @param {number | null} me
 */
function seatState(seat, me) {
  if (seat.seat === me) return isNamelessViewer(seat) ? "" : t("you");
  if (seat.kind === "bot") return t("bot");
  if (seat.kind === "open") return "";
  if (seat.muted) return t("muted");
  return seat.connected ? t("here") : t("away");
}
