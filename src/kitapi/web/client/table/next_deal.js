/** After a deal: on to the next one, or the end of the sitting. */
import { DialogButton } from "../kit/dialog_button.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { openTable } from "../net/api.js";
import { part } from "../parts.js";
import { navigate, tableAddress } from "../routes.js";
import { ownName } from "../settings/guest_name.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { KeyMark } from "./option_bar.js";
import { nameAt } from "./seating.js";

const PICTURE = part("result-picture", () => import("./result_picture.js").then((picture) => picture.ResultPicture));

/**
 * @typedef {import("../protocol.js").TableView} TableView
 * @param {{
 *   over: boolean, table: TableView, send: (command: import("../protocol.js").Command) => void, children?: any,
 *   results?: readonly number[],
 * }} props `over`: the sitting has ended; `children`: what a game offers before the next deal; `results`: those of the
 * sitting, by seat
 */
export function NextDeal({ over, table, send, children, results }) {
  if (over) return html`<${SittingOver} table=${table} results=${results} />`;
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

/** @param {{ table: TableView, results?: readonly number[] }} props */
function SittingOver({ table, results }) {
  const [wasOpen, open] = useState(false);
  const again = async () => {
    const seats = table.seats.map((seat) => seatOrder(seat, table.me));
    const name = ownName();
    const { players, variant } = table.terms;
    navigate(tableAddress(await openTable({ game: table.game, terms: { players, variant }, seats, name })));
  };
  return html`<div class="choices">
    <button type="button" class="choice likely" aria-keyshortcuts="n" onClick=${again}>${t("Another sitting")}</button>
    ${results && html`<${DialogButton} label=${t("Result as a picture")} title=${t("Result as a picture")} look="choice"
      onOpen=${() => open(true)}>
      ${wasOpen && html`<${LazyPart} part=${PICTURE} props=${{ table, results }} Failed=${MissingLine} />`}
    </${DialogButton}>`}
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
