/**
 * The value of the viewer's choices at the table, by their own cards and the upcard: a button, and the slip it opens.
 */
import { oddsOf } from "../../../web/client/net/api.js";
import { costInAntes } from "./odds/amounts.js";
import { ChoiceTable } from "./odds/choice_table.js";
import { DialogButton } from "../../../web/client/kit/dialog_button.js";
import { NamedCardSign } from "../../../web/client/cards/card_sign.js";
import { html, useState } from "../../../web/client/ui.js";
import { formatNumber, language, t } from "../../../web/client/words/translation.js";

/**
 * @typedef {import("./odds/odds.js").Odds} Odds
 * @typedef {import("./odds/odds.js").Choice} Choice
 * @typedef {Odds & {
 *   when: "dealt" | "served", cards: string[], upcard: string, chosen?: Choice | null, cost?: number | null,
 * }} Decided
 * @typedef {{ token: number, meter: number, break_even: number, wins: number }} JackpotOdds
 * @typedef {{ number: number, decisions: Decided[], jackpot: JackpotOdds }} SeatOdds
 */

/** @param {{ table: string, number: number, look: string }} props `number`: of the hand */
export function OddsButton({ table, number, look }) {
  const [answer, setAnswer] = useState(/** @type {SeatOdds | Error | null} */ (null));
  const ask = () => {
    setAnswer(null);
    oddsOf(table, number).then(setAnswer, setAnswer);
  };
  return html`<${DialogButton} label=${t("Odds")} title=${t("What your choices are worth")} look=${look} shortcut="o"
    onOpen=${ask}>
    <div class="odds-told" aria-live="polite">${slipContent(answer)}</div>
  </${DialogButton}>`;
}

/** @param {SeatOdds | Error | null} answer */
function slipContent(answer) {
  if (answer === null) return html`<p>${t("Counting …")}</p>`;
  if (answer instanceof Error) return html`<p role="alert">${answer.message}</p>`;
  return html`${answer.decisions.map((decided) => html`<${Decision} key=${decided.when} ...${decided} />`)}
    <p class="quiet">
      ${t(
        "In ANTEs, on average, with the best play afterwards; only your own cards and the bank's upcard count. The jackpot is not in it.")}</p>
    <${Jackpot} ...${answer.jackpot} />`;
}

/** @param {Decided} props */
const Decision = ({ when, cards, upcard, chosen = null, cost = null, ...odds }) => html`<section>
  <h3>${when === "dealt" ? t("With the cards as dealt") : t("After the exchange, its fee paid")}</h3>
  <p class="odds-cards">${cards.map((card) => html`<${NamedCardSign} key=${card} card=${card} /> `)}
    <span>${t("against")} <${NamedCardSign} card=${upcard} /></span></p>
  <${ChoiceTable} odds=${odds} chosen=${chosen} />
  ${cost !== null
    && html`<p class="odds-cost">${cost > 0 ? t("Your choice cost {cost} ANTE on average.", { cost: costInAntes(cost) })
      : t("Nothing was worth more than your choice.")}</p>`}
</section>`;

/** @param {number} chips */
const inCents = (chips) =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(chips);

/** @param {JackpotOdds} props */
const Jackpot = ({ token, meter, break_even: breakEven, wins }) => html`<p class="quiet">${breakEven > 0
  ? t("A token of {token} wins {wins} on average with {meter} in the jackpot; it pays from {break_even} on.", {
    token, wins: inCents(wins), meter: formatNumber(meter), break_even: formatNumber(Math.ceil(breakEven)),
  })
  : t("A token of {token} wins {wins} on average with {meter} in the jackpot: it always pays.",
    { token, wins: inCents(wins), meter: formatNumber(meter) })}</p>`;
