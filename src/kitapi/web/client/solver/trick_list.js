/** The tricks of a play, one a line, with what each card cost. */
import { cardSign } from "../cards/names.js";
import { html } from "../ui.js";
import { n, t } from "../words/translation.js";
import { Place } from "./place.js";
import { costWords, handName, isMisere } from "./words.js";

/**
 * @param {{
 *   deal: import("./deal.js").Deal, tricks: readonly import("./course.js").Trick[], costs: readonly number[],
 *   sides: { declarer: number, defence: number },
 * }} props
 */
export function TrickList({ deal, tricks, costs, sides }) {
  const misere = isMisere(deal.objective);
  let at = -1;
  return html`<section class="paper tricks-told">
    <h2>${t("What was played")}</h2>
    <p>${costWords(sides.declarer, sides.defence, misere)}</p>
    <ol>${tricks.map(({ cards, winner }, place) => html`<li key=${place}>
      <span class="figure trick-number">${place + 1}</span>
      <span class="trick-cards">${cards.map((card) => {
        at += 1;
        return html`<span key=${card} class="told-card">${cardSign(card)}
          <${Cost} cost=${costs[at] ?? 0} misere=${misere} /></span> `;
      })}</span>
      ${winner && html`<span class="trick-winner"><${Place} hand=${winner} />${handName(winner, deal.hands)}</span>`}
    </li>`)}</ol>
  </section>`;
}

/** @param {{ cost: number, misere: boolean }} props */
const Cost = ({ cost, misere }) =>
  (cost > 0
    ? html`<b class="cost"><span aria-hidden="true">${misere ? "!" : `−${cost}`}</span><span class="unseen"> ${misere
      ? t("this card decided it") : n("it cost {count} trick", "it cost {count} tricks", cost)}</span></b>`
    : null);
