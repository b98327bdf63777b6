/**
 * The console as it stands beside the dealer: display, JACKPOT buttons, key selector, COIN IN left and GAME OVER right, a light
 * for each seat. Every button can be pressed at any time; whether it is the right one, the server says.
 */
import { classes, html, useRef } from "../../../ui.js";
import { language, t } from "../../../words/translation.js";
import { grouped } from "../bank.js";
import { COMBINATIONS, combinationName } from "../words.js";
import { Selector } from "./selector.js";
import { SERVICE, stepsOfKind } from "./steps.js";

/**
 * @typedef {import("../view.js").StudView} StudView
 * @typedef {import("../../../protocol.js").Action} Action
 */

/** The tiers have the buttons' numbers, from the best down. */
const BUTTONS = [1, 2, 3, 4, 5];

/**
 * @param {{ view: StudView, meter: number | null, act: (action: Action) => void, hinted: boolean, stuck?: readonly number[] }} props
 *   `hinted`: what the book does next stands out; `stuck`: seats whose token does not fall
 */
export function ConsoleBox({ view, meter, act, hinted, stuck = [] }) {
  const { selector = "R", lit = null } = view.console ?? {};
  const pressed = hinted ? stepsOfKind(view, "press_jackpot").map(({ button }) => Number(button)) : [];
  const turns = hinted ? stepsOfKind(view, "turn_selector").map(({ position }) => String(position)).filter((position) => position !== SERVICE) : [];
  const flashes = lit !== null && selector !== "R";
  const opening = stepsOfKind(view, "open_table").length > 0;
  return html`<section class="console-box" aria-label=${t("Console")}>
    <${Display} view=${view} meter=${meter} />
    <ol class="seat-leds" aria-label=${t("Tokens in play, by seat")}>${view.seats.map((seat) => html`<${SeatLed} key=${seat.seat} seat=${seat} />`)}</ol>
    <div class="jackpot-keys">${BUTTONS.map((button) => html`<button type="button" key=${button} data-button=${button} aria-pressed=${lit === button}
      class=${classes("jackpot-key", lit === button && (flashes ? "flashes" : "lit"), pressed.includes(button) && "hinted")}
      onClick=${() => act({ kind: "press_jackpot", button })}><span class="led" aria-hidden="true"></span><span class="key-name">JACKPOT ${button}</span>
      <small>${combinationName(COMBINATIONS[button - 1] ?? "flush")}</small></button>`)}</div>
    <div class="console-foot">
      <button type="button" class="console-key coin-in" onClick=${() => act({ kind: "coin_in", ...(stuck.length && { stuck: [...stuck] }) })}>COIN IN</button>
      <${Selector} position=${selector} next=${turns} turn=${(/** @type {string} */ position) => act({ kind: "turn_selector", position })} />
      <button type="button" class="console-key game-over" onClick=${() => act({ kind: opening ? "open_table" : "game_over" })}>GAME OVER</button>
    </div>
  </section>`;
}

/** A seat's light on the console: lit while its token is in play. @param {{ seat: import("../view.js").SeatShown }} props */
function SeatLed({ seat: { seat, lamp = false, token = false } }) {
  const lit = lamp && !token;
  const words = lit ? t("seat {number}: lit", { number: seat }) : t("seat {number}: dark", { number: seat });
  return html`<li class=${classes("seat-led", lit && "lit")}><span class="led" aria-hidden="true"></span><span aria-hidden="true">${seat}</span><span class="unseen">${words}</span></li>`;
}

/** What stands on the display: the total; the number of a tier; “pay the JP” and how much. @param {{ view: StudView, meter: number | null }} props */
function Display({ view, meter }) {
  const { selector = "R", lit = null } = view.console ?? {};
  const paid = usePaid(view, selector);
  const words = paid !== null ? t("pay the JP {amount}", { amount: grouped(paid) }) : lit !== null && selector !== "R" ? t("JP {number}", { number: lit })
    : grouped(meter ?? view.meter ?? 0);
  return html`<output class="display" lang=${language()} aria-label=${t("Display")}>${view.paused ? t("paused") : words}</output>`;
}

/** The award just pressed, as long as the key is not back at R and nothing else is selected. @param {StudView} view @param {string} selector */
function usePaid({ number, seats, console: keys }, selector) {
  const known = useRef({ number, awards: new Set(awardsOf(seats)), paid: /** @type {number | null} */ (null) });
  const awards = awardsOf(seats);
  const fresh = known.current.number === number ? awards.filter((award) => !known.current.awards.has(award)) : [];
  const last = fresh.at(-1);
  const stays = selector !== "R" && keys?.lit === null;
  const before = stays ? known.current.paid : null;
  known.current = { number, awards: new Set(awards), paid: last && selector !== "R" ? Number(last.split(" ")[1]) : before };
  return known.current.paid;
}

/** @param {StudView["seats"]} seats */
const awardsOf = (seats) => seats.flatMap(({ seat, award }) => (award ? [`${seat} ${award.amount}`] : []));
