/** The list of keys, which `?` opens. */
import { Tick } from "../settings/settings_dialog.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { DialogButton } from "../table/dialog_button.js";

/** @returns {[string[], string][]} */
const rows = () => [
  [["←", "→"], t("along your hand")],
  [["Enter"], t("play the card, or choose it")],
  [["1", "2", "3"], t("what the buttons offer, from the first on")],
  [["/"], t("say it in writing: 7h, pass, hold; Th plays the ten of hearts")],
  [["n"], t("next deal")],
  [["v"], t("replay the deal")],
  [["t"], t("last trick")],
  [["x"], t("the talon you exchanged")],
  [["s"], t("the sheet")],
  [["l"], t("what happened")],
  [["r"], t("read aloud: your hand, the trick, the score")],
  [["u"], t("the seats")],
  [[","], t("settings")],
  [["Esc"], t("close what is open")],
  [["?"], t("this list")],
];

/** @param {{ keys?: [string[], string][] }} props the keys of another page than the table */
export function KeyList({ keys: given }) {
  return html`<${DialogButton} label="?" spoken=${t("Keys")} title=${t("Keys")} shortcut="?" look="tool key-list-button">
    <dl class="key-list">${(given ?? rows()).map(([keys, words]) => html`<div key=${keys[0]}>
      <dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt><dd>${words}</dd>
    </div>`)}</dl>
    <${Tick} name="keys" label=${t("Single letters and digits are keys")} />
  </${DialogButton}>`;
}
