/** The German-suited deck, drawn once in a file of symbols. */
import { settings } from "../settings/settings.js";
import { classes, html } from "../ui.js";

export const DRAWING_FILE = "/static/cards/german.svg";

/** @param {{ card: import("../protocol.js").Card, form?: import("./deck.js").Form }} props */
export function GermanFace({ card, form = settings.value }) {
  const drawn = form.bigIndex ? `${card}-large` : card;
  return html`<${Drawn} drawn=${drawn} class=${classes("face", form.bigIndex && "large")}
    fourColours=${form.fourColours} />`;
}

/** @param {{ suit: string }} props */
export const GermanSuit = ({ suit }) => html`<${Drawn} drawn=${`sign-${suit}`} class=${`suit suit-${suit}`} />`;

/** @param {{ drawn: string, class: string, fourColours?: boolean }} props */
const Drawn = ({ drawn, class: name, fourColours = settings.value.fourColours }) => html`<svg aria-hidden="true"
  class=${classes(name, "german", fourColours && "far-apart")}>
  <use href=${`${DRAWING_FILE}#${drawn}`} /></svg>`;
