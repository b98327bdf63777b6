/** The list of keys, which `?` opens; its content is loaded when it is first opened. */
import { part } from "../parts.js";
import { MissingLine, LazyPart } from "../lazy_part.js";
import { Tick } from "../settings/tick.js";
import { DialogButton } from "../kit/dialog_button.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

const ROWS = part("keys", () => import("./key_rows.js").then((list) => list.KeyRows));

/** @param {{ keys?: [string[], string][], game?: string }} props those of the table of a game, or of another page */
export function KeyList({ keys, game }) {
  const [opened, setOpened] = useState(false);
  return html`<${DialogButton} label="?" spoken=${t("Keys")} title=${t("Keys")} shortcut="?" look="tool key-list-button"
    onOpen=${() => setOpened(true)}>
    ${opened && html`<${LazyPart} part=${ROWS} props=${{ keys, game }} Failed=${MissingLine} />`}
    <${Tick} name="keys" label=${t("Keyboard shortcuts")} />
  </${DialogButton}>`;
}
