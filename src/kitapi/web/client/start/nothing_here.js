/** There is nothing at this address, or nothing that can be played: then the server's sentence says why. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ why?: string }} props */
export const NothingHere = ({ why = "" }) => html`<main class="start lost">
  <div class="paper slip">
    ${why ? html`<h1>${why}</h1>` : html`<h1>${t("There is no such table")}</h1>
    <p>${t("The link may be incomplete, or the table has been cleared away.")}</p>`}
    <a class="big" href="/">${t("To the start page")}</a>
  </div>
</main>`;
