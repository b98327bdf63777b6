/** What is drawn of a sheet, for those who write it and those who watch it. */
import { setDeck } from "../cards/deck.js";
import { coverOf, drawingOf, isDrawn, loadDrawing } from "../covers.js";
import { NoSuchPage } from "../kit/nothing_here.js";
import { MissingPart } from "../lazy_part.js";
import { seatsFrom } from "../table/seating.js";
import { html, useEffect, useMemo } from "../ui.js";
import { linesOf, namesOf } from "./changes.js";
import { playerName } from "./player_name.js";
import { ResultPlot } from "./result_plot.js";
import { SettleUp } from "./settle_up.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../written.js").LineState} LineState
 * @typedef {import("../written.js").Accounts} Accounts
 * @typedef {import("../protocol.js").TableView} TableView
 *
 * A sheet with its accounts; `table`: as the drawing of its game needs it.
 * @typedef {{
 *   head: Kept["head"], lines: readonly LineState[], written: import("../written.js").Written, table: TableView,
 *   nameOf: (seat: number) => string,
 * }} DrawnSheet
 */

/**
 * Its children, once the parts of the page that draw the game are loaded.
 * @param {{ game: string, children?: any }} props
 */
export function WithParts({ game, children }) {
  const paper = isDrawn(game) ? coverOf(game).paper : undefined;
  useEffect(() => {
    if (!paper) return;
    setDeck(coverOf(game).deck);
    void Promise.allSettled([loadDrawing(game), paper.accounts.load(), paper.words.load()]);
  }, [game]);
  if (!paper) return html`<${NoSuchPage} />`;
  const parts = [coverOf(game).drawing, paper.accounts, paper.words];
  if (parts.some(({ failed }) => failed.value)) return html`<${MissingPart} />`;
  return parts.every(({ loaded }) => loaded.value) ? children : null;
}

/** The accounts of a sheet whose parts are loaded. @param {Kept} sheet @returns {DrawnSheet} */
export function useDrawnSheet(sheet) {
  const { head, changes } = sheet;
  const lines = useMemo(() => linesOf(changes), [changes]);
  const written = useMemo(() => accountsOf(paperOf(head.game)).write_sitting(sittingOf(head, lines)), [lines]);
  const table = tableOf(sheet, written.page.deals.length);
  return { head, lines, written, table, nameOf: (seat) => table.seats[seat]?.name ?? "" };
}

/**
 * The sheet as on paper, the plot of the results, and the payments.
 * @param {{ drawn: DrawnSheet, children?: any }} props
 */
export function SheetPapers({ drawn: { head, written, table, nameOf }, children }) {
  const { Sheet } = drawingOf(head.game);
  const view = { around: seatsFrom(0, head.players, paperOf(head.game).clockwise(head.variant)) };
  return html`<div class="accounts-so-far">
    <${Sheet} sheet=${written.page} table=${table} view=${view} />
    <${ResultPlot} deals=${written.page.deals} nameOf=${nameOf} />
    <${SettleUp} results=${written.page.results} nameOf=${nameOf} />
    ${children}
  </div>`;
}

/**
 * The sheet as the page of a table shows it: people at the seats, the writer at the bottom.
 * @param {Kept} sheet
 * @param {number} deals
 * @returns {TableView}
 */
const tableOf = ({ head, changes }, deals) => /** @type {any} */ ({
  id: "", game: head.game, me: null, sheet: deals,
  seats: namesOf(changes, head.players).map((name, seat) => ({ kind: "person", seat, name: playerName(name, seat) })),
});

/**
 * What the game computes the accounts from.
 * @param {Kept["head"]} head
 * @param {readonly LineState[]} lines
 * @returns {import("../written.js").Sitting}
 */
export const sittingOf = ({ game, players, first_dealer, variant }, lines) => ({
  game, players, first_dealer, variant, lines: lines.filter(({ struck }) => !struck).map(({ line }) => line),
});

/** @param {string} game @returns {import("../drawing.js").PaperGame} */
export const paperOf = (game) => /** @type {import("../drawing.js").PaperGame} */ (coverOf(game).paper);

/** @param {import("../drawing.js").PaperGame} paper whose parts are loaded @returns {Accounts} */
export const accountsOf = (paper) => /** @type {Accounts} */ (paper.accounts.loaded.value);
