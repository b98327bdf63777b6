/**
 * The slip after a deal: the bid, the game and its value, all entries with their reasons, the new results, and all
 * cards.
 */
import { CommonLine } from "../../../web/client/paper/common_line.js";
import { OwnResult } from "../../../web/client/paper/own_result.js";
import { ResultList } from "../../../web/client/paper/results.js";
import { ReplayLinks } from "../../../web/client/review/replay_links.js";
import { namesFor } from "../../../web/client/table/seating.js";
import { AllCards } from "../../../web/client/tricks/all_cards.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { actionWords } from "./action_words.js";
import { DealLines, forChips } from "./deal_lines.js";
import { chipTerms, DealSum } from "./deal_sum.js";
import { headWords, signedFigure } from "./entry_words.js";
import { GameSign } from "./game_sign.js";
import { headline, saidLine, tricksLine, voidEnd } from "./outcome_words.js";
import { SettledSum } from "./result_sum.js";
import { wordOfGame } from "./words.js";

/**
 * @typedef {import("./view.js").PreferansView} PreferansView
 * @typedef {import("./sheet_types.js").SettledDeal} SettledDeal
 * @typedef {import("./sheet_types.js").Outcome} Outcome
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 * @typedef {import("../../../web/client/protocol.js").TableView} TableView
 */

/** @param {{ view: PreferansView, outcome: Outcome, table: TableView, replayed?: boolean }} props */
export function ResultSlip({ view, outcome, table, replayed }) {
  const { facts, settlement, explained, booked } = outcome;
  const nameOf = namesFor(table);
  const voice = { me: table.me, nameOf };
  const deal = { facts, settlement, explained, heads: booked.sheet.heads, pot: booked.balances["pot"] ?? 0 };
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header>
      ${booked.sitting_over && html`<p class="over">${t("The head sums are played off: the sitting is over")}</p>`}
      <${Headline} deal=${deal} variant=${view.variant} voice=${voice} />
      <${OwnResult} results=${booked.results} before=${view.results} me=${table.me} />
    </header>
    <${DealLines} deal=${deal} voice=${voice} />
    <${ResultList} before=${view.results} results=${booked.results} voice=${voice}
      thisDeal=${(/** @type {number} */ seat, /** @type {number} */ moved) =>
        html`<${DealSum} deal=${deal} seat=${seat} moved=${moved} voice=${voice} />`}
      settled=${(/** @type {number} */ seat) =>
        html`<${SettledSum} settlement=${outcome.sheet_settlement} seat=${seat} nameOf=${nameOf} />`} />
    <${InCommon} deal=${deal} voice=${voice} />
    <${AllCards} cards=${outcome.cards} nameOf=${nameOf} />
    ${!replayed && html`<${ReplayLinks} table=${table.id} deal=${view.number} me=${table.me} nameOf=${nameOf}
      wordsOf=${(/** @type {import("../../../web/client/protocol.js").Action} */ action) =>
        actionWords(action, view)} />`}
  </article>`;
}

/** @param {{ deal: SettledDeal, variant: PreferansView["variant"], voice: Voice }} props */
function Headline({ deal: { facts, settlement, explained }, variant, voice }) {
  if (facts.kind === "void") return html`<h2>${voidEnd(facts)}</h2>`;
  return html`<h2>
    <span data-word=${wordOfGame(facts.game)}><${GameSign} played=${facts}
      variant=${variant} /></span> ${headline(facts, settlement, voice)}</h2>
    <p class="said-line">${saidLine(facts, settlement, explained.course.number, voice.nameOf)}</p>
    <p class="tricks-line">${tricksLine(facts, variant, voice.nameOf)}</p>`;
}

/**
 * The pot, or what all head sums hold together, before the deal and after it.
 * @param {{ deal: SettledDeal, voice: Voice }} props
 */
function InCommon({ deal, voice }) {
  if (!forChips(deal)) return html`<${ToPlayFor} deal=${deal} voice=${voice} />`;
  const terms = chipTerms(deal, "pot", voice);
  const before = deal.pot - terms.reduce((sum, { amount }) => sum + amount, 0);
  return html`<${CommonLine} line=${t("pot {before} → {after}", { before, after: deal.pot })} before=${before}
    after=${deal.pot} terms=${terms}
    untouched=${t("Nothing came into the pot or out of it.")} />`;
}

/** @param {{ deal: SettledDeal, voice: Voice }} props */
function ToPlayFor({ deal: { settlement, heads }, voice }) {
  const terms = settlement.heads.map((change) => ({ words: headWords(change, voice), amount: change.points }));
  const after = heads.reduce((sum, head) => sum + head, 0);
  const before = after - terms.reduce((sum, { amount }) => sum + amount, 0);
  return html`<${CommonLine}
    line=${t("to play for {before} → {after}", { before: signedFigure(before), after: signedFigure(after) })}
    before=${before} after=${after} terms=${terms} untouched=${t("The head sums add up to the same as before.")} />`;
}
