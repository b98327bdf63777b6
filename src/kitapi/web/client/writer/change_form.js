/** A change of the common account by agreement of all, between two deals. */
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {{ lowest: number, highest: number, step: number }} Range
 *
 * @param {{
 *   ranges: readonly Range[], words: import("../drawing.js").PaperWords,
 *   onWrite: (line: import("../written.js").Line) => Promise<boolean>,
 * }} props `ranges`: of amounts for each player; negative ones are taken off
 */
export function ChangeForm({ ranges, words, onWrite }) {
  const { changeLine, changeTitle } = words;
  const [amount, setAmount] = useState(Math.max(...ranges.map(({ lowest }) => lowest)));
  if (!changeLine || !changeTitle) return null;
  const isAllowed = ranges.some(({ lowest, highest, step }) =>
    amount >= lowest && amount <= highest && (amount - lowest) % step === 0);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (isAllowed) void onWrite(changeLine(amount));
  };
  return html`<details class="paper slip change-form"><summary>${changeTitle()}</summary>
    <form onSubmit=${submit}>
      <label>${t("Amount for each player")}
        <input type="number" min=${Math.min(...ranges.map(({ lowest }) => lowest))}
          max=${Math.max(...ranges.map(({ highest }) => highest))} step=${ranges[0]?.step ?? 1} value=${amount}
          onInput=${(/** @type {any} */ event) => setAmount(Number(event.target.value))} /></label>
      <button class="plain" aria-disabled=${!isAllowed}>${t("Write it down")}</button>
    </form>
  </details>`;
}
