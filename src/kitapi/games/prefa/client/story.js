/** The story of one column of the sheet: every figure, the deal that wrote it, what was paid in it, and the rule. */
import { StoryTold, WrittenIn } from "../../../web/client/paper/story.js";
import { html } from "../../../web/client/ui.js";
import { n, t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { verdict } from "./outcome_words.js";
import { paymentWords, reckoningWords } from "./payments.js";
import { RuleTold } from "./rules.js";

/**
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("../../../web/client/paper/struck_figures.js").Written} Written
 * @typedef {import("./view.js").DealWritten} DealWritten
 * @typedef {import("../../../web/client/paper/told_figure.js").Voice} Voice
 * @typedef {{ transfer: import("./view.js").Transfer, reckoning: import("./view.js").Reckoning | undefined }} Paid
 */

/** @param {{ column: Column, label: string, deals: readonly DealWritten[], voice: Voice }} props */
export const Story = ({ column, label, deals, voice }) => html`<${StoryTold} label=${label} figures=${column.figures}
  tell=${(/** @type {Written} */ written) => html`<${Why} written=${written} column=${column} voice=${voice}
    deal=${deals.find(({ number }) => number === written.deal)} />`} />`;

/** @param {{ written: Written, column: Column, deal: DealWritten | undefined, voice: Voice }} props */
const Why = ({ written, column, deal, voice }) => html`${written.clause === "PREFA-HOUSE-03"
    ? html`<p>${t("after deal {number}, by agreement of all", { number: written.deal })}</p>`
    : html`<${WrittenIn} written=${written}>
      ${deal && html`<${DealNamed} deal=${deal} voice=${voice} />`}</${WrittenIn}>`}
  ${deal && paidBy(written, column, deal).map((paid, at) => html`<p key=${at}>${paidWords(paid, voice)}</p>`)}
  ${deal && written.clause === "PREFA-KIT-03" && html`<p>${lickedWords(written, column, deal, voice)}</p>`}
  <${RuleTold} clause=${written.clause} />`;

/**
 * @param {Paid} paid
 * @param {Voice} voice
 */
export function paidWords({ transfer, reckoning }, voice) {
  const reckoned = reckoningWords(reckoning, transfer.clause);
  return reckoned ? `${paymentWords(transfer, voice)} (${reckoned})` : paymentWords(transfer, voice);
}

/**
 * The sum of what was licked: the tens that came off another's column, and what he owes the declarer for them.
 * @param {Written} written
 * @param {Column} column
 * @param {DealWritten} deal
 * @param {Voice} voice
 */
function lickedWords({ before, figure }, { field, column }, { facts }, { nameOf }) {
  const kapikia = column === null ? (before - figure) * 10 : figure - before;
  const declarer = facts.kind === "contract" ? facts.declarer : field;
  return n("{count} ten from the kasa column of {name} = {kapikia} kapikia, which {name} owes {declarer}",
    "{count} tens from the kasa column of {name} = {kapikia} kapikia, which {name} owes {declarer}",
    kapikia / 10, { kapikia, name: nameOf(column ?? field), declarer: nameOf(declarer) });
}

/**
 * A deal in few words: what was declared by whom, and how it ended.
 * @param {{ deal: DealWritten, voice: Voice }} props
 */
export const DealNamed =
  ({ deal: { facts, settlement }, voice: { nameOf } }) => html`${facts.kind === "contract" && html`<${ContractSign}
    contract=${facts.contract} /> ${nameOf(facts.declarer)}, `}${verdict(facts, settlement, nameOf)}`;

/**
 * The payments of a deal between accounts that are `wanted`, each with its reckoning.
 * @param {{ settlement: import("./view.js").Settlement, explained: import("./view.js").Explained }} deal
 * @param {(accounts: string[]) => boolean} wanted
 * @returns {Paid[]}
 */
export const paidIn = ({ settlement, explained }, wanted) => settlement.transfers
  .map((transfer, at) => ({ transfer, reckoning: explained.reckonings[at] }))
  .filter(({ transfer: { payer, payee } }) => wanted([payer, payee]));

/**
 * The payments that a figure writes down: with the kasa, or the one its debtor owes for; as declarer he owes what the
 * kasa pays. Of a passed deal each writes his own part; of what was licked the sum is told instead.
 * @param {Written} written
 * @param {Column} column
 * @param {DealWritten} deal
 */
function paidBy(written, { field, column, figures }, deal) {
  if (written.clause === "PREFA-KIT-03" || written.clause === "PREFA-HOUSE-03") return [];
  const own = `seat${field}`;
  const { facts } = deal;
  if (column === null) {
    return paidIn(deal,
      (accounts) => accounts.includes("kasa") && (facts.kind === "contract" || accounts.includes(own)));
  }
  const payers = [`seat${column}`, facts.kind === "contract" && facts.declarer === column && "kasa"];
  const at = figures.filter((other) => other.deal === written.deal && other.clause !== "PREFA-KIT-03").indexOf(written);
  return paidIn(deal, ([payer = "", payee]) => payee === own && payers.includes(payer)).slice(at, at + 1);
}
