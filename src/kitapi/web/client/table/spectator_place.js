/**
 * For a spectator, in place of their own cards: why they have no seat, and the way back to a seat that a bot keeps.
 */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { SeatOffer } from "./seat_offer.js";

/**
 * @param {{
 *   table: import("../protocol.js").TableView, over: boolean,
 *   send: (command: import("../protocol.js").Command) => void,
 * }} props `over`: the sitting has ended
 */
export function SpectatorPlace({ table, over, send }) {
  const seat = table.kept === null || over ? undefined : table.seats[table.kept];
  if (seat) {
    return html`<div class="watching kept">
      <span>${seat.kind === "bot" ? t("A bot is playing for you.") : t("Your seat is reserved for you.")}</span>
      <${SeatOffer} seat=${seat} table=${table} send=${send} /></div>`;
  }
  return html`<p class="watching">${table.archive
    ? t("This table shows the record of a sitting: you can only look at it.")
    : t("You are watching: you can’t see anyone’s cards.")}</p>`;
}
