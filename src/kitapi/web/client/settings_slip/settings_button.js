/** The button for the reader's choices; their slip is loaded when it is first opened. */
import { DialogButton } from "../kit/dialog_button.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { part } from "../parts.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

const FORM = part("settings", () => import("./settings_form.js").then((form) => form.SettingsForm), ["settings"]);

const Gear = () => html`<svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 7h9M19 7h1M4 17h1M11 17h9" /><circle cx="16" cy="7" r="2.6" /><circle cx="8" cy="17" r="2.6" />
</svg>`;

/**
 * @param {{ own?: readonly import("../settings/tick.js").OwnSetting[] }} props `own`: those of the game that the page
 * is about
 */
export function SettingsButton({ own = [] }) {
  const [opened, setOpened] = useState(false);
  return html`<${DialogButton} label=${html`<${Gear} />`} spoken=${t("Settings")} title=${t("Settings")} shortcut=","
    onOpen=${() => setOpened(true)}>
    ${opened && html`<${LazyPart} part=${FORM} props=${{ own }} Failed=${MissingLine} />`}
  </${DialogButton}>`;
}
