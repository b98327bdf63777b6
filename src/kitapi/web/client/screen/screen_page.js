/** A table on the screen of a room, as on a television: large, with its sheet, and only what everybody may see. */
import { fetchFaces } from "../cards/card.js";
import { shownDeck } from "../cards/deck.js";
import { coverOf, drawingOf } from "../covers.js";
import { QrPicture } from "../kit/qr_picture.js";
import { tableAddress } from "../routes.js";
import { closedPage } from "../table/closed_page.js";
import { ConnectingTable } from "../table/frame.js";
import { nameAt } from "../table/seating.js";
import { SheetPanel } from "../table/sheet_panel.js";
import { useTableState } from "../table/use_table_state.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";
import { useAwakeScreen } from "./awake_screen.js";
import { useFittedZoom } from "./fitted_zoom.js";

/** @typedef {import("../table/table_state.js").TableState} TableState */

/** @param {{ table: string }} props */
export function ScreenPage({ table }) {
  const state = useTableState(table, "spectator");
  useAwakeScreen();
  if (!state) return html`<${ConnectingTable} />`;
  return closedPage(state) ?? html`<${Screen} state=${state} />`;
}

/** @param {{ state: TableState }} props */
function Screen({ state }) {
  const zoom = useFittedZoom();
  const shown = state.shown.value;
  const game = shown?.table.game;
  const deck = shownDeck();
  useEffect(() => { if (game) fetchFaces(drawingOf(game).faces); }, [game, deck]);
  if (!shown) return html`<${ConnectingTable} />`;
  const { Table, Sheet } = drawingOf(shown.table.game);
  return html`<div class=${`room on-screen of-${shown.table.game}`} style=${{ "--zoom": zoom }}>
    <${ScreenBar} table=${shown.table} />
    <main class="cloth">
      ${shown.view ? html`<${Table} shown=${shown} state=${state} />` : html`<${Waiting} table=${shown.table} />`}
      <aside class="side">
        <${SheetPanel} table=${shown.table} view=${shown.view} Sheet=${Sheet} />
        ${shown.view && html`<${Invitation} table=${shown.table.id} words=${t("Watch on your phone")} />`}
      </aside>
    </main>
    ${state.link.connection.value === "waiting"
      && html`<p class="interruption">${t("Connection lost. Connecting again…")}</p>`}
  </div>`;
}

/** @param {{ table: import("../protocol.js").TableView }} props */
const ScreenBar = ({ table }) => html`<header class="top-bar">
  <a class="home" href=${tableAddress(table.id)} aria-label=${t("To the table")}><img src="/static/art/icon.svg" alt=""
    width="28" height="28" /></a>
  <h1>${coverOf(table.game).title()}${table.house && html` <span class="house-name">${table.house}</span>`}</h1>
  ${document.fullscreenEnabled && html`<nav class="tools"><button type="button" class="tool"
    onClick=${() => document.documentElement.requestFullscreen()}>${t("Full screen")}</button></nav>`}
</header>`;

/** The table before its first deal: who sits there, and how others join. */
const Waiting = (/** @type {{ table: import("../protocol.js").TableView }} */ { table }) => html`
  <section class="paper slip screen-waiting">
    <h2>${t("Waiting for players")}</h2>
    <ol>${table.seats.map((seat) => html`<li key=${seat.seat} class=${seat.kind === "open" ? "quiet" : ""}>
      ${seat.kind === "open" ? t("Open seat") : nameAt(seat)}</li>`)}</ol>
    <${Invitation} table=${table.id} words=${table.entry === "invitation" ? t("Watch on your phone")
      : t("Sit down with your phone")} />
  </section>`;

/** The address of the table for the phones of those in the room. @param {{ table: string, words: string }} props */
const Invitation = ({ table, words }) => html`<figure class="screen-invitation">
  <${QrPicture} text=${new URL(tableAddress(table), location.href).href} />
  <figcaption>${words}</figcaption>
</figure>`;
