/** The form for the game to solve: trumps, the leader, and the declarer's goal. */
import { Suit } from "../cards/suit.js";
import { radiosAcross } from "../keyboard/tab_stops.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";
import { handsOf, OBJECTIVES, STRAINS } from "./deal.js";
import { handName, objectiveName, strainName } from "./words.js";

/** @typedef {import("./deal.js").Deal} Deal */

/** @param {{ deal: Deal, onDeal: (deal: Deal) => void }} props */
export function GameChoice({ deal, onDeal }) {
  return html`<div class="game-choice">
    <div class="strains" role="radiogroup" aria-label=${t("Trumps")} onKeyDown=${radiosAcross(1)}>
      ${STRAINS.map((strain) =>
        html`<button type="button" key=${strain} class="plain strain" role="radio"
          aria-checked=${deal.strain === strain}
          tabindex=${deal.strain === strain ? 0 : -1} aria-label=${strainName(strain)}
          onClick=${() => onDeal({ ...deal, strain })}><${Strain} strain=${strain} /></button>`)}
    </div>
    <label>${t("Leads")}
      <select value=${deal.leader}
        onChange=${(/** @type {any} */ event) => onDeal({ ...deal, leader: event.target.value })}>
        ${handsOf(deal.hands)
          .map((hand) => html`<option key=${hand} value=${hand} selected=${deal.leader === hand}>
            ${handName(hand, deal.hands)}</option>`)}
      </select></label>
    <label>${t("The declarer wants")}
      <select value=${deal.objective}
        onChange=${(/** @type {any} */ event) => onDeal({ ...deal, objective: event.target.value })}>
        ${OBJECTIVES.map((one) => html`<option key=${one} value=${one} selected=${deal.objective === one}>
          ${objectiveName(one)}</option>`)}
      </select></label>
  </div>`;
}

/** @param {{ strain: string }} props */
export const Strain = ({ strain }) =>
  (strain === "n"
    ? html`<span class="without" aria-hidden="true">${t("NT")}</span>`
    : html`<${Suit} suit=${strain} />`);
