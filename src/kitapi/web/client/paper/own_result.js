/** What the viewer won or lost, beside the headline of a slip. */
import { classes, html } from "../ui.js";
import { formatSigned } from "../words/translation.js";

/**
 * Nothing for a spectator.
 * @param {{ results: readonly number[], before?: readonly number[], me: number | null }} props
 * `before`: the results from which the change is counted; without them the results themselves are shown
 */
export function OwnResult({ results, before = [], me }) {
  if (me === null) return null;
  const moved = (results[me] ?? 0) - (before[me] ?? 0);
  return html`<p class=${classes("figure own-moved", moved > 0 && "gain", moved < 0 && "loss")}>
    ${formatSigned(moved)}</p>`;
}
