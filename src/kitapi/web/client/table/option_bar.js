/** What the viewer can do now, as buttons with words; nothing else ever stands here. */
import { classes, html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").Action} Action
 *
 * One thing to do. `spoken` says it for those who hear the page; `weighty`: asked for a second time before it is done.
 * @typedef {{
 *   key: string, label: any, spoken?: string, act: (() => void) | null, likely?: boolean, weighty?: string,
 * }} Choice
 */

/**
 * @param {{
 *   choices: readonly Choice[], prompt: string, mine: boolean, waiting?: boolean, guide?: any, guided?: boolean,
 * }} props
 */
export function OptionBar({ choices, prompt, mine, waiting, guide, guided }) {
  return html`<div class=${classes("options", mine && "mine", guided && "guided")}>
    <p class="prompt">${waiting ? t("Sending …") : prompt}</p>
    ${guide}
    ${choices.length > 0 && html`<div class="choices">${choices.map((choice) => html`<${Chosen} ...${choice}
      key=${choice.key} />`)}</div>`}
  </div>`;
}

/** @param {Choice} choice */
function Chosen({ label, spoken, act, likely, weighty }) {
  const [asked, ask] = useState(false);
  if (asked && act) {
    return html`<span class="asked" role="group" aria-label=${weighty}>
      <span class="asked-words">${weighty}</span>
      <button type="button" class="choice" onClick=${() => { ask(false); act(); }}>${t("Yes")}</button>
      <button type="button" class="choice" onClick=${() => ask(false)}>${t("No")}</button>
    </span>`;
  }
  return html`<button type="button" class=${likely ? "choice likely" : "choice"} aria-label=${spoken} disabled=${!act}
    onClick=${() => (weighty ? ask(true) : act?.())}>${label}</button>`;
}
