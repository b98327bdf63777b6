/** The console's key selector: R above, JPL left, JPH right, S below; turned by a click or by the arrow keys. */
import { classes, html } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";

/** The positions, each by the arrow key that turns the key towards it. */
const TURNS = /** @type {Record<string, string>} */ ({
  ArrowUp: "R", ArrowLeft: "JPL", ArrowRight: "JPH", ArrowDown: "S",
});
const ANGLES = /** @type {Record<string, number>} */ ({ R: 0, JPL: -90, JPH: 90, S: 180 });

/**
 * @param {{ position: string, next: readonly string[], turn: (position: string) => void }} props `next`: where the book
 *   turns it now
 */
export function Selector({ position, next, turn }) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    const wanted = TURNS[event.key];
    if (!wanted) return;
    event.preventDefault();
    const group = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement | null} */ (group.querySelector(`[data-position="${wanted}"]`))?.focus();
    turn(wanted);
  };
  return html`<div class="selector" role="radiogroup" aria-label=${t("Key selector")} onKeyDown=${onKeyDown}>
    ${["R", "JPL", "JPH", "S"]
      .map((one) =>
        html`<button type="button" key=${one} role="radio" data-position=${one} aria-checked=${one === position}
          tabindex=${one === position ? 0 : -1}
          class=${classes("turn-to", `to-${one.toLowerCase()}`, next.includes(one) && "hinted")}
          aria-label=${positionWords(one)} onClick=${() => turn(one)}>${one}</button>`)}
    <svg class="dial" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle class="dial-rim" r="46" /><circle class="dial-face" r="38" />
      <g class="key-in" style=${{ rotate: `${ANGLES[position] ?? 0}deg` }}>
        <rect x="-6" y="-34" width="12" height="68" rx="6" /><path class="key-mark-line" d="M0-32V-12" /></g>
    </svg>
  </div>`;
}

/** @param {string} position */
function positionWords(position) {
  switch (position) {
    case "R": return t("{position}, run", { position });
    case "JPL": return t("{position}, key {key}: the lower jackpots", { position, key: "08" });
    case "JPH": return t("{position}, key {key}: the upper jackpots", { position, key: "09" });
    default: return t("{position}, service", { position });
  }
}
