/** The history of contracts: who, what, participation, tricks, what moved, and why. */
import { DealHistory } from "../../../web/client/paper/history.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";
import { ContractSign } from "./contract_sign.js";
import { DealGains } from "./deal_sum.js";
import { verdict } from "./outcome_words.js";
import { kasaAddedWords } from "./kasa_words.js";
import { Payments } from "./payments.js";
import { RuleTap } from "./rules.js";
import { tricksLine } from "./result_slip.js";

/**
 * @typedef {import("./view.js").SheetView} SheetView
 * @typedef {import("./view.js").SheetDeal} SheetDeal
 * @typedef {(seat: number) => string} NameOf
 * @typedef {import("../../../web/client/protocol.js").TableView} Table
 */

/** @param {{ sheet: SheetView, table: Table, nameOf: NameOf }} props */
export const History =
  ({ sheet, table, nameOf }) => html`${sheet.added?.map(({ after, amount, kasa }, at) => html`<p key=${at}
      class="kasa-added">
    ${t("After deal {number}", { number: after })} · ${kasaAddedWords(amount)} · ${t("kasa {kasa}", { kasa })}
    <${RuleTap} clause="PREFA-HOUSE-03" /></p>`)}
    <${DealHistory} title=${t("Contracts")} deals=${sheet.deals} table=${table}
    line=${(/** @type {SheetDeal} */ deal) => html`<${DealLine} deal=${deal} nameOf=${nameOf} />`}
    details=${(/** @type {SheetDeal} */ deal, /** @type {number[]} */ moved) =>
      html`<${DealDetails} deal=${deal} moved=${moved}
        voice=${{ me: table.me, nameOf }} />`} />`;

/** @param {{ deal: SheetDeal, nameOf: NameOf }} props */
const DealLine = ({ deal: { facts, settlement }, nameOf }) => html`${facts.kind === "contract" && html`<${ContractSign}
    contract=${facts.contract} /> <span>${nameOf(facts.declarer)}</span>`}
  <span class="verdict">${verdict(facts, settlement, nameOf)}</span>`;

/**
 * @param {{ deal: SheetDeal, moved: readonly number[],
 *   voice: import("../../../web/client/paper/explained_figure.js").Voice }} props
 */
const DealDetails = ({ deal, moved, voice }) => html`<p class="quiet">${tricksLine(deal.facts, voice.nameOf)}</p>
  <${Payments} facts=${deal.facts} settlement=${deal.settlement} explained=${deal.explained} voice=${voice} />
  <${DealGains} deal=${deal} moved=${moved} voice=${voice} />`;
