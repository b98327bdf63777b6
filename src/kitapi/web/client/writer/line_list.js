/** The lines of a sheet, the last one first: each can be corrected, struck out, restored, or followed by another. */
import { ClauseLink } from "../kit/clause_link.js";
import { coverOf } from "../covers.js";
import { classes, html, useState } from "../ui.js";
import { dateLocale, t } from "../words/translation.js";
import { deviceOf } from "./changes.js";

/**
 * @typedef {import("../written.js").LineState} LineState
 * @typedef {import("../written.js").LineResult} LineResult
 * @typedef {import("../written.js").Change} Change
 *
 * What the lines call when a button is pressed; `after`: null for before all others.
 * @typedef {{
 *   onAmend: (line: LineState) => void, onStrike: (line: LineState) => void, onRestore: (line: LineState) => void,
 *   onInsert: (after: string | null) => void,
 * }} LineActions
 */

/**
 * @param {LineActions & {
 *   lines: readonly LineState[], written: import("../written.js").Written, head: import("../written.js").Head,
 *   nameOf: (seat: number) => string,
 * }} props
 */
export function LineList({ lines, written, head, nameOf, ...actions }) {
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  if (!lines.length) return null;
  const results = [...written.lines];
  const shown = lines.map((line) => ({ line, result: line.struck ? null : results.shift() ?? null }));
  return html`<section class="paper slip line-list" aria-label=${t("Corrections")}>
    <h2>${t("Corrections")}</h2>
    <ol reversed>${shown.map(({ line, result }) => html`<li key=${line.id}
        class=${classes(line.struck && "struck-line", result?.refused && "refused-line")}>
      <button type="button" class="line-head" aria-expanded=${open === line.id}
        onClick=${() => setOpen(open === line.id ? null : line.id)}>
        <span class="figure deal-number">${result?.written?.number}</span>
        <${LineText} head=${head} line=${line} nameOf=${nameOf} /></button>
      ${result?.refused && html`<p class="quiet refusal" role="alert">
        ${t("Not counted: after the corrections before it, the rules do not allow it.")}${" "}
        <${ClauseLink} clause=${result.refused.clause} /></p>`}
      ${open === line.id && html`<${LineTools} line=${line} ...${actions} onDone=${() => setOpen(null)} />`}
    </li>`).reverse()}</ol>
    <button type="button" class="plain" onClick=${() => actions.onInsert(null)}>
      ${t("Insert a deal before the first")}</button>
  </section>`;
}

/** @param {{ head: import("../written.js").Head, line: LineState, nameOf: (seat: number) => string }} props */
function LineText({ head, line, nameOf }) {
  const text = coverOf(head.game).paper?.words.loaded.value?.lineWords(line.line, nameOf, head.variant);
  return html`${line.struck && html`<span class="unseen">${t("Struck out:")} </span>`}
    ${line.struck ? html`<s>${text}</s>` : text}`;
}

/** @param {LineActions & { line: LineState, onDone: () => void }} props */
function LineTools({ line, onAmend, onStrike, onRestore, onInsert, onDone }) {
  const then = (/** @type {() => void} */ work) => () => { onDone(); work(); };
  return html`<div class="line-tools">
    <p>${!line.struck && html`<button type="button" class="plain" onClick=${then(() => onAmend(line))}>
        ${t("Correct")}</button>`}
      ${line.struck
        ? html`<button type="button" class="plain" onClick=${then(() => onRestore(line))}>${t("Restore")}</button>`
        : html`<button type="button" class="plain" onClick=${then(() => onStrike(line))}>${t("Strike out")}</button>`}
      <button type="button" class="plain" onClick=${then(() => onInsert(line.id))}>
        ${t("Insert a deal after it")}</button></p>
    <ul class="quiet">${line.changes.map((change) => html`<li key=${change.id}>${changeWords(change)}</li>`)}</ul>
  </div>`;
}

/** What a change did to a line, and when. @param {Change} change */
function changeWords(change) {
  const at = new Date(change.at).toLocaleString(dateLocale(), { dateStyle: "medium", timeStyle: "short" });
  const device = deviceOf(change.id);
  switch (change.do) {
    case "write": return t("Written {at}, on device {device}", { at, device });
    case "amend": return t("Corrected {at}, on device {device}", { at, device });
    default: return t("Struck out {at}, on device {device}", { at, device });
  }
}
