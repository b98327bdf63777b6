/** The numbers as a ladder, each with its game: to choose one where some are offered, else to be looked at. */
import { Suit } from "../../../web/client/cards/suit.js";
import { radiosAcross } from "../../../web/client/keyboard/tab_stops.js";
import { classes, html } from "../../../web/client/ui.js";
import { gameName, suitOfGame, wordOfGame } from "./words.js";

/**
 * `offered`: whether it may be chosen; `stands`: whether it is the bid to beat; `note`: the text in its corner.
 * @typedef {{ number: number, words: string, offered: boolean, stands?: boolean, note?: any }} Rung
 *
 * @param {{
 *   rungs: readonly Rung[], chosen: number | null, label: string,
 *   variant: import("./view.js").PreferansView["variant"],
 *   onChoose: (number: number) => void,
 * }} props
 */
export function Rungs({ rungs, chosen, label, variant, onChoose }) {
  if (!rungs.some(({ offered }) => offered)) {
    return html`<ol class="rungs" aria-label=${label}>${rungs.map((rung) => html`<li key=${rung.number}
      data-word=${wordOfGame(rung.number)} class=${classes("rung", rung.stands && "stands")}
      aria-current=${rung.stands ? "true" : undefined}>
      <${Face} rung=${rung} variant=${variant} />
    </li>`)}</ol>`;
  }
  return html`<div class="rungs" role="radiogroup" aria-label=${label} onKeyDown=${radiosAcross(4)}>
    ${rungs.map((rung) => html`<button type="button" key=${rung.number} data-word=${wordOfGame(rung.number)}
      role="radio" disabled=${!rung.offered}
      aria-checked=${rung.number === chosen} tabindex=${rung.number === chosen ? 0 : -1} aria-label=${rung.words}
      aria-keyshortcuts=${rung.number === chosen ? undefined : rung.number}
      class=${classes("rung", rung.stands && "stands", rung.number === chosen && "picked")}
      onClick=${() => onChoose(rung.number)}>
      <${Face} rung=${rung} variant=${variant} hidden=${true} />
    </button>`)}
  </div>`;
}

/** @param {{ rung: Rung, variant: import("./view.js").PreferansView["variant"], hidden?: boolean }} props */
function Face({ rung: { number, note }, variant, hidden }) {
  const suit = suitOfGame(number);
  return html`<span class="rung-number" aria-hidden=${hidden}><b class="figure">${number}</b>${suit
      && html`<${Suit} suit=${suit} />`}${note && html`<span class="rung-note figure">${note}</span>`}</span>
    <span class="rung-name" aria-hidden=${hidden}>${gameName(number, variant)}</span>`;
}
