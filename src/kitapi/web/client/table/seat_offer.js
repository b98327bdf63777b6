/** What can be done with a seat that is not the viewer's: take it, call a bot to it, or propose to give it away. */
import { ownName } from "../settings/guest_name.js";
import { changeSettings, settings } from "../settings/settings.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { awaitedSeat } from "./awaited_seat.js";
import { isInvited, withInvitation } from "./invitations.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../protocol.js").SeatView} SeatView
 * @param {{ seat: SeatView, table: import("../protocol.js").TableView,
 *   send: (command: import("../protocol.js").Command) => void }} props
 */
export function SeatOffer({ seat, table, send }) {
  const { me, kept, archive, bots, acting = null } = table;
  const [asking, ask] = useState(false);
  if (archive) return null;
  if (me !== null || acting !== null) {
    const callsBot = seat.kind === "open" || seat.missing;
    return html`${callsBot && html`<button type="button" class="plain offer"
      onClick=${() => send({ type: "seat_bot", seat: seat.seat, bot: bots[0] ?? "" })}>${seat.missing
        ? t("Let a bot play for {name}", { name: nameAt(seat) })
        : t("Call a bot")}</button>`}
      ${me !== null && seat.givable && !(table.proposal?.release === seat.seat)
        && html`<button type="button" class="plain offer"
          onClick=${() => send({ type: "give_away", seat: seat.seat })}>
          ${t("Propose to give this seat away")}</button>`}`;
  }
  if (seat.kind === "person") return null;
  const mayTake = seat.seat === kept || isInvited(seat, table);
  const sit = (/** @type {string} */ name) => {
    ask(false);
    if (!mayTake) send({ type: "request_seat", seat: seat.seat, name });
    else if (seat.dealt && seat.seat !== kept)
      awaitedSeat.value = { table: table.id, seat: seat.seat, name, ...withInvitation(seat, table) };
    else send({ type: "sit", seat: seat.seat, name, ...withInvitation(seat, table) });
  };
  if (seat.seat !== kept && !isForAnybody(seat, table)) return null;
  if (seat.seat !== kept && willTake(seat, table)) {
    return html`<p class="quiet" role="status">${t("You sit down here when the deal is over.")}</p>
      <button type="button" class="plain offer" onClick=${() => { awaitedSeat.value = null; }}>
        ${t("Do not wait")}</button>`;
  }
  if (seat.seat === kept) {
    return html`<button type="button" class="plain offer"
      onClick=${() => sit(ownName())}>${t("Take your seat again")}</button>`;
  }
  if (!mayTake && table.seat_asked === seat.seat)
    return html`<p class="quiet" role="status">
      ${t("You have asked for this seat: the host of the table decides.")}</p>`;
  if (asking) return html`<${NameForm} onName=${sit} />`;
  return html`<button type="button" class="plain offer"
    onClick=${() => (settings.value.name ? sit(settings.value.name) : ask(true))}>
    ${sittingWords(seat, mayTake)}</button>`;
}

/**
 * Whether the viewer sits down there when the deal is over.
 * @param {SeatView} seat
 * @param {import("../protocol.js").TableView} table
 */
const willTake = ({ seat }, { id }) => awaitedSeat.value?.table === id && awaitedSeat.value.seat === seat;

/**
 * Whether the viewer waits for that seat: until its deal is over, or for the host's answer.
 * @param {SeatView} seat
 * @param {import("../protocol.js").TableView} table
 */
export const isAwaited = (seat, table) => willTake(seat, table) || table.seat_asked === seat.seat;

/** @param {SeatView} seat @param {boolean} mayTake */
function sittingWords(seat, mayTake) {
  if (!mayTake) return t("Ask for this seat");
  return seat.dealt ? t("Sit down after this deal") : t("Sit down here");
}

/**
 * Whether somebody new may sit down there, now or when the deal is over: no person has it, and it is not reserved. If
 * no person sits at the table, nobody can give a seat away; then one may be taken whose owner has been away for a whole
 * deal.
 * @param {SeatView} seat
 * @param {import("../protocol.js").TableView} table
 */
export const isForAnybody = (seat, table) => seat.kind !== "person" && (typeof seat.reserved !== "string"
  || (Boolean(seat.givable) && table.seats.every(({ kind }) => kind !== "person")));

/** @param {{ onName: (name: string) => void, label?: string }} props `label`: what is done under that name */
export function NameForm({ onName, label }) {
  const [offered] = useState(ownName);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    if (!name) return;
    changeSettings({ name });
    onName(name);
  };
  return html`<form class="name-form" onSubmit=${submit}>
    <input name="name" required maxlength="24" defaultValue=${offered}
      aria-label=${t("Your name")} placeholder=${t("Your name")}
      autocomplete="nickname" />
    <button class="plain">${label ?? t("Sit down")}</button>
  </form>`;
}
