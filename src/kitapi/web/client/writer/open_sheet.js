/** One sheet: the deal to be written, the sheet as it stands, its lines, and the ways to share it. */
import { setDeck } from "../cards/deck.js";
import { coverOf, drawingOf, isDrawn, loadDrawing } from "../covers.js";
import { MissingPart } from "../lazy_part.js";
import { NoSuchPage } from "../kit/nothing_here.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { seatsFrom } from "../table/seating.js";
import { linesOf, namesOf } from "./changes.js";
import { ChangeForm } from "./change_form.js";
import { ConflictList } from "./conflict_list.js";
import { DealForm } from "./deal_form.js";
import { LineList } from "./line_list.js";
import { NamesForm } from "./names_form.js";
import { ResultPlot } from "./result_plot.js";
import { SettleUp } from "./settle_up.js";
import { ShareWays } from "./share_ways.js";
import { useSheet } from "./use_sheet.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../written.js").LineState} LineState
 * @typedef {import("../written.js").Accounts} Accounts
 * @typedef {import("./use_sheet.js").OpenSheet} OpenSheet
 * @typedef {import("../protocol.js").TableView} TableView
 */

/** @param {{ id: string }} props */
export function OpenedSheet({ id }) {
  const open = useSheet(id);
  const { sheet } = open;
  const game = sheet?.head.game ?? "";
  const paper = isDrawn(game) ? coverOf(game).paper : undefined;
  useEffect(() => {
    if (!paper) return;
    setDeck(coverOf(game).deck);
    void Promise.allSettled([loadDrawing(game), paper.accounts.load(), paper.words.load()]);
  }, [game]);
  if (sheet === null || (sheet && !paper)) return html`<${NoSuchPage} />`;
  if (sheet === undefined && open.failed) {
    return html`<main class="writer-desk"><p class="trouble" role="alert">
      ${t("The sheets of this browser cannot be read.")}</p></main>`;
  }
  if (!sheet || !paper) return null;
  const parts = [coverOf(game).drawing, paper.accounts, paper.words];
  if (parts.some(({ failed }) => failed.value)) return html`<${MissingPart} />`;
  if (parts.some(({ loaded }) => !loaded.value)) return null;
  return html`<${Desk} open=${open} sheet=${sheet} />`;
}

/**
 * The sheet as the page of a table shows it: people at the seats, the writer at the bottom.
 * @param {Kept} sheet
 * @param {number} deals
 * @returns {TableView}
 */
const tableOf = ({ head, changes }, deals) => /** @type {any} */ ({
  id: "", game: head.game, me: null, sheet: deals,
  seats: namesOf(changes, head.players).map((name, seat) => ({ kind: "person", seat, name })),
});

/**
 * What the game computes the accounts from.
 * @param {Kept["head"]} head
 * @param {readonly LineState[]} lines
 * @returns {import("../written.js").Sitting}
 */
const sittingOf = ({ game, players, first_dealer, variant }, lines) => ({
  game, players, first_dealer, variant, lines: lines.filter(({ struck }) => !struck).map(({ line }) => line),
});

/** @param {{ open: OpenSheet, sheet: Kept }} props */
function Desk({ open, sheet }) {
  const { head, changes } = sheet;
  const paper = paperOf(head.game);
  const lines = useMemo(() => linesOf(changes), [changes]);
  const written = useMemo(() => accountsOf(paper).write_sitting(sittingOf(head, lines)), [lines]);
  const table = tableOf(sheet, written.page.deals.length);
  const nameOf = (/** @type {number} */ seat) => table.seats[seat]?.name ?? "";
  const { Sheet } = drawingOf(head.game);
  const around = seatsFrom(0, head.players, paper.clockwise(head.variant));
  return html`<main class="writer-desk with-sheet">
    ${open.failed && html`<p class="trouble" role="alert">
      ${t("The last change could not be kept: this browser’s storage is full or switched off.")}</p>`}
    <${WritingDesk} open=${open} sheet=${sheet} lines=${lines} written=${written} nameOf=${nameOf} />
    <div class="standing">
      <${Sheet} sheet=${written.page} table=${table} view=${{ around }} />
      <${ResultPlot} deals=${written.page.deals} nameOf=${nameOf} />
      <${SettleUp} results=${written.page.results} nameOf=${nameOf} />
      <${ShareWays} sheet=${sheet} table=${table} results=${written.page.results} />
    </div>
  </main>`;
}

/** @param {string} game @returns {import("../drawing.js").PaperGame} */
const paperOf = (game) => /** @type {import("../drawing.js").PaperGame} */ (coverOf(game).paper);

