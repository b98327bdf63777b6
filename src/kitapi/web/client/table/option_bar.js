/** What the viewer can do now, as labelled buttons; the bar contains nothing else. */
import { settings } from "../settings/settings.js";
import { classes, html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 *
 * One possible action. `spoken`: its text for screen readers; `weighty`: the question that must be confirmed first.
 * `sign`: its key, null for none; by default the number of its place in the row. `quiet`: rarely used. `word`: the key
 * of the word that explains it.
 * @typedef {{
 *   key: string, label: any, spoken?: string, act: (() => void) | null, likely?: boolean, weighty?: string,
 *   sign?: number | null, quiet?: boolean, word?: string,
 * }} Choice
 */

/**
 * @param {{
 *   choices: readonly Choice[], prompt: string, mine: boolean, waiting?: boolean, guide?: any, guided?: boolean,
 *   beside?: any, alone?: any,
 * }} props `beside`: a button that does nothing at the table, last in the row; `alone`: one that stands there without
 * others too
 */
export function OptionBar({ choices, prompt, mine, waiting, guide, guided, beside, alone }) {
  return html`<div class=${classes("options", mine && "mine", guided && "guided")}>
    <p class="prompt">${waiting ? t("Sending …") : prompt}</p>
    ${guide}
    ${(choices.length > 0 || alone)
      && html`<div class="choices">${choices.map((choice, at) => html`<${ChoiceButton} ...${choice}
        key=${choice.key} name=${choice.key} nth=${at + 1} />`)}${choices.length > 0 && beside}${alone}</div>`}
  </div>`;
}

/** @param {Choice & { name: string, nth: number }} props */
function ChoiceButton({ name, nth, sign = nth < 10 ? nth : null, label, spoken, act, likely, weighty, quiet,
  word }) {
  const [isConfirming, setConfirming] = useState(false);
  if (isConfirming && act) {
    return html`<span class="asked" role="group" aria-label=${weighty}>
      <span class="asked-words">${weighty}</span>
      <button type="button" class="choice" aria-keyshortcuts="1" onClick=${() => { setConfirming(false); act(); }}>
        ${t("Yes")}</button>
      <button type="button" class="choice" aria-keyshortcuts="2"
        onClick=${() => setConfirming(false)}>${t("No")}</button>
    </span>`;
  }
  return html`<button type="button" class=${classes("choice", likely && "likely", quiet && "quiet-choice")}
    aria-label=${spoken} disabled=${!act}
    data-choice=${name} data-word=${word} aria-keyshortcuts=${sign ?? undefined}
    onClick=${() => (weighty ? setConfirming(true) : act?.())}>${label}
    ${sign !== null && html`<${KeyMark} sign=${sign} />`}</button>`;
}

/** The key that presses a button, shown where there is a keyboard. @param {{ sign: string | number }} props */
export const KeyMark = ({ sign }) =>
  (settings.value.keys ? html`<kbd class="key-mark" aria-hidden="true">${sign}</kbd>` : null);

/**
 * Presses the button of a choice, as if by hand: a weighty choice asks for confirmation first. @param {Choice} choice
 */
export function pressChoice({ key }) {
  const buttons = /** @type {HTMLButtonElement[]} */ ([...document.querySelectorAll("[data-choice]")]);
  buttons.find((button) => button.dataset.choice === key)?.click();
}
