/** The table, the reader's address or the whole server accepts no more connections just now. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ state: import("./table_state.js").TableState }} props */
export const NoRoom = ({ state }) => html`<main class="start lost">
  <div class="paper slip">
    <h1>${t("The server is full right now")}</h1>
    <p role="status">${state.turnedAway.value}</p>
    <p class="quiet">${t("The page tries again every half minute.")}</p>
    <button type="button" class="big" onClick=${state.link.hurry}>${t("Try now")}</button>
    <p><a href="/">${t("To the start page")}</a></p>
  </div>
</main>`;
