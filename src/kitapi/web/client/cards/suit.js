/** A suit's sign, drawn, so that it looks the same everywhere; the outlines are those of the cards. */
import { settings } from "../settings/settings.js";
import { html } from "../ui.js";
import { suitLetters } from "./names.js";

const OUTLINES = /** @type {Record<string, string>} */ ({
  s: "M0-500c100 250 355 400 355 685a150 150 0 0 1-300 0 10 10 0 0 0-20 0c0 200 50 215 95 315h-260c45-100 95-115 95-315a10 10 0 0 0-20 0 150 150 0 0 1-300 0c0-285 255-435 355-685",
  h: "M0-300c0-100 100-200 200-200s200 100 200 250C400 0 0 400 0 500 0 400-400 0-400-250c0-150 100-250 200-250S0-400 0-300",
  d: "M-400 0C-350 0 0-450 0-500 0-450 350 0 400 0 350 0 0 450 0 500 0 450-350 0-400 0",
  c: "M30 150c5 235 55 250 100 350h-260c45-100 95-115 100-350a10 10 0 0 0-20 0 210 210 0 1 1-74-201 10 10 0 0 0 14-14 230 230 0 1 1 220 0 10 10 0 0 0 14 14 210 210 0 1 1-74 201 10 10 0 0 0-20 0",
});

/** @param {{ suit: string }} props */
export const Suit = ({ suit }) => html`<svg class=${`suit suit-${suit}`} viewBox="-500 -540 1000 1080"
  aria-hidden="true">
  <path d=${OUTLINES[suit]} />
</svg>${settings.value.letters && html`<${Letters} suit=${suit} />`}`;

/** The suit in letters, for whoever asks for them. @param {{ suit: string }} props */
export const Letters = ({ suit }) => html`<span class="suit-letters" aria-hidden="true">${suitLetters(suit)}</span>`;
