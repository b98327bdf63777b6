/** The note on every page in a browser without scripts; the server draws it. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

export const NoScript =
  () => html`<p class="no-script">
    ${t("Playing needs {script}: please turn it on for this page.", { script: "JavaScript" })}</p>`;
