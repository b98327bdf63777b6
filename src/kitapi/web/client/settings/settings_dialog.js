/** The reader's choices, on a slip. */
import { DialogButton } from "../kit/dialog_button.js";
import { html } from "../ui.js";
import { LANGUAGES, t } from "../words/translation.js";
import { OwnConnections } from "./own_connections.js";
import { changeSettings, settings } from "./settings.js";
import { SignOut } from "./sign_out.js";

/**
 * @typedef {import("./settings.js").Settings} Settings
 *
 * A setting that one game has of its own: a box to tick.
 * @typedef {{ name: "declare", label: () => string }} OwnSetting
 */

const Gear = () => html`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.6" /><circle cx="8" cy="17" r="2.6" />
</svg>`;

/** @param {{ own?: readonly OwnSetting[] }} props `own`: those of the game that the page is about */
export function SettingsButton({ own = [] }) {
  return html`<${DialogButton} label=${html`<${Gear} />`} spoken=${t("Settings")} title=${t("Settings")} shortcut=",">
    <${SettingsForm} own=${own} />
  </${DialogButton}>`;
}

/** @param {{ own: readonly OwnSetting[] }} props */
function SettingsForm({ own }) {
  const now = settings.value;
  return html`<div class="settings">
    <label>${t("Language")}
      <select value=${now.language}
        onChange=${(/** @type {any} */ event) => changeSettings({ language: event.target.value })}>
        ${LANGUAGES.map(({ code, name }) => html`<option key=${code} value=${code} lang=${code}
          selected=${code === now.language}>${name}</option>`)}
      </select>
    </label>
    <label>${t("Theme")}
      <select value=${now.theme}
        onChange=${(/** @type {any} */ event) => changeSettings({ theme: event.target.value })}>
        <option value="auto" selected=${now.theme === "auto"}>${t("system")}</option>
        <option value="light" selected=${now.theme === "light"}>${t("light")}</option>
        <option value="dark" selected=${now.theme === "dark"}>${t("dark")}</option>
      </select>
    </label>
    <label>${t("Cards")}
      <select value=${now.deck} onChange=${(/** @type {any} */ event) => changeSettings({ deck: event.target.value })}>
        <option value="game" selected=${now.deck === "game"}>${t("as usual in the game")}</option>
        <option value="german" selected=${now.deck === "german"}>${t("German suits")}</option>
        <option value="french" selected=${now.deck === "french"}>${t("French suits")}</option>
      </select>
    </label>
    <label>${t("Pace")}
      <select value=${now.pace} onChange=${(/** @type {any} */ event) => changeSettings({ pace: event.target.value })}>
        <option value="slow" selected=${now.pace === "slow"}>${t("slow")}</option>
        <option value="normal" selected=${now.pace === "normal"}>${t("normal")}</option>
        <option value="quick" selected=${now.pace === "quick"}>${t("quick")}</option>
        <option value="at_once" selected=${now.pace === "at_once"}>${t("at once")}</option>
      </select>
    </label>
    <${Tick} name="bigIndex" label=${t("Large-print cards")} />
    <${Tick} name="fourColours" label=${t("Four-colour deck")} />
    <${Tick} name="letters" label=${t("Letters beside the suits")} />
    <${Tick} name="oneTap" label=${t("One tap plays a card")} />
    <${Tick} name="forced" label=${t("Play my only card automatically")} />
    <${Tick} name="sound" label=${t("Sounds")} />
    ${now.sound && html`<label>${t("Volume")}
      <input type="range" min="10" max="100" step="10" value=${now.volume}
        onChange=${(/** @type {any} */ event) => changeSettings({ volume: Number(event.target.value) })} /></label>`}
    <${Tick} name="guide" label=${t("Show tips")} />
    ${own.map(({ name, label }) => html`<${Tick} key=${name} name=${name} label=${label()} />`)}
    <${Tick} name="keys" label=${t("Keyboard shortcuts")} />
    <${OwnConnections} />
    <${SignOut} />
  </div>`;
}

/**
 * @param {{
 *   name: "bigIndex" | "fourColours" | "letters" | "oneTap" | "forced" | "sound" | "guide" | "keys" | "declare"
 *     | "talk",
 *   label: string,
 * }} props
 */
export const Tick = ({ name, label }) => html`<label class="tick">
  <input type="checkbox" checked=${settings.value[name]}
    onChange=${(/** @type {any} */ event) => changeSettings({ [name]: event.target.checked })} />
  ${label}
</label>`;
