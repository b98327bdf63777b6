/** From the slip of a deal that is over to its review, its worst mistake, its replay, and the check of its shuffle. */
import { CheckButton } from "../checking/check_button.js";
import { LazyPart, MissingLine } from "../lazy_part.js";
import { part } from "../parts.js";
import { replayAddress, worstMistakeAddress } from "../routes.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/** A review takes the server seconds, so it is requested by a tap. */
const WORST_MISTAKE =
  part("mistake", () => import("./worst_mistake.js").then((found) => found.WorstMistake), ["papers"]);

/**
 * @param {{
 *   table: string, deal: number, me: number | null, nameOf: (seat: number) => string,
 *   wordsOf: (action: import("../protocol.js").Action) => string,
 * }} props `wordsOf`: what an action without cards is called
 */
export function ReplayLinks(props) {
  const { table, deal, nameOf } = props;
  const [wantedOf, want] = useState(0);
  const wanted = wantedOf === deal;
  return html`<footer class="deal-end">
    ${wanted && html`<${LazyPart} part=${WORST_MISTAKE} props=${props} Failed=${MissingLine} />`}
    <div class="replay-links">
      ${!wanted && html`<button type="button" class="plain replay-link"
        onClick=${() => want(deal)}>${t("Worst mistake")}</button>`}
      <a class="plain replay-link" aria-keyshortcuts="w" href=${worstMistakeAddress(table, deal)}>${t("Review")}</a>
      <a class="plain replay-link" aria-keyshortcuts="v" href=${replayAddress(table, deal)}>${t("Replay")}</a>
      <${CheckButton} table=${table} deal=${deal} nameOf=${nameOf} label=${t("Check")}
        shortcut="c" />
    </div>
  </footer>`;
}
