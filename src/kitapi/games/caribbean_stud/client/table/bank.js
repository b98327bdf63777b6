/** The bank in the middle: its cards, the dealer's last announcement, the meter above it, and the paytables. */
import { CardBack, LyingCard } from "../../../../web/client/cards/card.js";
import { classes, html } from "../../../../web/client/ui.js";
import { n, t } from "../../../../web/client/words/translation.js";
import { displayWords } from "./display.js";
import { PaytablesButton } from "./paytables.js";
import { bankWords } from "./words.js";
import { waitingFor } from "./roles.js";

/** @typedef {import("./view.js").StudView} StudView */

/** @param {{ view: StudView, meter: number | null }} props */
export const StudBar = ({ view, meter }) => html`<div class="strip stud-bar">
  <span class="limits">
    ${t("ANTE {minimum} to {maximum}", { minimum: view.house.minimum, maximum: view.house.maximum })}</span>
  ${meter !== null
    && html`<span class="meter">
      <span class="meter-name">${t("Jackpot")}</span> <b class="figure">${displayWords(view, meter)}</b></span>`}
  <${PaytablesButton} house=${view.house} meter=${meter} />
</div>`;

/** @param {{ view: StudView, announced: string }} props `announced`: the dealer's last announcement */
export function Bank({ view, announced }) {
  const { held, cards = [], qualifies } = view.bank;
  const down = Math.max(held - cards.length, 0);
  return html`<section class="bank" aria-label=${t("The bank")}>
    <p class=${classes("bank-cards", qualifies === false && "unqualified")}>
      ${Array.from({ length: down }, (_, at) => html`<${CardBack} key=${at} />`)}
      ${cards.map((card) => html`<${LyingCard} key=${card} card=${card} class="turned" />`)}
      ${down > 0 && html`<span class="unseen">${n("{count} card face down", "{count} cards face down", down)}</span>`}
      ${!held && html`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words">${bankWords(view.bank)}</p>
    <p class="announced" aria-hidden="true">${announced}</p>
  </section>`;
}

/**
 * A note that all tables are stopped, by this one or by another; or that the others continue while this one waits for
 * a role.
 * @param {{ stopping?: boolean, stopped?: boolean, waiting?: string | null }} props
 */
export function Standstill({ stopping, stopped, waiting }) {
  if (!stopping && !stopped && !waiting) return null;
  return html`<p class="paper standstill" role="status">${waiting && !stopping ? waitingFor(waiting) : stopped
    ? t("All tables stand still: at another table a royal or straight flush is being checked.")
    : t("All other tables stand still: a royal or straight flush is being checked.")}</p>`;
}
