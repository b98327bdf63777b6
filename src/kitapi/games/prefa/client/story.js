/** The story of one column of the sheet: every figure, the deal that wrote it, what was paid in it, and the rule. */
import { ColumnStory, WrittenIn } from "../../../web/client/paper/story.js";
import { html } from "../../../web/client/ui.js";
import { n, t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { headline, passDealWords } from "./outcome_words.js";
import { paymentWords, calculationWords } from "./payments.js";
import { RuleText } from "./rules.js";

/**
 * @typedef {import("./columns.js").Column} Column
 * @typedef {import("../../../web/client/paper/struck_figures.js").ColumnEntry} ColumnEntry
 * @typedef {import("./view.js").SheetDeal} SheetDeal
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 * @typedef {{ transfer: import("./view.js").Transfer, calculation: import("./view.js").Calculation | undefined }} Paid
 */

/** @param {{ column: Column, label: string, deals: readonly SheetDeal[], voice: Voice }} props */
export const Story = ({ column, label, deals, voice }) => html`<${ColumnStory} label=${label} figures=${column.figures}
  explain=${(/** @type {ColumnEntry} */ written) => html`<${Why} written=${written} column=${column} voice=${voice}
    deal=${deals.find(({ number }) => number === written.deal)} />`} />`;

/** @param {{ written: ColumnEntry, column: Column, deal: SheetDeal | undefined, voice: Voice }} props */
const Why = ({ written, column, deal, voice }) => html`${written.clause === "PREFA-HOUSE-03"
    ? html`<p>${t("after deal {number}, by agreement of all", { number: written.deal })}</p>`
    : html`<${WrittenIn} written=${written}>
      ${deal && html`<${DealTitle} deal=${deal} voice=${voice} />`}</${WrittenIn}>`}
  ${deal && paidBy(written, column, deal).map((paid, at) => html`<p key=${at}>${paidWords(paid, voice)}</p>`)}
  ${deal && written.clause === "PREFA-KIT-03" && html`<p>${lickedWords(written, column, deal, voice)}</p>`}
  <${RuleText} clause=${written.clause} />`;

/**
 * @param {Paid} paid
 * @param {Voice} voice
 */
export function paidWords({ transfer, calculation }, voice) {
  const words = calculationWords(calculation, transfer.clause);
  return words ? `${paymentWords(transfer, voice)} (${words})` : paymentWords(transfer, voice);
}

/**
 * The sum of a licked payment: the tens taken off the other player's column, and what that player owes the declarer.
 * @param {ColumnEntry} written
 * @param {Column} column
 * @param {SheetDeal} deal
 * @param {Voice} voice
 */
function lickedWords({ before, figure }, { field, column }, { facts }, { nameOf }) {
  const kapikia = column === null ? (before - figure) * 10 : figure - before;
  const declarer = facts.kind === "contract" ? facts.declarer : field;
  return n("Kasa column, {name}: {count} ten = {kapikia} kapikia, owed to the declarer ({declarer})",
    "Kasa column, {name}: {count} tens = {kapikia} kapikia, owed to the declarer ({declarer})",
    kapikia / 10, { kapikia, name: nameOf(column ?? field), declarer: nameOf(declarer) });
}

/**
 * A deal in few words: what was declared by whom, and how it ended.
 * @param {{ deal: SheetDeal, voice: Voice }} props
 */
export const DealTitle =
  ({ deal: { facts, settlement }, voice }) => (facts.kind === "contract"
    ? html`<${ContractSign} contract=${facts.contract} /> ${headline(facts, settlement, voice)}`
    : passDealWords(facts));

/**
 * The payments of a deal between accounts that are `wanted`, each with its calculation.
 * @param {{ settlement: import("./view.js").Settlement, explained: import("./view.js").Explained }} deal
 * @param {(accounts: string[]) => boolean} wanted
 * @returns {Paid[]}
 */
export const paidIn = ({ settlement, explained }, wanted) => settlement.transfers
  .map((transfer, at) => ({ transfer, calculation: explained.reckonings[at] }))
  .filter(({ transfer: { payer, payee } }) => wanted([payer, payee]));

/**
 * The payments behind a figure: those with the kasa, or those that its debtor owes; a declarer owes what the kasa pays.
 * In a pass deal each player's figure has their own part; for a licked payment the sum is shown instead.
 * @param {ColumnEntry} written
 * @param {Column} column
 * @param {SheetDeal} deal
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
