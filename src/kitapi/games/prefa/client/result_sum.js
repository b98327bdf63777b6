/** How a player's result comes about: the settlement of the sheet for that player, and the effect of each deal. */
import { Sum } from "../../../web/client/paper/explained_figure.js";
import { CommonSum, dealTerms, ResultSum } from "../../../web/client/paper/result_story.js";
import { html } from "../../../web/client/ui.js";
import { n, formatSigned, t } from "../../../web/client/words/translation.js";
import { kasaAddedWords } from "./kasa_words.js";
import { RuleText } from "./rules.js";
import { DealTitle } from "./story.js";

/**
 * @typedef {import("./view.js").SheetSettlement} SheetSettlement
 * @typedef {import("./view.js").SheetView} SheetView
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 * @typedef {import("../../../web/client/paper/explained_figure.js").Term} Term
 * @typedef {(seat: number) => string} NameOf
 */

/** @param {{ settlement: SheetSettlement, seat: number, nameOf: NameOf }} props */
export const SettledSum = ({ settlement, seat, nameOf }) => html`<p>${columnWords(settlement, seat)}</p>
  <${Sum} terms=${settledTerms(settlement, seat, nameOf)} words=${t("total")}
    total=${formatSigned(settlement.results[seat] ?? 0)} />
  <${RuleText} clause="PREFA-KIT-04" />`;

/**
 * @param {SheetSettlement} settlement
 * @param {number} seat
 */
const columnWords = ({ columns, smallest, left }, seat) =>
  t("Kasa column {column}; the smallest, {smallest}, comes off: {left} left.",
    { column: columns[seat] ?? 0, smallest, left: left[seat] ?? 0 });

/**
 * The gifts that one player gives and gets, and the pair columns.
 * @param {SheetSettlement} settlement
 * @param {number} seat
 * @param {NameOf} nameOf
 * @returns {Term[]}
 */
function settledTerms({ left, gifts, pairs }, seat, nameOf) {
  const others = gifts.map((_, other) => other).filter((other) => other !== seat);
  const [own, giving] = [gifts[seat] ?? 0, others.filter((other) => gifts[other])];
  return [
    ...(own ? others : []).map((other) =>
      ({ words: t("an equal part to: {name}", { name: nameOf(other) }), amount: -own })),
    ...giving.map((other) => ({ words: giftWords(nameOf(other), left[other] ?? 0), amount: gifts[other] ?? 0 })),
    ...others.map((other) =>
      ({ words: t("columns shared with: {name}", { name: nameOf(other) }), amount: pairs[seat]?.[other] ?? 0 })),
  ];
}

/**
 * @param {string} name
 * @param {number} left
 */
const giftWords = (name, left) =>
  n("{name}: an equal part of the {count} ten left", "{name}: an equal part of the {count} tens left", left, { name });

/**
 * The whole story of a result on the sheet.
 * @param {{ sheet: SheetView, seat: number, label: string, voice: Voice }} props
 */
export const ResultStory =
  ({ sheet: { deals, settlement, results }, seat, label, voice }) => html`<${ResultSum} label=${label}
    result=${results[seat] ?? 0} terms=${dealTerms(deals, (deal) => html`<${DealTitle} deal=${deal} voice=${voice} />`,
      (deal, at) => (deal.results[seat] ?? 0) - (deals[at - 1]?.results[seat] ?? 0))}>
    ${settlement && html`<${SettledSum} settlement=${settlement} seat=${seat} nameOf=${voice.nameOf} />`}
  </${ResultSum}>`;

/**
 * The story of the kasa on the sheet.
 * @param {{ sheet: SheetView, start: number, stands: number, label: string, voice: Voice }} props
 */
export const KasaStory =
  ({ sheet: { deals, players, added = [] }, start, stands, label, voice }) => html`<${CommonSum} label=${label}
    start=${start} words=${t("in the kasa")} stands=${stands}
    terms=${deals.flatMap((deal) =>
      [...dealTerms([deal], (one) => html`<${DealTitle} deal=${one} voice=${voice} />`,
        (one) => one.kasa - one.facts.kasa),
        ...added.filter(({ after }) => after === deal.number)
          .map(({ amount }) => ({ words: kasaAddedWords(amount), amount: players * amount }))])} />`;
