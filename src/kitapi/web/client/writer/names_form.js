/** The names of the players, to be given again. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { LONGEST_NAME } from "./sheet_file.js";

/** @param {{ names: readonly string[], onName: (seat: number, name: string) => void }} props */
export const NamesForm = ({ names, onName }) => html`<details class="paper slip change-form">
  <summary>${t("Names")}</summary>
  <div class="names">${names.map((name, seat) => html`<label key=${seat}>${t("Player {number}", { number: seat + 1 })}
    <input value=${name} maxlength=${LONGEST_NAME} autocomplete="off"
      onChange=${(/** @type {any} */ { target }) => {
        const given = target.value.trim();
        if (given && given !== name) onName(seat, given); else target.value = name;
      }} /></label>`)}</div>
</details>`;
