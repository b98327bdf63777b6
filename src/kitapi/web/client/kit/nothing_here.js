/**
 * The page for an address without anything, or with a table at which nobody can play, for the reason in the server's
 * words.
 */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ title: string, why?: string }} props */
const EmptyPage = ({ title, why = "" }) => html`<main class="start lost">
  <div class="paper slip">
    <h1>${title}</h1>
    ${why && html`<p>${why}</p>`}
    <a class="big" href="/">${t("To the start page")}</a>
  </div>
</main>`;

/** A table that does not exist, or not any more. @param {{ why?: string }} props */
export const NothingHere = ({ why = "" }) => why ? html`<${EmptyPage} title=${why} />`
  : html`<${EmptyPage} title=${t("There is no such table")}
    why=${t("The link may be incomplete, or the table no longer exists.")} />`;

/** An address without a page. */
export const NoSuchPage = () => html`<${EmptyPage} title=${t("There is no such page")}
  why=${t("The address may be incomplete or mistyped.")} />`;
