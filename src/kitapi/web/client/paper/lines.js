/** The result of a deal, line by line: in words, with its calculation, and the rule behind a tap. */
import { html } from "../ui.js";

/**
 * One line; `reason`: it explains the deal before the other lines.
 * @typedef {{ words: string, calculation?: string | null, clause: string, reason?: boolean }} Line
 *
 * @param {{ lines: readonly Line[], RuleTap: any }} props
 */
export const Lines = ({ lines, RuleTap }) => html`<ul class="payments">
  ${lines.map(({ words, calculation, clause, reason }, at) => html`<li key=${at}>
    <span class=${reason ? "reason" : "payment"}>${words}</span>
    ${!reason && html`<span class="reckoning">${calculation}</span>`}
    <${RuleTap} clause=${clause} />
  </li>`)}
</ul>`;
