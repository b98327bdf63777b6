/** The amount of the common account before and after a deal, in one line that opens its sum. */
import { html } from "../ui.js";
import { formatNumber, t } from "../words/translation.js";
import { Sum, useOpenFigure } from "./explained_figure.js";

/**
 * @param {{
 *   line: string, before: number, after: number, terms: readonly import("./explained_figure.js").Term[],
 *   untouched: string,
 * }} props
 *   `terms`: what came in and went out; `untouched`: what is said where nothing did
 */
export function CommonLine({ line, before, after, terms, untouched }) {
  const [open, tap] = useOpenFigure();
  return html`<p class="kasa-line figure"><button type="button" class="told-figure" aria-expanded=${open !== null}
      onClick=${() => tap("common")}>${line}</button></p>
    ${open && html`<section class="how" aria-label=${line}>
      <${Sum} terms=${[{ words: t("before the deal"), amount: before, figure: formatNumber(before) }, ...terms]}
        words=${t("after the deal")} total=${formatNumber(after)} />
      ${terms.length === 0 && html`<p class="quiet">${untouched}</p>`}
    </section>`}`;
}
