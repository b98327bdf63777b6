/** From the slip of a deal that is over to its replay, and to its review. */
import { replayAddress, reviewAddress } from "../routing.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ table: string, deal: number }} props */
export const ReplayLinks = ({ table, deal }) => html`<p class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${replayAddress(table, deal)}>${t("Replay the deal")}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${reviewAddress(table, deal)}>${t("Review the deal")}</a>
</p>`;
