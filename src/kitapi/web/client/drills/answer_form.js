/** The form in which a drill is answered: one option, a number, all options in order, or all true options. */
import { classes, html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../net/drill.js").Drill} Drill
 * @typedef {import("../net/drill.js").DrillOption} DrillOption
 * @typedef {import("../net/drill.js").Given} Given
 * @typedef {import("../net/drill.js").Mark} Mark
 * @typedef {{ drill: Drill, mark: Mark | null, onAnswer: (given: Given) => void }} Props
 */

/** @param {Props} props */
export function AnswerForm(props) {
  switch (props.drill.kind) {
    case "choice": return html`<${OneOf} ...${props} />`;
    case "amount": return html`<${Amount} ...${props} />`;
    case "order": return html`<${OptionList} ...${props} ordered />`;
    case "present": return html`<${OptionList} ...${props} />`;
  }
}

/** @param {string} letter @param {Mark | null} mark */
function optionClass(letter, mark) {
  if (!mark || typeof mark.answer === "number" || typeof mark.given === "number") return "";
  if (mark.answer.includes(letter)) return "is-right";
  return mark.given.includes(letter) ? "is-wrong" : "";
}

/** @param {Props} props */
const OneOf = ({ drill, mark, onAnswer }) => html`<ul class="drill-options">
  ${drill.options.map(({ letter, text }) => html`<li key=${letter}>
    <button type="button" class=${classes("plain drill-option", optionClass(letter, mark))} disabled=${Boolean(mark)}
      aria-keyshortcuts=${letter}
      onClick=${() => onAnswer([letter])}><${Letter} letter=${letter} /><span>${text}</span></button>
  </li>`)}
</ul>`;

/** @param {{ letter: string }} props */
const Letter = ({ letter }) => html`<b class="letter" aria-hidden="true">${letter}</b>`;

/** @param {Props} props */
function Amount({ drill, mark, onAnswer }) {
  const [written, setWritten] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (/^\d{1,13}$/.test(written.trim())) onAnswer(Number(written));
  };
  return html`<form class="drill-amount" onSubmit=${submit}>
    <label>${drill.how}
      <input inputmode="numeric" pattern="[0-9]{1,13}" required autocomplete="off"
        value=${mark ? String(mark.given) : written}
        readonly=${Boolean(mark)} onInput=${(/** @type {any} */ event) => setWritten(event.target.value)} /></label>
    ${!mark && html`<button class="big">${t("Answer")}</button>`}
  </form>`;
}

/**
 * @param {Props & { ordered?: boolean }} props `ordered`: whether all options are put in order; else the true ones are
 *   chosen
 */
function OptionList({ drill, mark, onAnswer, ordered = false }) {
  const [touched, setTouched] = useState(/** @type {string[]} */ ([]));
  const chosen = mark && typeof mark.given !== "number" ? mark.given : touched;
  const touch = (/** @type {string} */ letter) =>
    setTouched(touched.includes(letter) ? touched.filter((one) => one !== letter) : [...touched, letter]);
  const whole = !ordered || touched.length === drill.options.length;
  return html`<p class="quiet-line">
    ${ordered ? t("Select them in order.") : t("Select all that apply, or none.")}</p>
    <ul class="drill-options">
      ${drill.options.map(({ letter, text }) => html`<li key=${letter}>
        <button type="button" class=${classes("plain drill-option", !ordered && optionClass(letter, mark))}
          disabled=${Boolean(mark)} aria-keyshortcuts=${letter}
          aria-pressed=${chosen.includes(letter)} onClick=${() => touch(letter)}>
          <${Letter} letter=${letter} /><span>${text}</span>
          ${ordered
            && html`<b class="place-chosen figure">${chosen.includes(letter) ? chosen.indexOf(letter) + 1 : ""}</b>`}
          ${ordered && mark && typeof mark.answer !== "number"
            && html`<span class="place-right figure">
              ${t("right: {place}", { place: mark.answer.indexOf(letter) + 1 })}</span>`}
        </button>
      </li>`)}
    </ul>
    ${!mark
      && html`<button type="button" class="big" disabled=${!whole} aria-keyshortcuts="Enter"
        onClick=${() => onAnswer(touched)}>${t("Answer")}</button>`}`;
}
