/** The sheet settled step by step, as a writer does it (PREFA-KIT-04). */
import { Part, SettledTable } from "../../../web/client/paper/settled_table.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { SettledSum } from "./result_sum.js";
import { RuleTap } from "./rules.js";

/**
 * @typedef {(seat: number) => string} NameOf
 * @param {{ settlement: import("./view.js").SheetSettlement, nameOf: NameOf, me: number | null }} props
 */
export function SettlementSteps({ settlement, nameOf, me }) {
  const { columns, smallest, left, gifts, pairs, results } = settlement;
  const parts = (/** @type {number} */ seat) => html`
    <p><${Part} words=${t("kasa")} figure=${columns[seat]} /> <${Part} words=${t("left")}
      figure=${left[seat]} /> <${Part}
      words=${t("gives each")} figure=${gifts[seat]} /></p>
    <p class="pairs">
      ${t("between players")}: ${pairs[seat]?.map((sum, other) => other !== seat && html`<${Part} key=${other}
      words=${nameOf(other)} figure=${formatSigned(sum)} />`)}</p>`;
  return html`<ol class="settling-steps">
      <li>${t("The smallest kasa column, {smallest}, comes off all of them.", { smallest })}</li>
      <li>
        ${left.map((tens, seat) => html`<span key=${seat}>${giftWords(nameOf(seat), tens, gifts[seat] ?? 0)} </span>`)}
      </li>
      <li>${t("The columns between the players are added, and that is the result.")} <${RuleTap}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <${SettledTable} results=${results} voice=${{ me, nameOf }} parts=${parts}
      how=${(/** @type {number} */ seat) =>
        html`<${SettledSum} settlement=${settlement} seat=${seat} nameOf=${nameOf} />`} />`;
}

/**
 * @param {string} name
 * @param {number} left
 * @param {number} gift
 */
const giftWords = (name, left, gift) =>
  left === 0
    ? t("{name}: nothing left.", { name })
    : t("{name}: {left} left, {gift} to each of the others.", { name, left, gift });
