/** The values of the viewer's options, on a slip that never covers their hand. */
import { announce } from "../announcer.js";
import { useKeys } from "../keyboard/keys.js";
import { formatSigned } from "../review/amounts.js";
import { Alternatives } from "../review/alternatives.js";
import { actionShown, actionSpoken, basisWords } from "../review/words.js";
import { html, useEffect, useLayoutEffect, useRef } from "../ui.js";
import { n, t } from "../words/translation.js";

/**
 * @typedef {import("./advice_request.js").AdviceControls} AdviceControls
 * @typedef {import("./advice_request.js").Advice} Advice
 * @typedef {(action: import("../protocol.js").Action) => string} ActionWords
 */

/** How many options are shown at once: as many as can be compared at a glance; the others open below them. */
const MOST = 8;

/** The smallest height below the sheet, in pixels, in which the slip is shown. */
const LEAST_HEIGHT = 220;

/**
 * Puts the slip under the sheet if the sheet is beside the table and leaves enough room; otherwise the style sheet
 * places the slip on the table.
 * @param {HTMLElement | null} slip
 */
function placeUnderSheet(slip) {
  const [side, sheet] = [".side", ".sheet-panel"].map((one) => document.querySelector(one));
  const scene = slip?.offsetParent?.getBoundingClientRect();
  if (!slip || !scene || !side || !sheet) return;
  const { left } = side.getBoundingClientRect();
  const end = sheet.getBoundingClientRect().bottom + side.scrollTop + 8;
  if (left < scene.right || innerHeight - end < LEAST_HEIGHT) return;
  slip.dataset["place"] = "under-sheet";
  slip.style.left = `${left - scene.left + 16}px`;
  slip.style.top = `${end - scene.top}px`;
  slip.style.maxHeight = `${innerHeight - end - 12}px`;
}

/**
 * @param {{ adviceControls: AdviceControls, wordsOf: ActionWords, counts: boolean }} props
 *   `counts`: whether tricks count, because the contract is settled
 */
export function AdviceSlip({ adviceControls: { state, toggle, again }, wordsOf, counts }) {
  const slip = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => { placeUnderSheet(slip.current); }, []);
  useEffect(() => { if (state.advice) announce(bestWords(state.advice, wordsOf)); }, [state.advice]);
  useKeys((key) => {
    if (key === "Escape") toggle();
    return key === "Escape";
  });
  return html`<section class="paper advice" aria-label=${t("What it is worth")} tabindex="0" ref=${slip}>
    <p class="advice-lead">${t("Based only on what you can see.")}
      <button type="button" class="close" aria-label=${t("Close")} onClick=${toggle}>×</button></p>
    ${state.advice
      ? html`<${AdviceList} advice=${state.advice} wordsOf=${wordsOf} counts=${counts} />`
      : html`<${AdviceProgress} ...${state} again=${again} />`}
  </section>`;
}

/** The best option, to be spoken. @param {Advice} advice @param {ActionWords} wordsOf */
const bestWords = ({ actions: [first] }, wordsOf) =>
  (first ? `${t("best")}: ${actionSpoken(first.action, wordsOf)}, ${formatSigned(first.worth)}` : "");

/** @param {AdviceControls["state"] & { again: () => void }} props */
function AdviceProgress({ making, trouble, again }) {
  if (trouble)
    return html`<p role="alert">${trouble}</p>
      <button type="button" class="plain" onClick=${again}>${t("Try now")}</button>`;
  return html`<p>
    ${making ? t("Getting the advice ready; this happens once and may take a minute …") : t("Counting …")}</p>`;
}

/** @param {{ advice: Advice, wordsOf: ActionWords, counts: boolean }} props */
function AdviceList({ advice: { unit, worlds, exact, actions }, wordsOf, counts }) {
  const lines = linesOf(actions, wordsOf, counts);
  const [more, caption] = [lines.length - MOST, t("What it is worth")];
  return html`<${Alternatives} lines=${lines.slice(0, MOST)} unit=${unit} caption=${caption} />
    ${more > 0
      && html`<details class="decision-basis">
        <summary>${n("{count} more choice is worth less.", "{count} more choices are worth less.", more)}</summary>
        <${Alternatives} lines=${lines.slice(MOST)} unit=${unit} caption=${caption} /></details>`}
    <p class="decision-basis">${basisWords(worlds, exact)}</p>`;
}

/**
 * @param {Advice["actions"]} actions
 * @param {ActionWords} wordsOf
 * @param {boolean} counts
 * @returns {import("../review/alternatives.js").Line[]}
 */
function linesOf(actions, wordsOf, counts) {
  const most = Math.max(...actions.map(({ worth }) => worth));
  return actions.map(({ action, worth, error, chances, best }) => ({
    shown: actionShown(action, wordsOf), spoken: actionSpoken(action, wordsOf), value: worth, cost: most - worth, error,
    best, made: null, tricks: counts ? averageOf(chances) : null,
  }));
}

/**
 * The mean number of the declarer's tricks; null if tricks do not count.
 * @param {{ [tricks: string]: number }} chances
 */
function averageOf(chances) {
  const shares = Object.entries(chances);
  return shares.length ? shares.reduce((sum, [tricks, share]) => sum + Number(tricks) * share, 0) : null;
}
