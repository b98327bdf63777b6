/**
 * The console beside the dealer: display, JACKPOT buttons, key selector, COIN IN at the left, GAME OVER at the right,
 * and a light for each seat. Every button can be pressed at any time; the server decides whether it is the right one,
 * what flashes, and what the display shows.
 */
import { classes, html } from "../../../../web/client/ui.js";
import { seatNumber } from "../../../../web/client/table/seating.js";
import { language, t } from "../../../../web/client/words/translation.js";
import { displayOf, displayWords } from "../table/display.js";
import { COMBINATIONS, combinationName } from "../table/words.js";
import { Selector } from "./selector.js";
import { SERVICE, stepsOfKind } from "./steps.js";

/**
 * @typedef {import("../table/view.js").StudView} StudView
 * @typedef {import("../../../../web/client/protocol.js").Action} Action
 */

/** The tiers have the buttons' numbers, from the best down. */
const BUTTONS = [1, 2, 3, 4, 5];

/**
 * @param {{
 *   view: StudView, meter: number | null, nameOf: (seat: number) => string, act: (action: Action) => void,
 *   hinted: boolean, stuck?: readonly number[],
 * }} props
 *   `hinted`: the next step of the procedure is highlighted; `stuck`: seats whose token does not fall
 */
export function ConsoleBox({ view, meter, nameOf, act, hinted, stuck = [] }) {
  const { selector = "R", lit = [], flashing = [], leds = [] } = view.console ?? {};
  const pressed = hinted ? stepsOfKind(view, "press_jackpot").map(({ button }) => Number(button)) : [];
  const turns = hinted
    ? stepsOfKind(view, "turn_selector").map(({ position }) => String(position))
      .filter((position) => position !== SERVICE)
    : [];
  const opening = stepsOfKind(view, "open_table").length > 0;
  return html`<section class="console-box" aria-label=${t("Console")}>
    <${Display} view=${view} meter=${meter} nameOf=${nameOf} />
    <ol class="seat-leds" aria-label=${t("Tokens in play, by seat")}>
      ${view.seats.map(({ seat }) => html`<${SeatLed} key=${seat} seat=${seat} lit=${leds.includes(seat)} />`)}</ol>
    <div class="jackpot-keys">
      ${BUTTONS.map((button) =>
        html`<button type="button" key=${button} data-button=${button} aria-pressed=${lit.includes(button)}
          class=${classes("jackpot-key", flashing.includes(button) ? "flashes" : lit.includes(button) && "lit",
            pressed.includes(button) && "hinted")}
          onClick=${() => act({ kind: "press_jackpot", button })}><span class="led" aria-hidden="true"></span>
          <span class="key-name">JACKPOT ${button}</span>
          <small>${combinationName(COMBINATIONS[button - 1] ?? "flush")}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in"
        onClick=${() => act({ kind: "coin_in", ...(stuck.length && { stuck: [...stuck] }) })}>COIN IN</button>
      <${Selector} position=${selector} next=${turns}
        turn=${(/** @type {string} */ position) => act({ kind: "turn_selector", position })} />
      <button type="button" class="console-key game-over"
        onClick=${() => act({ kind: opening ? "open_table" : "game_over" })}>GAME OVER</button>
    </div>
  </section>`;
}

/** A seat's light on the console, and whether it is lit. @param {{ seat: number, lit: boolean }} props */
function SeatLed({ seat, lit }) {
  const number = seatNumber(seat);
  const words = lit ? t("seat {number}: lit", { number }) : t("seat {number}: dark", { number });
  return html`<li class=${classes("seat-led", lit && "lit")}><span class="led" aria-hidden="true"></span>
    <span aria-hidden="true">${number}</span><span class="unseen">${words}</span></li>`;
}

/**
 * The display, and below it the seat whose award it shows.
 * @param {{ view: StudView, meter: number | null, nameOf: (seat: number) => string }} props
 */
function Display({ view, meter, nameOf }) {
  const { seat } = displayOf(view);
  return html`<output class="display" lang=${language()} aria-label=${t("Display")}>
    ${displayWords(view, meter)}</output>
    <p class="display-seat">${typeof seat === "number" && nameOf(seat)}</p>`;
}
