/** A setting that is on or off: a box to tick. */
import { html } from "../ui.js";
import { changeSettings, settings } from "./settings.js";

/**
 * @typedef {"bigIndex" | "fourColours" | "letters" | "oneTap" | "forced" | "sound" | "guide" | "keys" | "declare"
 *   | "talk"} Switch the name of a setting that is on or off
 *
 * A setting that one game has of its own: a box to tick.
 * @typedef {{ name: "declare", label: () => string }} OwnSetting
 */

/** @param {{ name: Switch, label: string }} props */
export const Tick = ({ name, label }) => html`<label class="tick">
  <input type="checkbox" checked=${settings.value[name]}
    onChange=${(/** @type {any} */ event) => changeSettings({ [name]: event.target.checked })} />
  ${label}
</label>`;
