/** The solver: any deal with open cards, and the value of every card. The address holds the whole state. */
import { fetchFaces } from "../cards/card.js";
import { setDeck } from "../cards/deck.js";
import { coverOf } from "../covers.js";
import { KeyList } from "../keyboard/key_list.js";
import { PageBar } from "../settings_slip/page_bar.js";
import { selectedGame } from "../selected_game.js";
import { html, useEffect, useMemo } from "../ui.js";
import { t } from "../words/translation.js";
import { parseAddress, PACK } from "./deal.js";
import { useLastFocus } from "./focus.js";
import { OpenTable } from "./open_table.js";
import { DealEditor } from "./deal_editor.js";

/** @returns {[string[], string][]} */
const settingKeys = () => [
  [["1", "2", "3"], t("give the card, or the next ones, to a hand")],
  [["0"], t("take the card back")],
  [["←", "→", "↑", "↓"], t("along the cards")],
  [["u"], t("undo")],
  [["g"], t("deal at random")],
];

/** @returns {[string[], string][]} */
const tableKeys = () => [
  [["←", "→"], t("one step back, one step forward")],
  [["Home", "End"], t("to the start, to the end")],
  [[t("Space")], t("play, pause")],
  [["b"], t("play the best card")],
  [["e"], t("best play to the end")],
];

/** @returns {[string[], string][]} */
const commonKeys = () => [[[","], t("settings")], [["Esc"], t("close what is open")], [["?"], t("this list")]];

/** @param {{ query: string }} props */
export function SolverPage({ query }) {
  const laid = useMemo(() => parseAddress(query), [query]);
  const last = useLastFocus();
  useEffect(() => {
    setDeck(coverOf(selectedGame()).deck);
    fetchFaces(PACK.flat());
  }, []);
  return html`<div class="solver">
    <${PageBar} title=${t("Open cards")}>
      <${KeyList} keys=${[...laid.played ? tableKeys() : settingKeys(), ...commonKeys()]} /></${PageBar}>
    ${laid.played
      ? html`<${OpenTable} deal=${laid.deal} played=${laid.played} at=${laid.at} broken=${laid.broken} last=${last} />`
    : html`<${DealEditor} deal=${laid.deal} broken=${laid.broken} last=${last} />`}
  </div>`;
}
