/** From the slip of a deal that is over to its replay, to its review, and to the check of its shuffle. */
import { CheckButton } from "../checking/check_button.js";
import { replayAddress, reviewAddress } from "../routing.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ table: string, deal: number, nameOf: (seat: number) => string }} props */
export const ReplayLinks = ({ table, deal, nameOf }) => html`<div class="replay-links">
  <a class="plain replay-link" aria-keyshortcuts="v" href=${replayAddress(table, deal)}>${t("Replay the deal")}</a>
  <a class="plain replay-link" aria-keyshortcuts="w" href=${reviewAddress(table, deal)}>${t("Review the deal")}</a>
  <${CheckButton} table=${table} deal=${deal} nameOf=${nameOf} shortcut="c" />
</div>`;
