/** There is nothing at this address. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

export const NothingHere = () => html`<main class="start lost">
  <div class="paper slip">
    <h1>${t("There is no such table")}</h1>
    <p>${t("The link may be incomplete, or the table has been cleared away.")}</p>
    <a class="big" href="/">${t("To the start page")}</a>
  </div>
</main>`;
