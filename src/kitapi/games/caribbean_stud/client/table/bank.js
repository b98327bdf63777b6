/** The bank in the middle: its cards, the dealer's last announcement, the meter above it, and the paytables. */
import { CardBack, LyingCard } from "../../../../web/client/cards/card.js";
import { useShownAmount } from "../../../../web/client/table/motion.js";
import { classes, html } from "../../../../web/client/ui.js";
import { n, t } from "../../../../web/client/words/translation.js";
import { displayWords } from "./display.js";
import { PaytablesButton } from "./paytables.js";
import { bankWords } from "./words.js";
import { waitingFor } from "./roles.js";

/** @typedef {import("./view.js").StudView} StudView */

/** @param {{ view: StudView, meter: number | null }} props */
export const StudBar = ({ view, meter }) => html`<div class="strip stud-bar">
  <span class="limits" data-word="limits">
    ${t("ANTE {minimum} to {maximum}", { minimum: view.house.minimum, maximum: view.house.maximum })}</span>
  ${meter !== null && html`<${Meter} view=${view} meter=${meter} />`}
  <${PaytablesButton} house=${view.house} meter=${meter} />
</div>`;

/** The total above the bank; it counts up when tokens fall. @param {{ view: StudView, meter: number }} props */
const Meter = ({ view, meter }) => html`<span class="meter" data-word="meter" tabindex="0">
  <span class="meter-name">${t("Jackpot")}</span> <b
    class="figure">${displayWords(view, useShownAmount(meter))}</b></span>`;

/** @param {{ view: StudView, announced: string }} props `announced`: the dealer's last announcement */
export function Bank({ view, announced }) {
  const { held, cards = [], qualifies } = view.bank;
  const down = Math.max(held - cards.length, 0);
  return html`<section class="bank" aria-label=${t("The bank")}>
    <${Tray} /><${Shoe} />
    <p class=${classes("bank-cards", qualifies === false && "unqualified")}
      data-word=${down && cards.length ? "upcard" : undefined}>
      ${Array.from({ length: down }, (_, at) => html`<${CardBack} key=${at} />`)}
      ${cards.map((card) => html`<${LyingCard} key=${card} card=${card} class="turned" />`)}
      ${down > 0 && html`<span class="unseen">${n("{count} card face down", "{count} cards face down", down)}</span>`}
      ${!held && !cards.length && html`<span class="no-cards" aria-hidden="true"></span>`}
    </p>
    <p class="bank-words"><span
      data-word=${view.bank.combination ? "qualify" : undefined}>${bankWords(view.bank)}</span></p>
    <p class="announced" aria-hidden="true">${announced}</p>
  </section>`;
}

/** The rows of the dealer's tray, from the left: the values of their chips. */
const TRAY = [1, 5, 25, 25, 100, 100, 500, 1000];

/** The dealer's tray, seen from the players' side. */
const Tray = () => html`<svg class="chip-tray" data-word="tray" viewBox="0 0 176 30" aria-hidden="true">
  <rect class="tray-frame" x="0.75" y="0.75" width="174.5" height="28.5" rx="5" />
  ${TRAY.map((value, row) => html`<g key=${row} class=${`disc of-${value}`} transform=${`translate(${row * 21 + 5} 0)`}>
    <rect class="disc-face" x="0" y="5" width="19" height="20" rx="3" />
    <path class="disc-notches" d="M9.5 5v20" pathLength="14" /></g>`)}
</svg>`;

/** The machine from which the cards come. */
const Shoe = () => html`<svg class="shoe" data-word="shuffler" viewBox="0 0 64 46" aria-hidden="true">
  <path class="shoe-body" d="M10 4h44a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H22L4 30V10a6 6 0 0 1 6-6z" />
  <path class="shoe-card" d="M8 29 24 39h-7L3 31z" /><path class="shoe-slit" d="M8 28l15 10" />
  <circle class="shoe-light" cx="51" cy="13" r="3" />
</svg>`;

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
