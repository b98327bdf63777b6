/** Which bot sits on a seat: every one there is, with how it plays. */
import { html, useId } from "../ui.js";
import { t } from "../words/translation.js";
import { botWords } from "./bot_names.js";
import { styleAt } from "./bots.js";
import { nameAt } from "./seating.js";

/**
 * @param {{
 *   seat: import("../protocol.js").SeatView, bots: readonly string[],
 *   send: (command: import("../protocol.js").Command) => void,
 * }} props
 */
export function ChooseBot({ seat, bots, send }) {
  const style = useId();
  return html`<div class="choose-bot">
    <select aria-label=${t("Who plays for {name}", { name: nameAt(seat) })} aria-describedby=${style}
      value=${seat.name}
      onChange=${(/** @type {any} */ event) => send({ type: "seat_bot", seat: seat.seat, bot: event.target.value })}>
      ${bots.map((bot) => html`<option key=${bot} value=${bot} selected=${bot === seat.name}>
        ${botWords(bot)}</option>`)}
    </select>
    <small id=${style} class="quiet">${styleAt(seat)}</small>
  </div>`;
}
