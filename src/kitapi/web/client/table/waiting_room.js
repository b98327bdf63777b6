/** The table before its first deal: somebody is still to sit down. */
import { isNamelessViewer, nameAt, placeOf, seatsFrom } from "./seating.js";
import { SeatLinks, SeatRequests } from "./invitations.js";
import { Plate } from "./plate.js";
import { QrLink } from "./qr_link.js";
import { SeatOffer } from "./seat_offer.js";
import { TermsSlip } from "./terms_slip.js";
import { ShareLink } from "../kit/share_link.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** How many seats fit around the table; more are shown in a row. */
const AROUND = 4;

/**
 * @param {{
 *   table: import("../protocol.js").TableView, state: import("../table/table_state.js").TableState,
 *   clockwise?: boolean,
 * }} props `clockwise`: whether the next in turn sits to the left
 */
export function WaitingRoom({ table, state, clockwise = false }) {
  const around = seatsFrom(table.me, table.seats.length, clockwise);
  const open = table.seats.some((seat) => seat.kind === "open");
  const plates = table.seats.map((seat) => html`<${Plate} key=${seat.seat} seat=${seat} own=${seat.seat === table.me}
    send=${state.link.send} turn=${false} dealer=${false} place=${placeOf(seat.seat, around)}>
    <${SeatOffer} seat=${seat} table=${table} send=${state.link.send} />
  </${Plate}>`);
  const own = table.me === null ? null : table.seats[table.me];
  const terms = html`<${TermsSlip} key="terms" table=${table} state=${state} />`;
  const invitation = open && (table.entry !== "invitation" || table.hosting)
    && html`<section key="invitation" class="paper slip">${table.hosting
      ? html`<${SeatRequests} table=${table} send=${state.link.send} /><${SeatLinks} table=${table} />`
      : html`<p>${t("Send this link to the people who will sit down with you.")}</p><${ShareLink} />
        <${QrLink} />`}
    </section>`;
  return html`<p class="strip paper"><b>${open ? t("Waiting for players") : t("The cards are coming")}</b></p>
    <div class="scene waiting">
      ${around.length > AROUND ? html`<div class="many-seats">${plates}</div>` : plates}
      <div class="middle">
        ${own?.accepted ? [invitation, terms] : [terms, invitation]}
      </div>
    </div>
    <div class="foot">
      <p class="prompt">
        ${own ? seatedWords(own) : t("Choose a seat.")}
      </p></div>`;
}

/** @param {import("../protocol.js").SeatView} own */
const seatedWords = (own) =>
  (isNamelessViewer(own) ? t("You sit here.") : t("You sit here, {name}.", { name: nameAt(own) }));
