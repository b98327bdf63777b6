/** What a deal came to, line by line: in words, how it was reckoned, and the rule behind a tap. */
import { html } from "../ui.js";

/**
 * One line; `reason`: it tells what has to be known before the others can be understood.
 * @typedef {{ words: string, reckoned?: string | null, clause: string, reason?: boolean }} Line
 *
 * @param {{ lines: readonly Line[], RuleTap: any }} props
 */
export const Lines = ({ lines, RuleTap }) => html`<ul class="payments">
  ${lines.map(({ words, reckoned, clause, reason }, at) => html`<li key=${at}>
    <span class=${reason ? "reason" : "payment"}>${words}</span>
    ${!reason && html`<span class="reckoning">${reckoned}</span>`}
    <${RuleTap} clause=${clause} />
  </li>`)}
</ul>`;