/** @param {import("../drawing.js").PaperGame} paper whose parts are loaded @returns {Accounts} */
const accountsOf = (paper) => /** @type {Accounts} */ (paper.accounts.loaded.value);

/**
 * The deal to be written or corrected, and the lines that there are.
 * @param {{
 *   open: OpenSheet, sheet: Kept, lines: readonly LineState[], written: import("../written.js").Written,
 *   nameOf: (seat: number) => string,
 * }} props
 */
function WritingDesk({ open, sheet: { head, changes }, lines, written, nameOf }) {
  const paper = paperOf(head.game);
  const { correcting, inserting, before, after, amend, insert, finish } = usePlace(lines);
  const isAtEnd = correcting === null && inserting === undefined;
  const write = async (/** @type {import("../written.js").Line} */ line) => {
    const kept = await open.change(
      correcting ? { do: "amend", of: correcting.id, line } : { do: "write", line, after });
    if (kept) finish();
    return kept;
  };
  const decide = async (/** @type {readonly import("../written.js").Deed[]} */ deeds) => {
    for (const deed of deeds) await open.change(deed);
  };
  return html`<div class="writing">
    <${ConflictList} changes=${changes} head=${head} nameOf=${nameOf} onDecide=${decide} />
    <${DealForm} key=${`${correcting?.id} ${inserting} ${lines.length}`} game=${head.game}
      accounts=${accountsOf(paper)} sitting=${sittingOf(head, before)} nameOf=${nameOf}
      correcting=${correcting?.line ?? null} isPlaced=${inserting !== undefined} onWrite=${write}
      onCancel=${isAtEnd ? null : finish} />
    ${isAtEnd && Boolean(written.kasa_changes?.length) && html`<${ChangeForm} ranges=${written.kasa_changes}
      words=${paper.words.loaded.value} onWrite=${write} />`}
    <${UndoButtons} open=${open} />
    <${LineList} lines=${lines} written=${written} head=${head} nameOf=${nameOf} onAmend=${amend}
      onStrike=${(/** @type {LineState} */ line) => void open.change({ do: "strike", of: line.id })}
      onRestore=${(/** @type {LineState} */ line) => void open.change({ do: "undo", of: strikeOf(line) })}
      onInsert=${insert} />
    <${NamesForm} names=${namesOf(changes, head.players)}
      onName=${(/** @type {number} */ seat, /** @type {string} */ name) =>
        void open.change({ do: "name", seat, name })} />
  </div>`;
}

/** @param {{ open: OpenSheet }} props */
const UndoButtons = ({ open: { undo, redo } }) => html`<p class="undoing">
  <button type="button" class="plain" aria-disabled=${undo === null} onClick=${() => void undo?.()}>
    ${t("Undo")}</button>
  <button type="button" class="plain" aria-disabled=${redo === null} onClick=${() => void redo?.()}>
    ${t("Redo")}</button></p>`;

/**
 * Where the deal of the form belongs: at the end, in place of a line, or after a line (null: before all others).
 * @param {readonly LineState[]} lines
 */
function usePlace(lines) {
  const [correcting, setCorrecting] = useState(/** @type {LineState | null} */ (null));
  const [inserting, setInserting] = useState(/** @type {string | null | undefined} */ (undefined));
  const show = (/** @type {LineState | null} */ line, /** @type {string | null | undefined} */ after) => {
    setCorrecting(line);
    setInserting(after);
    if (line || after !== undefined) scrollTo(0, 0);
  };
  return {
    correcting, inserting, ...placeOf(lines, correcting, inserting),
    amend: (/** @type {LineState} */ line) => show(line, undefined),
    insert: (/** @type {string | null} */ after) => show(null, after),
    finish: () => show(null, undefined),
  };
}

/** The change that struck a line. @param {LineState} line */
const strikeOf = ({ changes }) => changes.findLast((change) => change.do === "strike")?.id ?? "";

/**
 * Where the deal of the form stands: the lines before it, and the line after which it is written.
 * @param {readonly LineState[]} lines
 * @param {LineState | null} correcting
 * @param {string | null | undefined} inserting the line after which a deal is inserted, null: before all others
 */
function placeOf(lines, correcting, inserting) {
  if (correcting) {
    const at = lines.findIndex(({ id }) => id === correcting.id);
    return { before: lines.slice(0, at), after: null };
  }
  if (inserting === undefined) return { before: [...lines], after: lines.at(-1)?.id ?? null };
  const at = lines.findIndex(({ id }) => id === inserting);
  return { before: lines.slice(0, at + 1), after: inserting };
}
