/** The felt of a drill, seen from the dealer's side: the dealer's left is at the left (AMB-36). */
import { CardBack, LyingCard } from "../../../web/client/cards/card.js";
import { seatNumber } from "../../../web/client/table/seating.js";
import { classes, html } from "../../../web/client/ui.js";
import { formatNumber, n, t } from "../../../web/client/words/translation.js";
import { Boxes } from "./table/boxes.js";
import { combinationName, resultWords } from "./table/words.js";

/**
 * @typedef {import("./drill_situation.js").SeatOfDrill} SeatOfDrill
 * @typedef {import("./drill_situation.js").Situation} DrillSituation
 */

/** @param {{ situation: DrillSituation }} props */
export const Situation = ({ situation }) => html`<div class="drill-felt">
  ${situation.meter !== null && html`<${Console} situation=${situation} meter=${situation.meter} />`}
  ${(situation.bank.length > 0 || situation.bank_down > 0)
    && html`<section class="drill-bank" aria-label=${t("The bank")}>
      <${Cards} cards=${situation.bank} down=${situation.bank_down} />
    </section>`}
  <ol class="drill-seats">
    ${situation.seats.map((seat) => html`<li key=${seat.seat} class=${classes("drill-seat", !isThere(seat) && "bare")}>
      <b class="drill-seat-name">${t("Seat {seat}", { seat: seatNumber(seat.seat) })}</b>
      ${isThere(seat) && html`<${AtSeat} seat=${seat} />`}
    </li>`)}
  </ol>
</div>`;

/** @param {SeatOfDrill} seat */
const isThere = (seat) => Boolean(seat.ante || seat.down || seat.cards.length || seat.choice || seat.result);

/** @param {{ seat: SeatOfDrill }} props */
const AtSeat = ({ seat }) => html`
  <${Cards} cards=${seat.cards} down=${seat.down} />
  <${Boxes} seat=${{ ...seat, lamp: seat.token, token: false, wants: seat.aside, stack: 0 }} />
  <p class="drill-seat-words">${wordsOf(seat).join(" · ")}</p>`;

/** @param {{ cards: string[], down: number }} props */
const Cards = ({ cards, down }) => html`<p class="drill-cards">
  ${Array.from({ length: down }, (_, at) => html`<${CardBack} key=${at} />`)}
  ${cards.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}
  ${down > 0 && html`<span class="unseen">${n("{count} card face down", "{count} cards face down", down)}</span>`}
</p>`;

/** @param {SeatOfDrill} seat */
function wordsOf({ choice, result, declared, aside, served, regular, paid }) {
  return [
    served ? t("card given") : aside ? t("asks for a card") : "",
    regular ? "" : t("request not regular"),
    result ? resultWords(result) : choice === "fold" ? t("folded") : choice === "raise" ? t("raised") : "",
    declared && !result ? combinationName(declared) : "",
    paid ? t("paid {amount}", { amount: paid }) : "",
  ].filter(Boolean);
}

/** @param {{ situation: DrillSituation, meter: number }} props */
const Console = ({ situation: { house, selector, lit, attended }, meter }) => html`<dl class="drill-console">
  <div class="drill-meter"><dt>${t("Jackpot")}</dt><dd class="figure">${formatNumber(meter)}</dd></div>
  <div><dt>${t("Selector")}</dt><dd>${selector}</dd></div>
  ${lit?.map((button) => html`<div key=${button}><dt>${t("Button lit")}</dt><dd>JACKPOT ${button}</dd></div>`)}
  ${attended && html`<div><dt>${t("Municipal inspector")}</dt><dd>${t("present")}</dd></div>`}
  <div><dt>${t("four of a kind")}</dt><dd class="figure">${formatNumber(house.four_of_a_kind)}</dd></div>
  <div><dt>${t("full house")}</dt><dd class="figure">${formatNumber(house.full_house)}</dd></div>
  <div><dt>${t("flush")}</dt><dd class="figure">${formatNumber(house.flush)}</dd></div>
</dl>`;
