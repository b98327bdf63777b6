/** Three pictures of the table, drawn by the components that draw the table itself. */
import { LyingCard } from "../../../web/client/cards/card.js";
import { ContractSign } from "./contract_sign.js";
import { html } from "../../../web/client/ui.js";
import { t } from "../../../web/client/words/translation.js";

const HAND = [
  "As", "Ts", "9s", "Ah", "Th", "9h", "8h", "Ac", "Kd", "9d",
]; // each court card is a picture of its own to load

export function Pictures() {
  return html`<div class="pictures" aria-hidden="true">
    <figure class="picture fan">
      ${HAND.map((card) => html`<${LyingCard} key=${card} card=${card} own="french" />`)}</figure>
    <figure class="picture"><div class="paper calls-picture">
      ${["6s", "6c", "6d"].map((contract) => html`<span key=${contract}><${ContractSign}
        contract=${contract} /></span>`)}
      <span>${t("Hold")} <${ContractSign} contract="6d" /></span><span><${ContractSign}
        contract="6h" /></span><span>${t("Pass")}</span>
    </div></figure>
    <figure class="picture"><div class="paper sheet-picture drawing fields-3">
      <svg class="borders" viewBox="0 0 100 100" preserveAspectRatio="none"><path
        d="M50 44V0M50 44 0 70M50 44 100 70" /></svg>
      ${[["in-left", ["30", "23", "32"]], ["in-right", ["30", "14"]], ["in-bottom", ["30", "25", "19"]]]
        .map(([look, figures]) =>
          html`<span key=${look} class=${`figures kasa ${look}`}>${[...figures ?? []].map((figure, at, all) =>
            html`<span key=${figure}
              class=${at < all.length - 1 ? "figure struck" : "figure"}>${figure}</span>`)}</span>`)}
    </div></figure>
  </div>`;
}
