/** The page's one live region: announces what happened to screen readers. */
import { html, signal } from "./ui.js";

const said = signal(/** @type {{ id: number, words: string }[]} */ ([]));
const KEPT = 4;
let count = 0;

/**
 * Has screen readers say `words`, after what they are saying now.
 * @param {string} words
 */
export function announce(words) {
  if (words) said.value = [...said.peek().slice(1 - KEPT), { id: ++count, words }];
}

/** The live region; drawn once, in the page's shell, so that it is there before anything is said. */
export function Announcer() {
  return html`<div class="unseen" role="log" aria-live="polite" aria-atomic="false" aria-relevant="additions">
    ${said.value.map(({ id, words }) => html`<p key=${id}>${words}</p>`)}
  </div>`;
}
