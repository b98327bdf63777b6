/** The result of the deal for every strain and leader; a touch chooses one. */
import { classes, html } from "../ui.js";
import { t } from "../words/translation.js";
import { handsOf, questionOfAll, STRAINS } from "./deal.js";
import { Strain } from "./game_choice.js";
import { Place } from "./place.js";
import { useAnswer } from "./solver_request.js";
import { handName, isMisere, strainName, valueSign, valueWords } from "./words.js";

/** @typedef {import("./deal.js").Deal} Deal */

/** @param {{ deal: Deal, onDeal: (deal: Deal) => void }} props */
export function Matrix({ deal, onDeal }) {
  const { answer } = useAnswer(questionOfAll(deal));
  const found = /** @type {import("./solver_request.js").Matrix | null} */ (answer);
  const rows = found?.tricks ?? found?.made;
  const leaders = handsOf(deal.hands);
  return html`<table class="matrix">
    <caption>
      ${isMisere(deal.objective) ? t("Every strain: is it made?") : t("Every strain: the declarer’s tricks")}</caption>
    <thead><tr><th scope="col">${t("Leads")}</th>${leaders.map((hand) => html`<th key=${hand} scope="col">
      <${Place} hand=${hand} /><span class="leader-name">${handName(hand, deal.hands)}</span></th>`)}</tr></thead>
    <tbody>${STRAINS.map((strain) => html`<tr key=${strain}>
      <th scope="row"><${Strain} strain=${strain} /><span class="unseen">${strainName(strain)}</span></th>
      ${leaders.map((leader, place) => {
        const value = rows?.[strain]?.[place];
        const here = deal.strain === strain && deal.leader === leader;
        const facts = {
          strain: strainName(strain), leader: handName(leader, deal.hands),
          value: value === undefined ? "…" : valueWords(value),
        };
        return html`<td key=${leader}>
          <button type="button" class=${classes("cell figure", here && "here")}
            aria-current=${here ? "true" : undefined}
            aria-label=${t("{strain}, {leader} leads: {value}", facts)}
            onClick=${() => onDeal({ ...deal, strain, leader })}>
            ${value === undefined ? "…" : valueSign(value)}</button></td>`;
      })}
    </tr>`)}</tbody>
  </table>`;
}
