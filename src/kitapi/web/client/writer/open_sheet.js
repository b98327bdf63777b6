/** One sheet: the deal to be written, the sheet as it stands, its lines, and the ways to share it. */
import { NoSuchPage } from "../kit/nothing_here.js";
import { html, useMemo, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { countOthers, namesOf } from "./changes.js";
import { ChangeForm } from "./change_form.js";
import { ConflictList } from "./conflict_list.js";
import { DealForm } from "./deal_form.js";
import { accountsOf, paperOf, sittingOf, SheetPapers, useDrawnSheet, WithParts } from "./drawn_sheet.js";
import { deviceName } from "./kept_sheets.js";
import { LineList } from "./line_list.js";
import { NamesForm } from "./names_form.js";
import { ShareWays } from "./share_ways.js";
import { SharedLine } from "./shared_line.js";
import { useShare } from "./use_share.js";
import { useSheet } from "./use_sheet.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {import("../written.js").LineState} LineState
 * @typedef {import("./use_sheet.js").OpenSheet} OpenSheet
 */

/** @param {{ id: string }} props */
export function OpenedSheet({ id }) {
  const open = useSheet(id);
  const { sheet } = open;
  if (sheet === null) return html`<${NoSuchPage} />`;
  if (sheet === undefined && open.failed) {
    return html`<main class="writer-desk"><p class="trouble" role="alert">
      ${t("The sheets of this browser cannot be read.")}</p></main>`;
  }
  return sheet && html`<${WithParts} game=${sheet.head.game}><${Desk} open=${open} sheet=${sheet} /></${WithParts}>`;
}

/** @param {{ open: OpenSheet, sheet: Kept }} props */
function Desk({ open, sheet }) {
  const drawn = useDrawnSheet(sheet);
  const { lines, written, table, nameOf } = drawn;
  const sharing = useShare(sheet.head.id, sheet);
  return html`<main class="writer-desk with-sheet">
    ${open.failed && html`<p class="trouble" role="alert">
      ${t("The last change could not be kept: this browser’s storage is full or switched off.")}</p>`}
    <${SharedLine} sharing=${sharing} />
    <${WritingDesk} open=${open} sheet=${sheet} lines=${lines} written=${written} nameOf=${nameOf} />
    <${SheetPapers} drawn=${drawn}>
      <${ShareWays} sheet=${sheet} lines=${lines} table=${table} results=${written.page.results}
        sharing=${sharing} />
    </${SheetPapers}>
  </main>`;
}

/**
 * The deal to be written or corrected, and the lines that there are.
 * @param {{
 *   open: OpenSheet, sheet: Kept, lines: readonly LineState[], written: import("../written.js").Written,
 *   nameOf: (seat: number) => string,
 * }} props
 */
function WritingDesk({ open, sheet: { head, changes }, lines, written, nameOf }) {
  const paper = paperOf(head.game);
  const { correcting, inserting, before, after, turn, amend, insert, finish } = usePlace(lines);
  const sitting = useMemo(() => sittingOf(head, before), [before]);
  const isAtEnd = correcting === null && inserting === undefined;
  const write = async (/** @type {import("../written.js").Line} */ line) => {
    const kept = await open.change(
      correcting ? { do: "amend", of: correcting.id, line } : { do: "write", line, after });
    if (kept) finish();
    return kept;
  };
  const changeKasa = (/** @type {import("../written.js").Line} */ line) => open.change({ do: "write", line, after });
  const decide = async (/** @type {readonly import("../written.js").Deed[]} */ deeds) => {
    for (const deed of deeds) await open.change(deed);
  };
  return html`<div class="writing">
    <${ConflictList} changes=${changes} head=${head} nameOf=${nameOf} onDecide=${decide} />
    <${DealForm} key=${`${correcting?.id} ${inserting} ${turn}`} game=${head.game} accounts=${accountsOf(paper)}
      sitting=${sitting} nameOf=${nameOf} correcting=${correcting?.line ?? null} isPlaced=${inserting !== undefined}
      news=${countOthers(changes, deviceName())} onWrite=${write}
      onCancel=${isAtEnd ? null : finish} />
    ${isAtEnd && Boolean(written.kasa_changes?.length) && html`<${ChangeForm} ranges=${written.kasa_changes}
      words=${paper.words.loaded.value} onWrite=${changeKasa} />`}
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
 * Where the deal of the form belongs: at the end, in place of a line, or after a line (null: before all others). A line
 * that is undone meanwhile is no place any more. `turn`: another number for each deal.
 * @param {readonly LineState[]} lines
 */
function usePlace(lines) {
  const [place, setPlace] = useState(/** @type {Place} */ (AT_END));
  const [turn, setTurn] = useState(0);
  const show = (/** @type {Place} */ next) => {
    setPlace(next);
    setTurn((before) => before + 1);
    if (next !== AT_END) scrollTo(0, 0);
  };
  const isThere = (/** @type {string | null | undefined} */ id) => lines.some((line) => line.id === id);
  const correcting = isThere(place.correcting?.id) ? place.correcting : null;
  const inserting = place.inserting === null || isThere(place.inserting) ? place.inserting : undefined;
  return {
    correcting, inserting, turn,
    ...useMemo(() => placeOf(lines, correcting, inserting), [lines, correcting, inserting]),
    amend: (/** @type {LineState} */ line) => show({ correcting: line, inserting: undefined }),
    insert: (/** @type {string | null} */ after) => show({ correcting: null, inserting: after }),
    finish: () => show(AT_END),
  };
}

/**
 * @typedef {{ correcting: LineState | null, inserting: string | null | undefined }} Place
 * @type {Place}
 */
const AT_END = { correcting: null, inserting: undefined };

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
