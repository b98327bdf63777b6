/** The present auction: the highest bid, and every call in words, in a column for each player. */
import { classes, html, useEffect, useRef } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {import("./view.js").TricksView} TricksView
 * @typedef {import("./view.js").CallSeen} CallSeen
 */

/**
 * @param {{
 *   view: Pick<TricksView, "active" | "calls" | "turn">, nameOf: (seat: number) => string, highBid: any,
 *   draw: (spoken: any, before: any[]) => any, children?: any,
 * }} props `highBid`: the highest bid, drawn; `draw`: draws a call, given those before it
 */
export function Auction({ view, nameOf, highBid, draw, children }) {
  const calls = view.calls ?? [];
  const slip = useRef(/** @type {HTMLOListElement | null} */ (null));
  useEffect(() => { slip.current?.scrollTo(0, slip.current.scrollHeight); }, [calls.length]);
  return html`<section class="paper ladder" aria-label=${t("Auction")}>
    <p class="standing">
      ${highBid ?? html`<span class="quiet">${t("No bid yet")}</span>`}
    </p>
    ${children}
    <p class="speakers" aria-hidden="true">
      ${view.active.map((seat) => html`<b key=${seat}
        class=${classes(view.turn?.includes(seat) && "speaking")}>${nameOf(seat)}</b>`)}
    </p>
    <ol class="columns" ref=${slip} tabindex="0" aria-label=${t("Calls")}>
      ${view.active.map((seat) => html`<li key=${seat}>
        <span class="unseen">${nameOf(seat)}</span>
        <ol>${calls.map((spoken, at) => spoken.seat === seat && html`<li key=${at}
          class=${`call call-${spoken.call.kind}`}>
          ${draw(spoken, calls.slice(0, at))}
        </li>`)}</ol>
      </li>`)}
    </ol>
  </section>`;
}

/** Who made the last bid or hold. @param {readonly CallSeen[]} calls */
export const lastHolder = (calls) =>
  calls.filter(({ call }) => call.kind === "bid" || call.kind === "hold").at(-1)?.seat ?? 0;
