/** Chips, drawn as one chip with their amount, and the lamp of a seat's slot. */
import { classes, html } from "../../../../web/client/ui.js";
import { formatNumber, t } from "../../../../web/client/words/translation.js";

/** @param {{ amount: number, look?: string }} props */
export const Chips = ({ amount, look }) => html`<span class=${classes("chips", look)}>
  <${Chip} /><span class="figure">${formatNumber(amount)}</span>
</span>`;

/** One chip, seen from above. */
export const Chip = () => html`<svg class="chip" viewBox="-12 -12 24 24" aria-hidden="true">
  <circle class="chip-rim" r="11" /><circle class="chip-notches" r="9" pathLength="24" />
  <circle class="chip-face" r="6.2" />
</svg>`;

/**
 * The slot's lamp, lit while a token is in play; before that the token that lies in the slot. `open`: it is lit without
 * a token, as all lamps are from GAME OVER to COIN IN (AMB-46).
 * @param {{ lit?: boolean, token?: boolean, open?: boolean }} props
 */
export function Lamp({ lit = false, token = false, open = false }) {
  const words = !lit && open
    ? t("the slot's light is on: a token may go in")
    : lit
      ? t("the lamp is lit: in play for the jackpot")
      : token ? t("a token lies in the slot") : t("no token, the lamp is dark");
  return html`<span class=${classes("lamp", lit && "lit", token && !lit && "token", open && !lit && "open")}
    title=${words}>
    <svg viewBox="-12 -12 24 24" aria-hidden="true"><circle class="bulb" r="6" />
      ${lit
        && html`<path class="rays"
          d="M0-11V-8.5M0 8.5V11M-11 0H-8.5M8.5 0H11M-7.8-7.8-6-6M6 6 7.8 7.8M-7.8 7.8-6 6M6-6 7.8-7.8" />`}
    </svg><span class="unseen">${words}</span>
  </span>`;
}
