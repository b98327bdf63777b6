/** The sheets settled step by step (SK-SCORE-08, then -07), or the pot shared out (SK-SCORE-09). */
import { Part, SettledTable } from "../../../web/client/paper/settled_table.js";
import { html } from "../../../web/client/ui.js";
import { formatSigned, t } from "../../../web/client/words/translation.js";
import { signedFigure } from "./entry_words.js";
import { isPot, SettledSum } from "./result_sum.js";
import { RuleTap } from "./rules.js";

/**
 * @typedef {import("./sheet_types.js").FinalSettlement} FinalSettlement
 * @typedef {import("../../../web/client/paper/explained_figure.js").Voice} Voice
 */

/** @param {{ settlement: FinalSettlement, voice: Voice }} props */
export const SettlementSteps = ({ settlement, voice }) => html`<ol class="settling-steps">
    ${isPot(settlement)
      ? html`<${PotSteps} settlement=${settlement} />`
      : html`<${HeadSteps} settlement=${settlement} voice=${voice} />`}
  </ol>
  <${SettledTable} results=${settlement.results} voice=${voice}
    parts=${(/** @type {number} */ seat) =>
      html`<${Parts} settlement=${settlement} seat=${seat} nameOf=${voice.nameOf} />`}
    how=${(/** @type {number} */ seat) =>
      html`<${SettledSum} settlement=${settlement} seat=${seat} nameOf=${voice.nameOf} />`} />`;

/** @param {{ settlement: FinalSettlement, voice: Voice }} props */
const HeadSteps = ({ settlement: { heads, taken_off: off, left }, voice: { nameOf } }) => html`
  <li>
    ${t("The head sums add up to {sum}.", { sum: signedFigure(heads.reduce((sum, head) => sum + head, 0)) })}${" "}
    ${offWords(off, nameOf)} <${RuleTap}
    clause="SK-SCORE-08" /></li>
  <li>
    ${t("That leaves: {left}.",
      { left: left.map((head, seat) => `${nameOf(seat)} ${signedFigure(head)}`).join(", ") })}</li>
  <li>
    ${t("Result: −10 × what is left, own side sums added, those of the others taken off.")} <${RuleTap}
      clause="SK-SCORE-07" /></li>`;

/**
 * A sentence: how many points are taken off every head sum, and for whom one point more.
 * @param {readonly number[]} off by seat
 * @param {(seat: number) => string} nameOf
 */
function offWords(off, nameOf) {
  const each = Math.min(...off);
  const more = off.flatMap((points, seat) => (points > each ? [nameOf(seat)] : [])).join(", ");
  const points = signedFigure(each);
  return more
    ? t("{points} comes off each, and one more off the highest: {names}.", { points, names: more })
    : t("{points} comes off each.", { points });
}

/** @param {{ settlement: FinalSettlement }} props */
const PotSteps = ({ settlement: { shares = [] } }) => html`
  <li>
    ${t("The pot of {pot} is shared equally, odd chips to those who sit first.",
      { pot: shares.reduce((sum, share) => sum + share, 0) })} <${RuleTap}
    clause="SK-SCORE-09" /></li>
  <li>${t("Result: the chips won or lost, and the share of the pot.")}</li>`;

/** @param {{ settlement: FinalSettlement, seat: number, nameOf: (seat: number) => string }} props */
function Parts({ settlement, seat, nameOf }) {
  const { heads, taken_off: off, left, sides, chips = [], shares = [] } = settlement;
  if (isPot(settlement)) {
    return html`<p>
      <${Part} words=${t("chips")} figure=${formatSigned(chips[seat] ?? 0)} /> <${Part} words=${t("of the pot")}
        figure=${shares[seat]} /></p>`;
  }
  return html`<p><${Part} words=${t("head sum")} figure=${signedFigure(heads[seat] ?? 0)} /> <${Part}
      words=${t("off")} figure=${signedFigure(off[seat] ?? 0)} /> <${Part} words=${t("left")}
      figure=${signedFigure(left[seat] ?? 0)} /></p>
    <p class="pairs">${t("side sums")}: ${sides.map((theirs, other) => other !== seat && html`<${Part} key=${other}
      words=${nameOf(other)}
      figure=${formatSigned((sides[seat]?.[other] ?? 0) - (theirs[seat] ?? 0))} />`)}</p>`;
}
