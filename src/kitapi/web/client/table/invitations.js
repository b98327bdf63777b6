/** A table by invitation: the link in the visitor's address, and what its host does about seats and people. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { QrLink } from "./qr_link.js";
import { nameAt, seatNumber } from "./seating.js";
import { ShareLink } from "../kit/share_link.js";

/**
 * @typedef {import("../protocol.js").SeatView} SeatView
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {(command: import("../protocol.js").Command) => void} Send
 */

/**
 * The code for a seat, if this page's address is a link to that seat; it is in the part that no server sees.
 * @param {number} seat
 */
function codeInAddress(seat) {
  const [, invited, code] = /^#seat=(\d{1,2})\.([\w-]{1,64})$/.exec(location.hash) ?? [];
  return code && Number(invited) === seat ? code : "";
}

/** @param {string} table @param {number} seat @param {string} code */
const seatAddress = (table, seat, code) => `${location.origin}/table/${table}#seat=${seat}.${code}`;

/** The extra fields of a command to sit down there. @param {SeatView} seat @param {TableView} table */
export function withInvitation({ seat }, { entry }) {
  const invitation = entry === "invitation" ? codeInAddress(seat) : "";
  return invitation ? { invitation } : {};
}

/**
 * Whether the viewer may sit down there, as far as invitations go.
 * @param {SeatView} seat
 * @param {TableView} table
 */
export const isInvited = ({ seat }, { entry, hosting, invited }) => entry !== "invitation" || Boolean(hosting)
  || invited === seat || codeInAddress(seat) !== "";

/** The requests for seats, for the host to answer. @param {{ table: TableView, send: Send }} props */
export function SeatRequests({ table: { seat_requests: requests = [] }, send }) {
  if (!requests.length) return null;
  const say = (/** @type {number} */ request, /** @type {boolean} */ admit) =>
    () => send({ type: "answer_seat_request", request, admit });
  return html`<ul class="role-list requests" aria-label=${t("Requests for a seat")}>
    ${requests.map(({ number, seat, name }) => html`<li key=${number}>
      <b>${name || t("a visitor")}</b> <span>${t("Seat {number}", { number: seatNumber(seat) })}</span>
      <span class="role-ways">
        <button type="button" class="plain" onClick=${say(number, true)}>${t("Let in")}</button>
        <button type="button" class="plain" onClick=${say(number, false)}>${t("Refuse the request")}</button>
      </span></li>`)}</ul>`;
}

/**
 * What the host may do about another's seat: invite to it, mute its person, or remove them.
 * @param {{ seat: SeatView, table: TableView, send: Send }} props
 */
export function HostActions({ seat, table, send }) {
  if (!table.hosting || seat.seat === table.me) return null;
  if (seat.kind === "person") {
    return html`<span class="role-ways">
      <button type="button" class="plain"
        onClick=${() => send({ type: "mute_person", seat: seat.seat, muted: !seat.muted })}>${seat.muted
        ? t("Let {name} propose again", { name: nameAt(seat) }) : t("Mute {name}", { name: nameAt(seat) })}</button>
      <button type="button" class="plain" onClick=${() => send({ type: "remove_person", seat: seat.seat })}>
        ${t("Remove {name}", { name: nameAt(seat) })}</button>
    </span>`;
  }
  if (typeof seat.reserved === "string") return null;
  return html`<${SeatLink} seat=${seat.seat} table=${table} />
    <button type="button" class="plain offer" onClick=${() => send({ type: "renew_invitation", seat: seat.seat })}>
      ${t("New link to this seat")}</button>`;
}

/** The link to a seat, where nobody is invited yet. @param {{ seat: number, table: TableView }} props */
function SeatLink({ seat, table }) {
  const code = table.invitations?.[seat];
  return code
    ? html`<${ShareLink} label=${t("Link to seat {number}", { number: seatNumber(seat) })}
      address=${seatAddress(table.id, seat, code)} />
      <${QrLink} address=${seatAddress(table.id, seat, code)} />`
    : html`<span class="quiet">${t("Someone is invited.")}</span>`;
}

/** The links to all open seats, for the host before the first deal. @param {{ table: TableView }} props */
export const SeatLinks =
  ({ table }) => html`<p>${t("Each of these links is for one seat, and for the first person who opens it.")}</p>
    ${table.seats.filter(({ kind }) => kind === "open")
      .map(({ seat }) => html`<${SeatLink} key=${seat} seat=${seat} table=${table} />`)}`;
