/** The seats that play, each with its chips in a row. */
import { seatNumber } from "../../../../web/client/table/seating.js";
import { html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { seatName, settlements, wagerWords } from "./words.js";

/** @typedef {import("./ruling_request.js").SeatChips} SeatChips */

const SEATS = 7;
const WAGERS = /** @type {const} */ (["ante", "bet", "token", "fee"]);
const PAID = /** @type {const} */ (["ante", "bet", "jackpot"]);

/**
 * @param {{ seats: { [seat: string]: SeatChips }, onToggle: (seat: string) => void,
 *   onSeats: (seats: { [seat: string]: SeatChips }) => void }} props
 */
export function SeatRows({ seats, onToggle, onSeats }) {
  const playing = Object.keys(seats).sort();
  return html`<fieldset class="fact seat-rows"><legend>${t("Seats that play, and their chips")}</legend>
    <div class="seat-chips">
      ${Array.from({ length: SEATS }, (_, seat) => html`<button type="button" key=${seat} class="plain answer"
        aria-pressed=${String(seat) in seats} aria-label=${seatName(seat)} onClick=${() => onToggle(String(seat))}>
        ${seatNumber(seat)}</button>`)}</div>
    <div class="chips-grid">
      <div class="chips-line chips-head" aria-hidden="true"><span></span>
        ${WAGERS.map((wager) => html`<span key=${wager}>${wagerWords(wager)}</span>`)}<span></span></div>
      ${playing.map((seat) => html`<${SeatRow} key=${seat} seat=${Number(seat)} chips=${seats[seat]}
        onChips=${(/** @type {SeatChips} */ chips) => onSeats({ ...seats, [seat]: chips })} />`)}
    </div>
  </fieldset>`;
}

/** @param {{ seat: number, chips: SeatChips, onChips: (chips: SeatChips) => void }} props */
function SeatRow({ seat, chips, onChips }) {
  const [open, setOpen] = useState(false);
  return html`<div class="chips-line"><span class="figure">${seatNumber(seat)}</span>
      ${WAGERS.map((wager) =>
        html`<${Amount} key=${wager} label=${`${seatName(seat)}, ${wagerWords(wager)}`} amount=${chips[wager]}
          onAmount=${(/** @type {number} */ amount) => onChips({ ...chips, [wager]: amount })} />`)}
      <button type="button" class="plain more" aria-expanded=${open}
        aria-label=${t("More about {seat}", { seat: seatName(seat) })} onClick=${() => setOpen(!open)}>⋯</button>
    </div>
    ${open && html`<${MoreOfSeat} seat=${seat} chips=${chips} onChips=${onChips} />`}`;
}

/**
 * The state of the seat's request, its result, and its payments.
 * @param {{ seat: number, chips: SeatChips, onChips: (chips: SeatChips) => void }} props
 */
function MoreOfSeat({ seat, chips, onChips }) {
  const { served = false, regular = true, folded = false, result = "", paid = {} } = chips;
  return html`<div class="chips-more" role="group" aria-label=${seatName(seat)}>
    <label class="tick">
      <input type="checkbox" checked=${served}
        onChange=${(/** @type {any} */ event) => onChips({ ...chips, served: event.target.checked })} /> ${t(
          "has its new card")}</label>
    <label class="tick">
      <input type="checkbox" checked=${regular}
        onChange=${(/** @type {any} */ event) => onChips({ ...chips, regular: event.target.checked })} /> ${t(
          "asked by the rules")}</label>
    <label class="tick">
      <input type="checkbox" checked=${folded}
        onChange=${(/** @type {any} */ event) => onChips({ ...chips, folded: event.target.checked })} /> ${t(
          "has folded, its ANTE still there")}</label>
    <label>${t("Settled")}
      <select value=${result}
        onChange=${(/** @type {any} */ event) => onChips({ ...chips, result: event.target.value || undefined })}>
        <option value="" selected=${!result}>${t("not yet")}</option>
        ${settlements()
          .map(({ result:
            one, words }) => html`<option key=${one} value=${one} selected=${one === result}>${words}</option>`)}
      </select>
    </label>
    <div class="paid-row"><span>${t("Was paid on")}</span>
      ${PAID.map((wager) => html`<label key=${wager}>${wagerWords(wager)}
        <${Amount} amount=${paid[wager]}
          onAmount=${(/** @type {number} */ amount) => onChips({ ...chips, paid: { ...paid, [wager]: amount } })} />
      </label>`)}</div>
  </div>`;
}

/** @param {{ label?: string, amount: number | undefined, onAmount: (amount: number) => void }} props */
const Amount =
  ({ label, amount, onAmount }) =>
    html`<input type="number" inputmode="numeric" min="0" class="figure" aria-label=${label} value=${amount ?? 0}
      onFocus=${(/** @type {any} */ event) => event.target.select()}
      onInput=${(/** @type {any} */ event) => onAmount(Math.trunc(Number(event.target.value)) || 0)} />`;
