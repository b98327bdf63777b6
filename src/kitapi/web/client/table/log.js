/** What happened, line by line, newest first. */
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * @typedef {{ id: number, words: string, weight: "said" | "played" | "heading", by?: string, at?: number,
 *   seat?: number }} Line
 * `by`: the author of a step of the house. `at`: when it was shown; lines from before the page was opened have none.
 * `seat`: the seat about which it is
 */

export const LINES_KEPT = 200;

/** @param {{ lines: readonly Line[] }} props */
export function Log({ lines }) {
  return html`<section class="log" tabindex="-1" aria-label=${t("What happened")}>
    <h2>${t("What happened")}</h2>
    ${lines.length === 0 && html`<p class="quiet">${t("Nothing yet.")}</p>`}
    <ol reversed>
      ${[...lines].reverse()
        .map((line) => html`<li key=${line.id} class=${line.weight}>${line.words}
          ${line.by && html` <small class="by">${line.by}</small>`}</li>`)}
    </ol>
  </section>`;
}
