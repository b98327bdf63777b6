/**
 * The sheet in a file: one that was saved, the record of a table (docs/formats/record.md), or a file of scores
 * (docs/formats/score.md).
 */
import { t } from "../words/translation.js";
import { beginSheet } from "./begun_sheet.js";
import { LONGEST_NAME, parseText, readSheet } from "./sheet_file.js";

/**
 * A game whose sheets are kept; `load`: its accounts.
 * @typedef {{ game: string, load: () => Promise<import("../written.js").Accounts> }} SheetGame
 * @typedef {import("../written.js").Kept} Kept
 */

const RECORD = "kitapi-record";
/** The newest version of records that is read here. */
const VERSION = 2;
/** More than the record of any sitting has, in characters. */
const LONGEST_FILE = 40_000_000;

/** A file that does not become a sheet; its message is shown to the writer. */
export class RefusedFile extends Error {}

/**
 * @param {string} text the content of the file
 * @param {readonly SheetGame[]} games
 * @returns {Promise<Kept>}
 * @throws {RefusedFile} it holds no sheet
 */
export async function openFile(text, games) {
  const sheet = readSheet(text);
  if (sheet && games.some(({ game }) => game === sheet.head.game)) return sheet;
  const lines = text.length > LONGEST_FILE ? [] : parseLines(text);
  if (lines.length === 0 || sheet) throw holdsNothing();
  return lines[0].format === RECORD ? sheetOfRecord(lines, games) : sheetOfScores(lines, games);
}

const holdsNothing = () => new RefusedFile(t("The file holds no sheet, no record and no scores."));

/** The objects in the lines of a file; none where a line holds something else. @param {string} text @returns {any[]} */
function parseLines(text) {
  const lines = text.split("\n").filter((line) => line.trim()).map(parseText);
  return lines.every((line) => typeof line === "object" && line !== null) ? lines : [];
}

/**
 * @param {readonly any[]} lines the head of the record, and its events
 * @param {readonly SheetGame[]} games
 */
async function sheetOfRecord([head, ...events], games) {
  if (events.some(({ format }) => format))
    throw new RefusedFile(t("The file holds several sittings; a sheet holds only one."));
  const game = games.find((one) => one.game === head.game);
  if (!game || !Array.isArray(head.seats) || !(head.version <= VERSION)) throw holdsNothing();
  const accounts = await game.load();
  const { sitting, refused } = accounts.import_record(
    { terms: head.terms, events: events.filter(({ kind }) => accounts.RECORDED_KINDS.includes(kind)) });
  if (sitting) return beginSheet(sitting, numberNamesakes(head.seats.slice(0, sitting.players).map(shorten)));
  throw new RefusedFile(refused?.field === "number"
    ? t("The record begins in the middle of a sitting; a sheet needs its first deal.")
    : t("The deals of this record do not give its accounts, so it cannot become a sheet."));
}

/** @param {any} name */
const shorten = (name) => String(name).slice(0, LONGEST_NAME - 2);

/** The names, with a number behind each that several seats have. @param {readonly string[]} names */
const numberNamesakes = (names) => names.map((name, seat) => (name && names.filter((one) => one === name).length > 1
  ? `${name} ${names.slice(0, seat + 1).filter((one) => one === name).length}` : name));

/**
 * A file of scores does not name its game: it is the one whose accounts read it.
 * @param {readonly any[]} deals
 * @param {readonly SheetGame[]} games
 */
async function sheetOfScores(deals, games) {
  let read = -1;
  for (const { load } of games) {
    const { sitting, refused } = (await load()).import_scores({ deals });
    if (sitting) return beginSheet(sitting, []);
    read = Math.max(read, Number(/^deals\[(\d+)\]/.exec(refused?.field ?? "")?.[1] ?? -1));
  }
  if (read < 1) throw holdsNothing();
  throw new RefusedFile(
    t("Line {number} of the scores does not follow from those before it.", { number: read + 1 }));
}
