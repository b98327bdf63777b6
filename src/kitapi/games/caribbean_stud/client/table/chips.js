/** Chips: one for an amount in a line, or the stack that lies on the felt; and the lamp of a seat's slot. */
import { useShownAmount } from "../../../../web/client/table/motion.js";
import { classes, html } from "../../../../web/client/ui.js";
import { formatNumber, t } from "../../../../web/client/words/translation.js";
import { chipFor, discsOf } from "./chip_stacks.js";

/** @param {{ amount: number }} props */
export const Chips = ({ amount }) => html`<span class="chips">
  <${Chip} value=${chipFor(amount)} /><span class="figure">${formatNumber(amount)}</span>
</span>`;

/** Chips whose figure counts up or down when the amount changes. @param {{ amount: number }} props */
export const CountedChips = ({ amount }) => html`<${Chips} amount=${useShownAmount(amount)} />`;

/** The amount as a stack on the felt, with its figure. @param {{ amount: number }} props */
export const ChipStack = ({ amount }) => html`<span class="chips in-stack">
  <${Discs} amount=${amount} /><span class="figure">${formatNumber(amount)}</span>
</span>`;

/** How much of a chip shows below the next one, in units of the drawing, in which a chip is 20 wide. */
const THICKNESS = 3.4;

/** A stack of chips, seen from the side. @param {{ amount: number }} props */
export function Discs({ amount }) {
  const discs = discsOf(amount);
  const rise = Math.max(discs.length - 1, 0) * THICKNESS;
  return html`<svg class="discs" viewBox=${`-11 ${-6 - rise} 22 ${15 + rise}`} aria-hidden="true">
    ${discs.map((value, at) => html`<g key=${at} class=${`disc of-${value}`}
      transform=${`translate(0 ${-at * THICKNESS})`}>
      <path class="disc-side" d="M-10 0v3.4a10 4.6 0 0 0 20 0V0z" />
      <path class="disc-notches" d="M-10 2.6a10 4.6 0 0 0 20 0" pathLength="14" />
      <ellipse class="disc-face" rx="10" ry="4.6" /><ellipse class="disc-ring" rx="6.4" ry="2.9" /></g>`)}
  </svg>`;
}

/** One chip, seen from above. @param {{ value?: number }} props */
export const Chip = ({ value = 5 }) => html`<svg class=${`chip of-${value}`} viewBox="-12 -12 24 24" aria-hidden="true">
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
