/**
 * House rules to be chosen: the named sets first, then every rule by itself; made from what the game says it offers.
 */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").Variant} Variant
 * @typedef {import("../protocol.js").VariantField} VariantField
 */

/** @param {GameOffered} game @returns {Variant} */
export const defaults = (game) => Object.fromEntries(game.fields.map((field) => [field.name, field.default ?? null]));

/**
 * @param {{
 *   game: GameOffered, words: import("../drawing.js").HouseRuleWords, variant: Variant,
 *   onVariant: (variant: Variant) => void, fixed?: readonly string[],
 * }} props `fixed`: settled by the house
 */
export function HouseRuleFields({ game, words, variant, onVariant, fixed = [] }) {
  const kept =
    Object.fromEntries(
      fixed.map((field) => [field, /** @type {number | boolean | string | null} */ (variant[field] ?? null)]));
  const from = (/** @type {string} */ preset) => onVariant({ ...defaults(game), ...game.presets[preset], ...kept });
  const groups = words.groups?.() ?? [];
  const fieldOf = (/** @type {VariantField} */ field) =>
    html`<${Field} key=${field.name} field=${field} words=${words} disabled=${fixed.includes(field.name)}
      value=${variant[field.name] ?? field.default ?? null}
      onValue=${(/** @type {number | boolean | string | null} */ value) =>
        onVariant({ ...variant, [field.name]: value })} />`;
  return html`<p class="presets">${Object.keys(game.presets).map((preset) => html`<button type="button" key=${preset}
      class="plain" onClick=${() => from(preset)}>${words.presetWords(preset)}</button>`)}</p>
    ${fixed.length > 0
      && html`<p class="quiet">${t("What cannot be changed here is the same at all tables of the house.")}</p>`}
    ${groups.map(({ title, about, fields }, at) => html`<details key=${title} class="rule-group" open=${at === 0}>
      <summary>${title} <small class="quiet">${about}</small></summary>
      ${game.fields.filter(({ name }) => fields.includes(name)).map(fieldOf)}
    </details>`)}
    ${game.fields.filter(({ name }) => !groups.some(({ fields }) => fields.includes(name))).map(fieldOf)}`;
}

/**
 * @param {{
 *   field: VariantField, value: number | boolean | string | null, words: import("../drawing.js").HouseRuleWords,
 *   disabled: boolean,
 *   onValue: (value: number | boolean | string | null) => void,
 * }} props
 */
function Field({ field, value, words: { fieldWords, valueWords, namedWords = String }, disabled, onValue }) {
  const words = fieldWords(field.name);
  if (field.type === "boolean") {
    return html`<label class="tick"><input type="checkbox" checked=${value} disabled=${disabled}
      onChange=${(/** @type {any} */ event) => onValue(event.target.checked)} /> ${words}</label>`;
  }
  if (field.type === "integer") {
    return html`<label>${words}<input type="number" min=${field.minimum} max=${field.maximum} step=${field.step ?? 1}
      value=${value ?? ""} required=${!field.optional} placeholder=${field.optional ? valueWords(null) : undefined}
      disabled=${disabled}
      onInput=${(/** @type {any} */ event) => onValue(numberIn(event.target.value))} /></label>
      ${field.named
        && html`<p class="presets" role="group" aria-label=${t("Usual values")}>
          ${field.named.map((number) => html`<button type="button"
            key=${number} class="plain" aria-pressed=${number === value} disabled=${disabled}
            onClick=${() => onValue(number)}>${namedWords(number)}</button>`)}</p>`}`;
  }
  return html`<label>${words}<select value=${value} disabled=${disabled}
    onChange=${(/** @type {any} */ event) => onValue(event.target.value)}>
    ${(field.values ?? []).map((choice) => html`<option key=${choice} value=${choice}>${valueWords(choice)}</option>`)}
  </select></label>`;
}

/** The number typed; null where the field is empty. @param {string} typed */
const numberIn = (typed) => (typed === "" ? null : Number(typed));
