/** Choices that the browser must be able to keep: spoken calls, and notifications; where it cannot, a line says so. */
import { permission, askPermission } from "../alerts/turn_notice.js";
import { fallSilent, followVoices, voiceFor } from "../alerts/voice.js";
import { changeSettings, settings } from "../settings/settings.js";
import { html, useEffect, useState } from "../ui.js";
import { language, t } from "../words/translation.js";

export function VoiceChoice() {
  const [, look] = useState({});
  useEffect(() => followVoices(() => look({})), []);
  const change = (/** @type {boolean} */ voice) => {
    changeSettings({ voice });
    if (!voice) fallSilent();
  };
  const possible = Boolean(voiceFor(language()));
  return html`<${Choice} id="voice" label=${t("Say calls and results aloud")} disabled=${!possible}
    checked=${possible && settings.value.voice} change=${change}
    note=${possible ? t("With the browser’s voice. Leave it off if a screen reader reads this page to you.")
      : t("This browser has no voice for this language.")} />`;
}

export function NoticeChoice() {
  const [allowed, setAllowed] = useState(permission);
  const change = async (/** @type {boolean} */ notice) => {
    const granted = notice && await askPermission();
    setAllowed(permission());
    changeSettings({ notice: granted });
  };
  const possible = allowed === "granted" || allowed === "default";
  return html`<${Choice} id="notice" label=${t("Notify me when it is my turn")} disabled=${!possible}
    checked=${allowed === "granted" && settings.value.notice} change=${change}
    note=${possible ? t("While this page is open, but not in view.")
      : t("This browser allows no notifications from this page.")} />`;
}

/**
 * @param {{ id: string, label: string, note: string, checked: boolean, disabled: boolean,
 *   change: (checked: boolean) => void }} props
 */
const Choice = ({ id, label, note, checked, disabled, change }) => html`<div>
  <label class="tick">
    <input type="checkbox" checked=${checked} disabled=${disabled} aria-describedby=${`about-${id}`}
      onChange=${(/** @type {any} */ event) => change(event.target.checked)} />
    ${label}
  </label>
  <small id=${`about-${id}`} class="quiet">${note}</small>
</div>`;
