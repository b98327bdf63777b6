/** The reader's choices, on a slip. */
import { changeSettings, settings } from "../settings/settings.js";
import { Tick } from "../settings/tick.js";
import { html } from "../ui.js";
import { LANGUAGES, t } from "../words/translation.js";
import { NoticeChoice, VoiceChoice } from "./alert_choices.js";
import { BackPictures, CardPictures, ClothPictures } from "./looks.js";
import { OwnConnections } from "./own_connections.js";
import { SignOut } from "./sign_out.js";

/** @param {{ own: readonly import("../settings/tick.js").OwnSetting[] }} props */
export function SettingsForm({ own }) {
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
    <${CardPictures} />
    <${BackPictures} />
    <${ClothPictures} />
    <label>${t("Pace")}
      <select value=${now.pace} onChange=${(/** @type {any} */ event) => changeSettings({ pace: event.target.value })}>
        <option value="slow" selected=${now.pace === "slow"}>${t("slow")}</option>
        <option value="normal" selected=${now.pace === "normal"}>${t("normal")}</option>
        <option value="quick" selected=${now.pace === "quick"}>${t("quick")}</option>
        <option value="at_once" selected=${now.pace === "at_once"}>${t("at once")}</option>
      </select>
    </label>
    <${Tick} name="oneTap" label=${t("One tap plays a card")} />
    <${Tick} name="forced" label=${t("Play my only card automatically")} />
    <${Tick} name="sound" label=${t("Sounds")} />
    <${VoiceChoice} />
    ${(now.sound || now.voice) && html`<label>${t("Volume")}
      <input type="range" min="10" max="100" step="10" value=${now.volume}
        onChange=${(/** @type {any} */ event) => changeSettings({ volume: Number(event.target.value) })} /></label>`}
    <${NoticeChoice} />
    <${Tick} name="guide" label=${t("Show tips")} />
    ${own.map(({ name, label }) => html`<${Tick} key=${name} name=${name} label=${label()} />`)}
    <${Tick} name="keys" label=${t("Keyboard shortcuts")} />
    <${OwnConnections} />
    <${SignOut} />
  </div>`;
}
