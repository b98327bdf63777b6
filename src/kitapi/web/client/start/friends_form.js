/** A table for friends: who sits where, and by which house rules; made from what the game says it offers. */
import { drawingOf } from "../games/drawings.js";
import { choose, settings } from "../settings/settings.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { occupantWords } from "./occupant_words.js";

/**
 * @typedef {import("../protocol.js").GameOffered} GameOffered
 * @typedef {import("../protocol.js").NewTable} NewTable
 * @typedef {import("../protocol.js").Variant} Variant
 * @typedef {import("../protocol.js").VariantField} VariantField
 */

/** @param {GameOffered} game @returns {Variant} */
const defaults = (game) => Object.fromEntries(game.fields.map((field) => [field.name, field.default]));

/** @param {{ game: GameOffered, onOrder: (order: NewTable) => void }} props */
export function FriendsForm({ game, onOrder }) {
  const [players, setPlayers] = useState(game.seats[0] ?? 3);
  const [others, setOthers] = useState(/** @type {string[]} */ (Array(3).fill("open")));
  const [variant, setVariant] = useState(defaults(game));
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const seats = ["me", ...others.slice(0, players - 1)];
    onOrder({ game: game.name, terms: { players, variant }, seats, name: settings.peek().name || t("Guest") });
  };
  const seat = (/** @type {number} */ at, /** @type {string} */ occupant) => setOthers(others.map((kept, place) => (place === at ? occupant : kept)));
  return html`<form class="paper friends" onSubmit=${submit}>
    <label>${t("Your name")}
      <input value=${settings.value.name} maxlength="24" required autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => choose({ name: event.target.value.trim() })} />
    </label>
    <label>${t("Players")}
      <select value=${players} onChange=${(/** @type {any} */ event) => setPlayers(Number(event.target.value))}>
        ${game.seats.map((count) => html`<option key=${count} value=${count}>${count}</option>`)}
      </select>
    </label>
    ${others.slice(0, players - 1).map((occupant, at) => html`<label key=${at}>${t("Seat {number}", { number: at + 2 })}
      <select value=${occupant} onChange=${(/** @type {any} */ event) => seat(at, event.target.value)}>
        ${["open", ...game.bots].map((kind) => html`<option key=${kind} value=${kind}>${occupantWords(kind)}</option>`)}
      </select>
    </label>`)}
    <${HouseRules} game=${game} variant=${variant} onVariant=${setVariant} />
    <button class="big">${t("Open the table")}</button>
  </form>`;
}

/** @param {{ game: GameOffered, variant: Variant, onVariant: (variant: Variant) => void }} props */
function HouseRules({ game, variant, onVariant }) {
  const { presetWords } = drawingOf(game.name).houseRules;
  const from = (/** @type {string} */ preset) => onVariant({ ...defaults(game), ...game.presets[preset] });
  return html`<details class="house-rules">
    <summary>${t("House rules")}</summary>
    <p class="presets">${Object.keys(game.presets).map((preset) => html`<button type="button" key=${preset}
      class="plain" onClick=${() => from(preset)}>${presetWords(preset)}</button>`)}</p>
    ${game.fields.map((field) => html`<${Field} key=${field.name} field=${field} words=${drawingOf(game.name).houseRules}
      value=${variant[field.name] ?? field.default}
      onValue=${(/** @type {number | boolean | string} */ value) => onVariant({ ...variant, [field.name]: value })} />`)}
  </details>`;
}

/**
 * @param {{
 *   field: VariantField, value: number | boolean | string, words: import("../games/drawings.js").HouseRuleWords,
 *   onValue: (value: number | boolean | string) => void,
 * }} props
 */
function Field({ field, value, words: { fieldWords, valueWords }, onValue }) {
  const words = fieldWords(field.name);
  if (field.type === "boolean") {
    return html`<label class="tick"><input type="checkbox" checked=${value}
      onChange=${(/** @type {any} */ event) => onValue(event.target.checked)} /> ${words}</label>`;
  }
  if (field.type === "integer") {
    return html`<label>${words}<input type="number" min=${field.minimum} max=${field.maximum} step=${field.step ?? 1}
      value=${value} required
      onInput=${(/** @type {any} */ event) => onValue(Number(event.target.value))} /></label>`;
  }
  return html`<label>${words}<select value=${value}
    onChange=${(/** @type {any} */ event) => onValue(event.target.value)}>
    ${(field.values ?? []).map((choice) => html`<option key=${choice} value=${choice}>${valueWords(choice)}</option>`)}
  </select></label>`;
}
