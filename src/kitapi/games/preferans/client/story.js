/** The stories of a slip: every figure, the deal that wrote it, its calculation, and the rule. */
import { ColumnStory, WrittenIn } from "../../../web/client/paper/story.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { isPotSheet, refasOf, settledDealOf } from "./columns.js";
import { chipTerms, withCalculation } from "./deal_sum.js";
import { headWords, signedFigure, reasonWords, sideWords, sideCalculation } from "./entry_words.js";
import { GameSign } from "./game_sign.js";
import { headline, verdict } from "./outcome_words.js";
import { RuleText } from "./rules.js";

/**
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("./sheet_types.js").SheetDeal} SheetDeal
 * @typedef {import("./sheet_types.js").SheetView} SheetView
 * @typedef {import("../../../web/client/paper/struck_figures.js").ColumnEntry} ColumnEntry
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 */

/** How a column's figures are written. @param {SheetView} sheet @param {Column} column */
export const figuresOf = (sheet, { against }) => (against === null && isPotSheet(sheet) ? formatSigned : signedFigure);

/** @param {{ sheet: SheetView, column: Column, label: string, voice: Voice }} props */
export const Story = ({ sheet, column, label, voice }) => html`<${ColumnStory} label=${label} figures=${column.figures}
  inFigures=${figuresOf(sheet, column)}
  explain=${(/** @type {ColumnEntry} */ written) => html`<${Why} written=${written} column=${column} sheet=${sheet}
    deal=${sheet.deals.find(({ number }) => number === written.deal)} voice=${voice} />`} />`;

/**
 * @param {{ written: ColumnEntry, column: Column, sheet: SheetView, deal: SheetDeal | undefined, voice: Voice }} props
 */
const Why =
  ({ written, column, sheet, deal, voice }) => html`<${WrittenIn} written=${written}>
    ${deal && html`<${DealTitle} deal=${deal}
        variant=${sheet.variant} voice=${voice} />`}</${WrittenIn}>
    ${deal && whyWords(column, sheet, deal, voice).map((words, at) => html`<p key=${at}>${words}</p>`)}
    <${RuleText} clause=${written.clause} />`;

/**
 * @param {Column} column
 * @param {SheetView} sheet
 * @param {SheetDeal} deal
 * @param {Voice} voice
 */
function whyWords({ slip, against }, sheet, deal, voice) {
  if (isPotSheet(sheet)) return chipTerms(settledDealOf(deal), `seat${slip}`, voice).map(({ words }) => words);
  const { settlement: { heads, sides }, explained } = deal;
  if (against === null) {
    return heads.flatMap((change, at) => (change.seat === slip
      ? [withCalculation(headWords(change, voice), reasonWords(explained.heads[at]?.reason))] : []));
  }
  return sides.flatMap((entry, at) => (entry.seat === slip && entry.against === against
    ? [withCalculation(sideWords(entry, voice), sideCalculation(explained.sides[at]))] : []));
}

/**
 * A deal in few words: what was declared by whom, and how it ended.
 * @param {{ deal: SheetDeal, variant: SheetView["variant"], voice: Voice }} props
 */
export const DealTitle = ({ deal: { facts, settlement }, variant, voice }) => (facts.kind === "game"
  ? html`<${GameSign} played=${facts} variant=${variant} /> ${headline(facts, settlement, voice)}`
  : verdict(facts, settlement));

/**
 * Where a player's refas came from, and which are used up.
 * @param {{ sheet: SheetView, slip: number, label: string, voice: Voice }} props
 */
export const RefaStory =
  ({ sheet, slip, label, voice }) => html`<section class="story how" aria-label=${label} tabindex="0">
    <h3>${label}</h3>
    <ol>${refasOf(sheet, slip).map(({ written, used }) => html`<li key=${written.number}>
      <p>${used ? t("used") : t("not yet used")}</p>
      <div>
        <p>${t("deal {number}", { number: written.number })}: ${verdict(written.facts, written.settlement)}</p>
        ${used
          && html`<p>
            ${t("deal {number}", { number: used.number })}: <${DealTitle} deal=${used} variant=${sheet.variant}
              voice=${voice} /></p>`}
      </div>
    </li>`)}</ol>
    <${RuleText} clause="SK-REFA-01" /><${RuleText} clause="SK-REFA-02" />
  </section>`;
