/** The slip of a sitting that was broken up by agreement: the sheet settled step by step, as a writer does it. */
import { html } from "../../ui.js";
import { t } from "../../words/translation.js";
import { AllCards } from "./all_cards.js";
import { SettlementSteps } from "./settlement_steps.js";

/**
 * @typedef {(seat: number) => string} NameOf
 * @param {{ broken: import("./view.js").BrokenUp, nameOf: NameOf, me: number | null }} props
 */
export function BrokenUp({ broken, nameOf, me }) {
  return html`<article class="paper settled" aria-label=${t("Settlement")} tabindex="0">
    <header><h2>${t("The sitting was broken up")}</h2></header>
    <${SettlementSteps} settlement=${broken.settlement} nameOf=${nameOf} me=${me} />
    ${broken.cards && html`<${AllCards} cards=${broken.cards} nameOf=${nameOf} />`}
  </article>`;
}
