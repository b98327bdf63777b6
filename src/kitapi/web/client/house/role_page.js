/** The page of one of the house's roles at a table: what prevents using it, or the console of the person who has it. */
import { ClauseLink } from "../kit/clause_link.js";
import { fetchFaces } from "../cards/card.js";
import { shownDeck } from "../cards/deck.js";
import { coverOf, drawingOf } from "../covers.js";
import { NothingHere } from "../kit/nothing_here.js";
import { closedPage } from "../table/closed_page.js";
import { TimedLog } from "../table/timed_log.js";
import { useTableState } from "../table/use_table_state.js";
import { html, useEffect } from "../ui.js";
import { t } from "../words/translation.js";
import { RoleBar } from "./role_bar.js";
import { RoleOffer } from "./role_offer.js";

/**
 * @typedef {import("../table/table_state.js").TableState} TableState
 * @typedef {import("../drawing.js").House} House
 * @typedef {import("../table/pace.js").Shown} Shown
 */

/** How many of the log's last lines are shown beside a console. */
const LINES_SHOWN = 30;

/** @param {{ table: string, role: string }} props */
export function RolePage({ table, role }) {
  const state = useTableState(table, role);
  if (!state) return null;
  const shown = state.shown.value;
  const closed = closedPage(state);
  if (closed) return closed;
  if (!shown)
    return html`<main class="house"><p class="prompt">${t("Connecting to the table …")}</p>
      <${Interruption} state=${state} /></main>`;
  const { house } = drawingOf(shown.table.game);
  if (!house?.roles.includes(role)) return html`<${NothingHere} />`;
  return html`<${Floor} state=${state} shown=${shown} role=${role} house=${house} />`;
}

/** @param {{ state: TableState, shown: Shown, role: string, house: House }} props */
function Floor({ state, shown, role, house }) {
  const { table, view } = shown;
  const { faces } = drawingOf(table.game);
  const deck = shownDeck();
  useEffect(() => { fetchFaces(faces); }, [deck]);
  const mine = table.mine?.includes(role);
  return html`<div class=${`house of-${table.game}`}>
    <${RoleBar} shown=${shown} role=${role} house=${house} title=${coverOf(table.game).title()}
      send=${state.link.send} />
    <${Interruption} state=${state} />
    <main class="floor">
      ${!mine && html`<${RoleOffer} table=${table} role=${role} house=${house} send=${state.link.send} />`}
      ${view && mine && html`<${house.Console} shown=${shown} state=${state} role=${role} />`}
      ${!view && html`<p class="paper slip">${t("The table waits for its first player.")}</p>`}
      <${TimedLog} lines=${state.lines.value} table=${table} most=${LINES_SHOWN} />
    </main>
  </div>`;
}

/** A lost connection, or a refusal with its rule. @param {{ state: TableState }} props */
function Interruption({ state }) {
  const refusal = state.refusal.value;
  if (state.link.connection.value === "waiting") {
    return html`<p class="interruption">${t("Connection lost. Connecting again…")}
      <button type="button" class="plain" onClick=${state.link.hurry}>${t("Try now")}</button></p>`;
  }
  return html`<div role="alert">${refusal && html`<p class="interruption refused"><span>${refusal.text}${refusal.clause
    && html` <${ClauseLink} clause=${refusal.clause} />`}</span>
    <button type="button" class="close" aria-label=${t("Close")} onClick=${state.forgive}>×</button></p>`}</div>`;
}
