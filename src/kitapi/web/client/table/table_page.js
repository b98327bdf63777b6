/** A table: the cloth, the paper beside it, and the connection to the server. */
import { useTableRules } from "../rulebook/table_rules.js";
import { ClauseLink } from "../kit/clause_link.js";
import { coverOf, drawingOf } from "../covers.js";
import { fetchFaces } from "../cards/card.js";
import { shownDeck } from "../cards/deck.js";
import { part } from "../parts.js";
import { MissingLine, LazyPart } from "../lazy_part.js";
import { classes, html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { closedPage } from "./closed_page.js";
import { ConnectingTable } from "./frame.js";
import { Log } from "./log.js";
import { useMeanings } from "./meanings.js";
import { isSeatChange } from "./seat_changes.js";
import { SheetPanel } from "./sheet_panel.js";
import { useRoomKeys } from "./room_keys.js";
import { TopBar } from "./top_bar.js";
import { useTableState } from "./use_table_state.js";

/** @typedef {import("./table_state.js").TableState} TableState */

const PROPOSALS = part("proposals", () => import("./proposals.js").then((slips) => slips.Proposals));

/**
 * Whether somebody proposes to break up the sitting, to give a seat away, or to take a decision back.
 * @param {import("../protocol.js").TableView} table
 */
const hasProposal = ({ seats, proposal }) =>
  seats.some(({ ending }) => ending) || typeof proposal?.release === "number" || Boolean(proposal?.takes_back);

/** Those of a table that is not there yet. */
const NO_RULES = {};

/** @param {{ table: string }} props */
export function TablePage({ table }) {
  const state = useTableState(table);
  if (!state) return html`<${ConnectingTable} />`;
  return closedPage(state) ?? html`<${Room} state=${state} />`;
}

/** @param {{ state: TableState }} props */
function Room({ state }) {
  const [drawer, setDrawer] = useState(/** @type {"sheet" | "log" | null} */ (null));
  const shown = state.shown.value;
  const game = shown?.table.game;
  useRoomKeys(state, drawer, setDrawer);
  const [noticeWord, meaning] = useMeanings(game ?? "");
  const deck = shownDeck();
  useTableRules(game ?? "", shown?.table.terms.variant ?? NO_RULES);
  useEffect(() => { if (game) fetchFaces(drawingOf(game).faces); }, [game, deck]);
  if (!shown) return html`<${ConnectingTable} /><${Interruption} state=${state} />`;
  const { Table, Sheet, Log: OwnLog = Log } = drawingOf(shown.table.game);
  return html`<div class=${`room of-${shown.table.game}`} onPointerOver=${noticeWord} onFocusIn=${noticeWord}>
    <${TopBar} title=${coverOf(shown.table.game).title()} state=${state} table=${shown.table} drawer=${drawer}
      setDrawer=${setDrawer} />
    <main class="cloth" onPointerDownCapture=${() => state.hurry()}>
      <${Table} shown=${shown} state=${state} />
      <aside class=${classes("side", drawer && `open show-${drawer}`)}>
        <${SheetPanel} table=${shown.table} view=${shown.view} Sheet=${Sheet}
          changes=${state.happened.value.filter(isSeatChange).length} />
        <${OwnLog} lines=${state.lines.value} table=${shown.table} />
      </aside>
      ${meaning}
    </main>
    ${hasProposal(shown.table)
      && html`<${LazyPart} part=${PROPOSALS} props=${{ table: shown.table, state }} Failed=${MissingLine} />`}
    <${Interruption} state=${state} />
  </div>`;
}

/** What interrupts the game: a lost connection, or a refusal in words. @param {{ state: TableState }} props */
function Interruption({ state }) {
  if (state.link.connection.value === "waiting") {
    return html`<p class="interruption">${t("Connection lost. Connecting again…")}
      <button type="button" class="plain" onClick=${state.link.hurry}>${t("Try now")}</button></p>`;
  }
  const refusal = state.refusal.value;
  if (!refusal) return null;
  return html`<p class="interruption">
    <span>${refusal.text}${refusal.clause && html` <${ClauseLink} clause=${refusal.clause} />`}</span>
    <button type="button" class="close" aria-label=${t("Close")}
      onClick=${state.forgive}>×</button>
  </p>`;
}
