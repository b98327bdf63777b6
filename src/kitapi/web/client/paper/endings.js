/** The common parts of all slips at the end of a sitting: links to its deals, and the settlement if it ended now. */
import { replayAddress } from "../routes.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** A link to every deal of the sitting that is over. @param {{ table: import("../protocol.js").TableView }} props */
export const Replays = ({ table }) => html`<nav class="replays" aria-label=${t("Replay the deals")}>
  <h3>${t("Replay the deals")}</h3>
  <p>${Array.from({ length: table.sheet }, (_, at) => at + 1)
    .map((number) => html`<a key=${number} class="plain replay-link figure"
      href=${replayAddress(table.id, number)} aria-label=${t("Replay deal {number}", { number })}>${number}</a>`)}</p>
</nav>`;

/** The settlement if the sitting ended now. @param {{ children?: any }} props */
export const SettleNow = ({ children }) => html`<details class="settle-now">
  <summary>${t("If we settled up now")}</summary>
  ${children}
</details>`;
