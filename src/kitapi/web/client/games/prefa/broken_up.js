/** The slip of a sitting that was broken up by agreement: the sheet settled step by step, as a writer does it. */
import { html } from "../../ui.js";
import { signed, t } from "../../words/translation.js";
import { AllCards } from "./all_cards.js";
import { RuleTap } from "./rules.js";

/**
 * @typedef {(seat: number) => string} NameOf
 * @param {{ broken: import("./view.js").BrokenUp, nameOf: NameOf, me: number | null }} props
 */
export function BrokenUp({ broken, nameOf, me }) {
  const { columns, left, gifts, pairs, results } = broken.settlement;
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header><h2>${t("The sitting was broken up")}</h2></header>
    <ul class="payments"><li><span class="payment">${t("Settlement")}</span><${RuleTap}
      clause="PREFA-KIT-04" /></li></ul>
    <table class="results">
      <thead><tr>
        <th scope="col">${t("Player")}</th><th scope="col">${t("kasa")}</th><th scope="col">${t("left")}</th>
        <th scope="col">${t("gives each")}</th><th scope="col">${t("between players")}</th><th
          scope="col">${t("in all")}</th>
      </tr></thead>
      <tbody>${results.map((result, seat) => html`<tr key=${seat} class=${seat === me ? "mine" : null}>
        <th scope="row">${nameOf(seat)}</th>
        <td class="figure">${columns[seat]}</td><td class="figure">${left[seat]}</td><td
          class="figure">${gifts[seat]}</td>
        <td class="figure pairs">${pairs[seat]?.map((sum, other) => other !== seat && html`<span key=${other}>${signed(sum)}</span>`)}</td>
        <td class="figure total">${signed(result)}</td>
      </tr>`)}</tbody>
    </table>
    ${broken.cards && html`<${AllCards} cards=${broken.cards} nameOf=${nameOf} />`}
  </article>`;
}
