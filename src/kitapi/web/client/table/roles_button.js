/** Who has which role of the house, on a slip; from it one goes to a role's page, or gives one's own up. */
import { booksAddress, meterAddress, roleAddress } from "../routes.js";
import { DialogButton } from "../kit/dialog_button.js";
import { SeatOffer } from "./seat_offer.js";
import { nameAt } from "./seating.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").RoleView} RoleView
 * @typedef {import("../protocol.js").TableView} TableView
 * @typedef {(command: import("../protocol.js").Command) => void} Send
 */

/** @param {{ table: TableView, house: import("../drawing.js").House, send: Send }} props */
export function RolesButton({ table, house, send }) {
  const waiting = table.requests?.length ?? 0;
  return html`<${DialogButton} label=${waiting ? t("House ({count})", { count: waiting }) : t("House")}
    title=${t("The house at this table")} shortcut="h">
    <${Requests} table=${table} house=${house} send=${send} />
    <${RoleList} table=${table} house=${house} send=${send} />
    <ul class="seat-list open-seats">
      ${table.seats.filter(({ kind, missing }) => kind === "open" || missing).map((seat) => html`<li key=${seat.seat}>
        <b>${nameAt(seat)}</b> <${SeatOffer} seat=${seat} table=${table} send=${send} /></li>`)}</ul>
  </${DialogButton}>`;
}

/** @param {{ table: TableView, house: import("../drawing.js").House, send: Send }} props */
export function RoleList({ table, house, send }) {
  if (!table.roles?.length) return null;
  return html`${table.house
    && html`<p class="of-house">${t("A table of the house {house}", { house: table.house })}</p>`}
    <ul class="role-list">
      ${table.roles.map((held) => html`<li key=${held.role}>
        <b>${house.roleName(held.role)}</b> <span class="quiet">${holderWords(held, table)}</span>
        <${RoleActions} held=${held} table=${table} send=${send} />
      </li>`)}
    </ul>
    <p class="quiet">${table.practice ? t("A practice table: one person may have several roles, and a seat besides.")
      : t("Players here have no role for the house, and nobody has two roles.")} ${!table.practice && hostWords(table)}
    </p>
    <p class="role-ways">
      <a class="plain" href=${meterAddress(table.id)}>${t("The meter, for the wall")}</a>
      <a class="plain" href=${booksAddress(table.id)}>${t("Books of the table")}</a>
    </p>`;
}

/** The words about who admits people to roles. @param {TableView} table */
function hostWords({ admits, host }) {
  if (admits) return t("You assign these roles.");
  return host
    ? t("{name} assigns these roles.", { name: host })
    : t("The host of the table assigns these roles.");
}

/**
 * Those who ask for a role, for the host to answer.
 * @param {{ table: TableView, house: import("../drawing.js").House, send: Send }} props
 */
export function Requests({ table: { requests = [] }, house, send }) {
  if (!requests.length) return null;
  return html`<ul class="role-list requests" aria-label=${t("Who asks for a role")}>
    ${requests.map(({ number, role, name }) => html`<li key=${number}>
      <b>${house.roleName(role)}</b> <span>${name || t("a visitor")}</span>
      <span class="role-ways">
        <button type="button" class="plain"
          onClick=${() => send({ type: "answer_request", request: number, admit: true })}>${t("Let in")}</button>
        <button type="button" class="plain"
          onClick=${() => send({ type: "answer_request", request: number, admit: false })}>
          ${t("Refuse the request")}</button>
      </span></li>`)}</ul>`;
}

/** @param {{ held: RoleView, table: TableView, send: Send }} props */
function RoleActions({ held, table, send }) {
  const { role } = held;
  const mine = table.mine?.includes(role);
  if (mine) {
    return html`<form method="dialog" class="role-ways">
      ${role !== table.acting && html`<a class="plain" href=${roleAddress(table.id, role)}>${t("To the console")}</a>`}
      <button class="plain" onClick=${() => send({ type: "leave_role", role })}>${t("Give it up")}</button></form>`;
  }
  if (table.admits && held.kind === "person") {
    return html`<div class="role-ways">
      <button type="button" class="plain" onClick=${() => send({ type: "dismiss_role", role })}>
        ${t("Take the role away")}</button></div>`;
  }
  const barred = !table.practice && (table.me !== null || (table.mine?.length ?? 0) > 0);
  if (barred || !isFree(held) || table.archive) return null;
  return html`<div class="role-ways">
    <a class="plain" href=${roleAddress(table.id, role)}>${t("To the console")}</a></div>`;
}

/** Whether a person may take the role. @param {RoleView | undefined} held */
export const isFree = (held) => held?.kind === "automaton" || Boolean(held?.missing);

/** Who has the role, in words. @param {RoleView} held @param {TableView} table */
export function holderWords(held, table) {
  if (table.mine?.includes(held.role)) return t("you");
  if (held.kind === "automaton") return t("the automaton");
  if (held.missing) return t("{name}, away; the automaton acts", { name: held.name });
  return held.connected ? held.name : t("{name}, away", { name: held.name });
}
