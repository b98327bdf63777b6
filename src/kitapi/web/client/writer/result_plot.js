/** The results from deal to deal, as lines. */
import { html } from "../ui.js";
import { formatSigned, t } from "../words/translation.js";

const [WIDTH, HEIGHT, EDGE] = [320, 160, 8];

/**
 * The points of one player's line; deals from left to right, amounts from bottom to top.
 * @param {readonly number[]} results after each deal
 * @param {{ lowest: number, highest: number }} range
 */
export function pointsOf(results, { lowest, highest }) {
  const across = (WIDTH - 2 * EDGE) / Math.max(1, results.length - 1);
  const up = (HEIGHT - 2 * EDGE) / Math.max(1, highest - lowest);
  return results.map((result, at) => [EDGE + at * across, HEIGHT - EDGE - (result - lowest) * up]);
}

/**
 * @param {{ deals: readonly { number: number, results: readonly number[] }[], nameOf: (seat: number) => string }} props
 */
export function ResultPlot({ deals, nameOf }) {
  if (deals.length < 2) return null;
  const seats = (deals[0]?.results ?? []).map((_, seat) => seat);
  const lines = seats.map((seat) => [0, ...deals.map(({ results }) => results[seat] ?? 0)]);
  const range = { lowest: Math.min(0, ...lines.flat()), highest: Math.max(0, ...lines.flat()) };
  const zero = pointsOf([0, 0], range)[0]?.[1] ?? 0;
  const words = seats.map((seat) => `${nameOf(seat)}: ${formatSigned(lines[seat]?.at(-1) ?? 0)}`).join(", ");
  return html`<figure class="paper slip result-plot">
    <figcaption>${t("The results from deal to deal")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${words}>
      <line class="zero" x1=${EDGE} x2=${WIDTH - EDGE} y1=${zero} y2=${zero} />
      ${lines.map((line, seat) => html`<polyline key=${seat} class=${`player-${seat}`}
        points=${pointsOf(line, range).map(([x = 0, y = 0]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")} />`)}
    </svg>
    <ul>${seats.map((seat) => html`<li key=${seat} class=${`player-${seat}`}>
      <span class="swatch" aria-hidden="true"></span>${nameOf(seat)}</li>`)}</ul>
  </figure>`;
}
