/** After a deal: on to the next one, or the end of the sitting. */
import { openTable } from "../net/api.js";
import { navigate, tableAddress } from "../routes.js";
import { settings } from "../settings/settings.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { KeyMark } from "./option_bar.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @param {{
 *   over: boolean, table: TableView, send: (command: import("../protocol.js").Command) => void, children?: any,
 * }} props `over`: the sitting has ended; `children`: what a game offers before the plain way on
 */
export function NextDeal({ over, table, send, children }) {
  if (over) return html`<${SittingOver} table=${table} />`;
  if (table.me === null) return html`<p class="prompt">${t("The deal is over")}</p>`;
  const awaited = table.seats.filter((seat) => seat.kind === "person" && seat.connected && !seat.ready);
  if (table.seats[table.me]?.ready) {
    return html`<p class="prompt">${t("Waiting for {names}", { names: awaited.map(nameAt).join(", ") })}</p>`;
  }
  return html`<div class="choices">
    ${children}
    <button type="button" class=${children ? "choice" : "choice likely"} aria-keyshortcuts="n"
      onClick=${() => send({ type: "next" })}>${t("Next deal")}<${KeyMark} sign="n" /></button>
  </div>`;
}

/** @param {{ table: TableView }} props */
function SittingOver({ table }) {
  const again = async () => {
    const seats = table.seats.map((seat) => seatOrder(seat, table.me));
    const name = settings.peek().name || t("Guest");
    const { players, variant } = table.terms;
    navigate(tableAddress(await openTable({ game: table.game, terms: { players, variant }, seats, name })));
  };
  return html`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${again}>${t("Another sitting")}</button>
    <a class="choice" href="/">${t("To the start page")}</a>
  </div>`;
}

/**
 * @param {import("../protocol.js").SeatView} seat
 * @param {number | null} me
 */
function seatOrder(seat, me) {
  if (seat.seat === me) return "me";
  return seat.kind === "bot" ? seat.name : "open";
}
