/** The sign of a hand: it points to where the hand lies on the table. */
import { html } from "../ui.js";

const POINTS = { declarer: "M3 7h18l-9 12z", first: "M17 3v18L5 12z", second: "M7 3v18l12-9z" };

/** @param {{ hand: import("./deal.js").Hand }} props */
export const Place =
  ({ hand }) => html`<svg class=${`place place-${hand}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${POINTS[hand]} /></svg>`;
