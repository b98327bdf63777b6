/**
 * The score sheets as Slovak players keep them: a slip for each, the viewer's at the bottom, struck figures kept
 * (SK-SHEET-01).
 */
import { SettleNow } from "../../../web/client/paper/endings.js";
import { useOpenFigure } from "../../../web/client/paper/explained_figure.js";
import { CommonSum, dealTerms, ResultSum } from "../../../web/client/paper/result_story.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { classes, html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { isPotSheet, middleOf, sideOf, settledDealOf } from "./columns.js";
import { chipTerms } from "./deal_sum.js";
import { signedFigure } from "./entry_words.js";
import { History } from "./history.js";
import { SettledSum } from "./result_sum.js";
import { SettlementSteps } from "./settlement_steps.js";
import { keyOf, labelOf, opponentsOf, Slip } from "./slip.js";
import { DealTitle, RefaStory, Story } from "./story.js";

/**
 * @typedef {import("./sheet_types.js").SheetView} SheetView
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 */

/** @param {{ sheet: SheetView, table: TableView, view: { around: number[] } }} props */
export function PreferansSheet({ sheet, table, view: { around } }) {
  const [chosen, tap] = useOpenFigure();
  const nameOf = namesFor(table);
  const voice = { me: table.me, nameOf };
  return html`<div class="paper sheet-paper preferans-sheet" style=${{ "--deals": sheet.deals.length }}>
    <header class="sheet-head"><h2>${t("Sheet")}</h2><button type="button" class="told-figure figure"
      aria-expanded=${chosen === "common"} onClick=${() => tap("common")}>${commonWords(sheet)}</button></header>
    <div class=${classes(`slips slips-${sheet.players}`, isPotSheet(sheet) && "slips-pot")}>
      ${ownFirst(around)
        .map((seat) => html`<${Slip} key=${seat} sheet=${sheet} slip=${seat} around=${around} nameOf=${nameOf}
          opening=${{ chosen, tap }} />`)}
    </div>
    <${OpenStory} chosen=${chosen} sheet=${sheet} around=${around} voice=${voice} />
    <${SettleNow}><${SettlementSteps} settlement=${sheet.settlement} voice=${voice} /></${SettleNow}>
    <${History} sheet=${sheet} table=${table} nameOf=${nameOf} />
  </div>`;
}

/** The slips as they are read: the viewer's, then on from their left. @param {readonly number[]} around */
const ownFirst = ([own, ...others]) => [own ?? 0, ...others.reverse()];

/** What all head sums hold together. @param {readonly number[]} heads */
const together = (heads) => heads.reduce((sum, head) => sum + head, 0);

/** @param {SheetView} sheet */
const commonWords = (sheet) => (isPotSheet(sheet) ? t("pot {pot}", { pot: sheet.pot })
  : t("to play for: {sum}", { sum: signedFigure(together(sheet.sheet.heads)) }));

/**
 * The story of the figure that was tapped.
 * @param {{ chosen: string | null, sheet: SheetView, around: number[], voice: Voice }} props
 */
function OpenStory({ chosen, sheet, around, voice }) {
  const { nameOf } = voice;
  if (chosen === null) return null;
  if (chosen === "common") return html`<${CommonStory} sheet=${sheet} voice=${voice} />`;
  const slip = Number(chosen.match(/\d+/)?.[0]);
  if (chosen.startsWith("result-")) return html`<${ResultStory} sheet=${sheet} seat=${slip} voice=${voice} />`;
  if (chosen.startsWith("refas-"))
    return html`<${RefaStory} sheet=${sheet} slip=${slip} label=${t("Refas: {name}", { name: nameOf(slip) })}
      voice=${voice} />`;
  const columns = [middleOf(sheet, slip), ...opponentsOf(slip, around).map((other) => sideOf(sheet, slip, other))];
  const openColumn = columns.find((column) => keyOf(column) === chosen);
  return openColumn && html`<${Story} sheet=${sheet} column=${openColumn}
    label=${labelOf(openColumn, sheet, nameOf)} voice=${voice} />`;
}

/** @param {{ sheet: SheetView, seat: number, voice: Voice }} props */
const ResultStory = ({ sheet: { deals, settlement, results, variant }, seat, voice }) => html`<${ResultSum}
  label=${t("Result, {name}", { name: voice.nameOf(seat) })} result=${results[seat] ?? 0}
  terms=${dealTerms(deals, (deal) => html`<${DealTitle} deal=${deal} variant=${variant} voice=${voice} />`,
    (deal, at) => (deal.results[seat] ?? 0) - (deals[at - 1]?.results[seat] ?? 0))}>
  <${SettledSum} settlement=${settlement} seat=${seat} nameOf=${voice.nameOf} />
</${ResultSum}>`;

/** The story of the pot, or of what all head sums hold together. @param {{ sheet: SheetView, voice: Voice }} props */
function CommonStory({ sheet, voice }) {
  const { deals, before, variant, pot } = sheet;
  const named =
    (/** @type {import("./sheet_types.js").SheetDeal} */ deal) =>
      html`<${DealTitle} deal=${deal} variant=${variant} voice=${voice} />`;
  if (isPotSheet(sheet)) {
    const moved =
      dealTerms(deals, named,
        (deal) => chipTerms(settledDealOf(deal), "pot", voice).reduce((sum, { amount }) => sum + amount, 0));
    return html`<${CommonSum} label=${t("Pot")} start=${0} terms=${moved} words=${t("in the pot")} stands=${pot} />`;
  }
  const changed =
    dealTerms(deals, named, ({ settlement }) => settlement.heads.reduce((sum, { points }) => sum + points, 0));
  return html`<${CommonSum} label=${t("All head sums together")} start=${together(before.heads)} terms=${changed}
    words=${t("to play for")}
    stands=${signedFigure(together(sheet.sheet.heads))} />`;
}
