/** The sheets that this browser keeps, to be continued, put away, or read from a file. */
import { coverOf, isDrawn } from "../covers.js";
import { html, useEffect, useState } from "../ui.js";
import { dateLocale, n, t } from "../words/translation.js";
import { linesOf, namesOf } from "./changes.js";
import { gamesWithSheets } from "./new_sheet.js";
import { openFile, RefusedFile } from "./opened_file.js";
import { playerName } from "./player_name.js";
import { theShelf } from "./use_sheet.js";

/**
 * @typedef {import("../written.js").Kept} Kept
 * @typedef {Kept & { archived: boolean }} Listed
 */

/** All sheets of games that this page knows, the newest first. @returns {Promise<Listed[]>} */
async function listSheets() {
  const shelf = await theShelf();
  const heads = (await shelf.list()).filter(({ game }) => isDrawn(game));
  const sheets = await Promise.all(heads.map(async ({ id, archived }) => ({ archived, sheet: await shelf.read(id) })));
  return sheets.flatMap(({ archived, sheet }) => (sheet ? [{ ...sheet, archived }] : []));
}

/** The games of which a sheet can be opened. @returns {import("./opened_file.js").SheetGame[]} */
const sheetGames = () => gamesWithSheets().flatMap((game) => {
  const { paper } = coverOf(game);
  return paper ? [{ game, load: () => paper.accounts.load() }] : [];
});

/** @param {{ onSheet: (sheet: Kept) => void, onTrouble: (words: string) => void }} props */
export function SheetList({ onSheet, onTrouble }) {
  const [sheets, setSheets] = useState(/** @type {Listed[]} */ ([]));
  const fail = () => onTrouble(t("The sheets of this browser cannot be read."));
  const read = () => { listSheets().then(setSheets, fail); };
  useEffect(read, []);
  const archive = (/** @type {string} */ id, /** @type {boolean} */ archived) => {
    void theShelf().then((shelf) => shelf.archive(id, archived)).then(read);
  };
  const open = async (/** @type {any} */ { target }) => {
    const text = await target.files[0]?.text() ?? "";
    target.value = "";
    try {
      onSheet(await openFile(text, sheetGames()));
    } catch (error) {
      onTrouble(error instanceof RefusedFile ? error.message : t("The file could not be opened. Try again."));
    }
  };
  const [kept, away] = [sheets.filter(({ archived }) => !archived), sheets.filter(({ archived }) => archived)];
  return html`<section class="writer-shelf" aria-label=${t("Sheets kept in this browser")}>
    ${kept.length > 0 && html`<h2>${t("Continue")}</h2>
      <ul>${kept.map((sheet) => html`<${SheetCard} key=${sheet.head.id} sheet=${sheet} onArchive=${archive} />`)}</ul>`}
    ${away.length > 0 && html`<details><summary>${t("Archive")}</summary>
      <ul>${away.map((sheet) => html`<${SheetCard} key=${sheet.head.id} sheet=${sheet} onArchive=${archive} />`)}</ul>
    </details>`}
    <label class="file-choice plain">${t("Open a file")}
      <input type="file" class="unseen" onChange=${open} /></label>
    <p class="quiet">${t("A sheet that was saved, the record of a table, or scores.")}</p>
  </section>`;
}

/** @param {{ sheet: Listed, onArchive: (id: string, archived: boolean) => void }} props */
function SheetCard({ sheet: { head, changes, archived }, onArchive }) {
  const deals = linesOf(changes).filter(({ line, struck }) => line.kind === "deal" && !struck).length;
  const date = new Date(head.made).toLocaleDateString(dateLocale(), { day: "numeric", month: "long", year: "numeric" });
  return html`<li class="sheet-card">
    <a class="paper" href=${`/paper?sheet=${head.id}`}>
      <b>${namesOf(changes, head.players).map(playerName).join(", ")}</b>
      <small>${coverOf(head.game).title()} · ${n("{count} deal", "{count} deals", deals)} · ${date}</small></a>
    <button type="button" class="plain" onClick=${() => onArchive(head.id, !archived)}>
      ${archived ? t("Take out of the archive") : t("Put into the archive")}</button>
  </li>`;
}
