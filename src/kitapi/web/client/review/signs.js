/**
 * The signs of a review, which differ by their shapes: a triangle for a mistake, a diamond where the deal turned, a
 * square against good faith.
 */
import { html } from "../ui.js";

const SHAPES = { mistake: "M12 3 22 21H2z", turn: "M12 1 23 12 12 23 1 12z", breach: "M4 4h16v16H4z" };

/** @param {{ shape: keyof typeof SHAPES }} props */
export const Sign =
  ({ shape }) => html`<svg class=${`review-sign is-${shape}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SHAPES[shape]} /></svg>`;
