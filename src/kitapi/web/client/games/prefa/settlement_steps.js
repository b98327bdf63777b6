/** The sheet settled step by step, as a writer does it (PREFA-KIT-04). */
import { ToldFigure, useOpenFigure } from "../../paper/told_figure.js";
import { html } from "../../ui.js";
import { signed, t } from "../../words/translation.js";
import { SettledSum } from "./result_sum.js";
import { RuleTap } from "./rules.js";

/**
 * @typedef {(seat: number) => string} NameOf
 * @param {{ settlement: import("./view.js").SheetSettlement, nameOf: NameOf, me: number | null }} props
 */
export function SettlementSteps({ settlement, nameOf, me }) {
  const [open, tap] = useOpenFigure();
  const { columns, smallest, left, gifts, pairs, results } = settlement;
  return html`<ol class="settling-steps">
      <li>${t("The smallest kasa column, {smallest}, comes off all of them.", { smallest })}</li>
      <li>${left.map((tens, seat) => html`<span key=${seat}>${giftWords(nameOf(seat), tens, gifts[seat] ?? 0)} </span>`)}</li>
      <li>${t("The columns between the players are added, and that is the result.")} <${RuleTap}
        clause="PREFA-KIT-04" /></li>
    </ol>
    <table class="results">
      <caption class="unseen">${t("Settlement")}</caption>
      <thead><tr><th scope="col">${t("Player")}</th><th scope="col">${t("in all")}</th></tr></thead>
      <tbody>${results.map((result, seat) => html`
        <tr key=${seat} class=${seat === me ? "mine" : null}>
          <th scope="row">${nameOf(seat)}</th>
          <td class="figure total"><${ToldFigure} label=${t("{name}, in all", { name: nameOf(seat) })} figure=${signed(result)}
            open=${open === `${seat}`} onTap=${() => tap(`${seat}`)} /></td>
        </tr>
        <tr key=${`parts-${seat}`} class="parts"><td colspan="2">
          <p><${Part} words=${t("kasa")} figure=${columns[seat]} /> <${Part} words=${t("left")} figure=${left[seat]} /> <${Part}
            words=${t("gives each")} figure=${gifts[seat]} /></p>
          <p class="pairs">${t("between players")}: ${pairs[seat]?.map((sum, other) => other !== seat && html`<${Part} key=${other}
            words=${t("with {name}", { name: nameOf(other) })} figure=${signed(sum)} />`)}</p></td></tr>
        ${open === `${seat}` && html`<tr key=${`how-${seat}`} class="how"><td colspan="2">
          <${SettledSum} settlement=${settlement} seat=${seat} nameOf=${nameOf} /></td></tr>`}`)}
      </tbody>
    </table>`;
}

/** @param {{ words: string, figure: number | string }} props */
const Part = ({ words, figure }) => html`<span class="part">${words} <b class="figure">${figure}</b></span>${" "}`;

/**
 * @param {string} name
 * @param {number} left
 * @param {number} gift
 */
const giftWords = (name, left, gift) =>
  left === 0 ? t("{name} has nothing left.", { name }) : t("{name} has {left} left and gives each of the others {gift}.", { name, left, gift });
