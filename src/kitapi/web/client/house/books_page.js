/** The books of a table: its shifts, the report of a shift, and every round that is over. */
import { ClauseLink } from "../kit/clause_link.js";
import { settingsOf, useSheetsOf } from "../covers.js";
import { booksOf, handOf, Refusal, reportAddress, shiftOf } from "../net/api.js";
import { booksAddress, navigate, handAddress, replayAddress, shiftAddress, tableAddress } from "../routes.js";
import { personWords } from "../table/author.js";
import { PageBar } from "../settings_slip/page_bar.js";
import { classes, html, useEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { Lines, Report } from "./report.js";

/** Seconds after which a running shift is requested again. */
const AGAIN_SECONDS = 15;

/**
 * The answer of `fetchAnswer`, fetched again at intervals while `isRunning` is true for it.
 * @template T
 * @param {() => Promise<T>} fetchAnswer
 * @param {(answer: T) => boolean} isRunning
 * @returns {{ answer: T | null, refusal: Refusal | null, again: () => void }}
 */
function usePolledAnswer(fetchAnswer, isRunning) {
  const [answer, setAnswer] = useState(/** @type {T | null} */ (null));
  const [refusal, setRefusal] = useState(/** @type {Refusal | null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let wanted = true;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let later;
    const again = () => {
      if (document.hidden) later = setTimeout(again, AGAIN_SECONDS * 1000); else setTries((count) => count + 1);
    };
    fetchAnswer().then((found) => {
      if (!wanted) return;
      setAnswer(found);
      setRefusal(null);
      if (isRunning(found)) later = setTimeout(again, AGAIN_SECONDS * 1000);
    }, (error) => { if (wanted) setRefusal(error instanceof Refusal ? error : new Refusal({ text: String(error) })); });
    return () => { wanted = false; clearTimeout(later); };
  }, [tries]);
  return { answer, refusal, again: () => { setRefusal(null); setTries(tries + 1); } };
}

/** @param {{ table: string }} props */
export function BooksPage({ table }) {
  const books = usePolledAnswer(() => booksOf(table), ({ shifts }) => Boolean(shifts[0]?.running));
  return html`<${Frame} table=${table} title=${t("Books of the table")} request=${books} back=${tableAddress(table)}
    backWords=${t("To the table")}>
    ${books.answer
      && html`${books.answer.meter
        && html`<div class="paper meter-slip"><${Lines} lines=${[books.answer.meter]} /></div>`}
        <${Shifts} shifts=${books.answer.shifts} table=${table} />
        <${HandSearch} table=${table} />`}
  </${Frame}>`;
}

/**
 * The shifts of a table, the newest first.
 * @param {{ shifts: import("../protocol.js").ShiftSummary[], table: string }} props
 */
function Shifts({ shifts, table }) {
  if (!shifts.length)
    return html`<p class="paper slip">${t("The books are empty: the table has not been opened yet.")}</p>`;
  return html`<ol class="shift-list">${shifts.map((shift) => html`<li key=${shift.number} class="paper shift-slip">
    <h2><a href=${shiftAddress(table, shift.number)}>${shift.title}</a></h2>
    <p class="quiet">${shift.subtitle}</p>
    <${Lines} lines=${shift.lines} />
  </li>`)}</ol>`;
}

/** A hand looked up by its number. @param {{ table: string }} props */
function HandSearch({ table }) {
  const submit = (/** @type {any} */ event) => {
    event.preventDefault();
    const number = Number(new FormData(event.target).get("hand"));
    if (Number.isInteger(number) && number > 0) navigate(handAddress(table, number));
  };
  return html`<form class="paper slip look-up" onSubmit=${submit}>
    <label>
      ${t("Look up a round by its number")} <input name="hand" type="number" min="1" max="999999" step="1" required
        inputmode="numeric" /></label>
    <button class="plain">${t("Look it up")}</button>
  </form>`;
}

/** @param {{ table: string, shift: number }} props */
export function ShiftPage({ table, shift }) {
  const shiftReport = usePolledAnswer(() => shiftOf(table, shift), ({ shift: kept }) => kept.ended === null);
  return html`<${Frame} table=${table} title=${t("Books of the table")} request=${shiftReport}
    back=${booksAddress(table)} backWords=${t("All shifts")}>
    ${shiftReport.answer && html`<div class="report-tools">
        <a class="plain" download href=${reportAddress(table, shift)}>${t("As a PDF")}</a>
        <button type="button" class="plain" onClick=${() => print()}>${t("Print")}</button></div>
      <${Report} report=${shiftReport.answer.report} table=${table} />`}
  </${Frame}>`;
}

/** @param {{ table: string, hand: number }} props */
export function PlayedHandPage({ table, hand }) {
  const handReport = usePolledAnswer(() => handOf(table, hand), () => false);
  return html`<${Frame} table=${table} title=${t("Books of the table")} request=${handReport}
    back=${booksAddress(table)} backWords=${t("All shifts")}>
    ${handReport.answer && html`<div class="report-tools">
        <a class="plain" href=${replayAddress(table, hand)}>${t("Replay this round")}</a>
        <button type="button" class="plain" onClick=${() => print()}>${t("Print")}</button></div>
      <${Seal} sealed=${handReport.answer.sealed} />
      <${Report} report=${handReport.answer.report} table=${table} />
      <${RefusedSteps} refused=${handReport.answer.refused} zone=${handReport.answer.zone} />`}
  </${Frame}>`;
}

/** Whether the seal of the round holds. @param {{ sealed: boolean | null }} props */
function Seal({ sealed }) {
  if (sealed === null) return html`<p class="paper seal">${t("This round has no seal of its own.")}</p>`;
  return sealed
    ? html`<p class="paper seal holds">${t("The seal holds: nothing was changed since the round was over.")}</p>`
    : html`<p class="paper seal broken" role="alert">
      ${t("The seal is broken: the log is not what was written then.")}</p>`;
}

/** Hour, minute and second of a time that is given in UTC. @param {string} at @param {string} zone */
const timeIn = (at, zone) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "medium" }).format(new Date(at));

/** @param {{ refused: import("../protocol.js").RefusedStep[], zone: string }} props */
function RefusedSteps({ refused, zone }) {
  if (!refused.length) return null;
  return html`<section class="paper slip"><h2>${t("Steps that the rules refused")}</h2>
    <ul class="refused-list">
      ${refused.map((step, at) => html`<li key=${at}><span class="figure">${timeIn(step.at, zone)}</span>
        <span>${step.by}${step.who && html` (${personWords(step.who)})`}: ${step.action}</span>${" "}
        <${ClauseLink} clause=${step.clause} /></li>`)}</ul></section>`;
}

/**
 * The page around books: its bar, and what prevents them from being shown.
 * @param {{ table: string, title: string, request: { answer: any, refusal: Refusal | null, again: () => void },
 *   back: string, backWords: string, children?: any }} props
 */
function Frame({ title, request, back, backWords, children }) {
  const { answer, refusal } = request;
  useSheetsOf(answer?.game);
  return html`<div class=${classes("books", answer && `of-${answer.game}`)}>
    <${PageBar} title=${html`${title}${answer?.house && html` <span class="house-name">${answer.house}</span>`}`}
      own=${settingsOf(answer?.game)}><a class="tool" href=${back}>${backWords}</a></${PageBar}>
    <main class="books-desk">
      ${refusal
        && html`<div class="paper slip not-shown">
          <p role="alert">${refusal.message}</p>
          <button type="button" class="plain" onClick=${request.again}>${t("Try now")}</button></div>`}
      ${!answer && !refusal && html`<p class="prompt">${t("Opening the books …")}</p>`}
      ${children}
    </main>
  </div>`;
}
