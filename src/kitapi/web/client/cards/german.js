/** The German-suited deck, drawn once in a file of symbols. */
import { settings } from "../settings/settings.js";
import { classes, html } from "../ui.js";

export const DRAWING_FILE = "/static/cards/german.svg";

/** @param {{ card: import("../protocol.js").Card }} props */
export function GermanFace({ card }) {
  const drawn = settings.value.bigIndex ? `${card}-large` : card;
  return html`<${Drawn} drawn=${drawn} class=${classes("face", settings.value.bigIndex && "large")} />`;
}

/** @param {{ suit: string }} props */
export const GermanSuit = ({ suit }) => html`<${Drawn} drawn=${`sign-${suit}`} class=${`suit suit-${suit}`} />`;

/** @param {{ drawn: string, class: string }} props */
const Drawn = ({ drawn, class: name }) => html`<svg aria-hidden="true"
  class=${classes(name, "german", settings.value.fourColours && "far-apart")}>
  <use href=${`${DRAWING_FILE}#${drawn}`} /></svg>`;
