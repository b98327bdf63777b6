/** The stories of a slip: every figure, the deal that wrote it, what it was reckoned from, and the rule. */
import { StoryTold, WrittenIn } from "../../../web/client/paper/story.js";
import { html } from "../../../web/client/ui.js";
import { signed, t } from "../../../web/client/words/translation.js";
import { isPotSheet, refasOf, toldOf } from "./columns.js";
import { chipTerms, withReckoning } from "./deal_sum.js";
import { headWords, plainly, reasonWords, sideWords, tricksWords } from "./entry_words.js";
import { GameSign } from "./game_sign.js";
import { verdict } from "./outcome_words.js";
import { RuleTold } from "./rules.js";

/**
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("./written.js").DealWritten} DealWritten
 * @typedef {import("./written.js").SheetShown} SheetShown
 * @typedef {import("../../../web/client/paper/struck_figures.js").Written} Written
 * @typedef {import("../../../web/client/paper/told_figure.js").Voice} Voice
 */

/** How a column's figures are written. @param {SheetShown} sheet @param {Column} column */
export const figuresOf = (sheet, { against }) => (against === null && isPotSheet(sheet) ? signed : plainly);

/** @param {{ sheet: SheetShown, column: Column, label: string, voice: Voice }} props */
export const Story = ({ sheet, column, label, voice }) => html`<${StoryTold} label=${label} figures=${column.figures}
  inFigures=${figuresOf(sheet, column)}
  tell=${(/** @type {Written} */ written) => html`<${Why} written=${written} column=${column} sheet=${sheet}
    deal=${sheet.deals.find(({ number }) => number === written.deal)} voice=${voice} />`} />`;

/**
 * @param {{ written: Written, column: Column, sheet: SheetShown, deal: DealWritten | undefined, voice: Voice }} props
 */
const Why =
  ({ written, column, sheet, deal, voice }) => html`<${WrittenIn} written=${written}>
    ${deal && html`<${DealNamed} deal=${deal}
        variant=${sheet.variant} nameOf=${voice.nameOf} />`}</${WrittenIn}>
    ${deal && whyWords(column, sheet, deal, voice).map((words, at) => html`<p key=${at}>${words}</p>`)}
    <${RuleTold} clause=${written.clause} />`;

/**
 * @param {Column} column
 * @param {SheetShown} sheet
 * @param {DealWritten} deal
 * @param {Voice} voice
 */
function whyWords({ slip, against }, sheet, deal, voice) {
  if (isPotSheet(sheet)) return chipTerms(toldOf(deal), `seat${slip}`, voice).map(({ words }) => words);
  const { settlement: { heads, sides }, explained } = deal;
  if (against === null) {
    return heads.flatMap((change, at) => (change.seat === slip
      ? [withReckoning(headWords(change, voice), reasonWords(explained.heads[at]?.reason))] : []));
  }
  return sides.flatMap((entry, at) => (entry.seat === slip && entry.against === against
    ? [withReckoning(sideWords(entry, voice), tricksWords(explained.sides[at]))] : []));
}

/**
 * A deal in few words: what was declared by whom, and how it ended.
 * @param {{ deal: DealWritten, variant: SheetShown["variant"], nameOf: (seat: number) => string }} props
 */
export const DealNamed =
  ({ deal:
    { facts, settlement }, variant, nameOf }) => html`${facts.kind === "game" && html`<${GameSign} played=${facts}
    variant=${variant} /> ${nameOf(facts.declarer)}, `}${verdict(facts, settlement)}`;

/**
 * Where a player's refas came from, and which are used up.
 * @param {{ sheet: SheetShown, slip: number, label: string, voice: Voice }} props
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
            ${t("deal {number}", { number: used.number })}: <${DealNamed} deal=${used} variant=${sheet.variant}
              nameOf=${voice.nameOf} /></p>`}
      </div>
    </li>`)}</ol>
    <${RuleTold} clause="SK-REFA-01" /><${RuleTold} clause="SK-REFA-02" />
  </section>`;
