/** The table before its first deal: somebody is still to sit down. */
import { nameAt, placeOf } from "../../table/seating.js";
import { Plate } from "../../table/plate.js";
import { SeatOffer } from "../../table/seat_offer.js";
import { ShareLink } from "../../table/share_link.js";
import { html } from "../../ui.js";
import { t } from "../../words/translation.js";

/** @param {{ table: import("../../protocol.js").TableShown, state: import("../../table/table_state.js").TableState }} props */
export function WaitingRoom({ table, state }) {
  const open = table.seats.some((seat) => seat.kind === "open");
  return html`<p class="strip paper"><b>${open ? t("Waiting for players") : t("The cards are coming")}</b></p>
    <div class="scene waiting">
      ${table.seats.map((seat) => html`<${Plate} key=${seat.seat} seat=${seat} turn=${false} dealer=${false}
        place=${placeOf(seat.seat, table.me, table.seats.length)}>
        <${SeatOffer} seat=${seat} me=${table.me} send=${state.link.send} />
      </${Plate}>`)}
      <div class="middle">
        ${open && html`<div class="paper slip"><p>${t("Send this link to whoever is to sit down with you.")}</p><${ShareLink} /></div>`}
      </div>
    </div>
    <div class="foot"><p class="prompt">${table.me === null ? t("Choose a seat.") : t("You sit here, {name}.", { name: nameAt(table.seats[table.me]) })}</p></div>`;
}
