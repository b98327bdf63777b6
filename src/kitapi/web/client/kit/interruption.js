/** The reason why a drill or a class cannot be shown, and a button to try again. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ trouble: string, again: () => void }} props */
export function TroubleNote({ trouble, again }) {
  return html`<div class="paper drills-more"><p role="alert">${trouble}</p>
    <button type="button" class="plain" onClick=${again}>${t("Try now")}</button></div>`;
}
