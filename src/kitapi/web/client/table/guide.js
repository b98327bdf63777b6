/** One line of guidance at each turn, for whoever is new; closed for good with one tap. */
import { ClauseLinks } from "../kit/clause_link.js";
import { changeSettings, settings } from "../settings/settings.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * What to do now, why, and the rules that both sentences state.
 * @typedef {{ words: string, because: string, clauses: readonly string[] }} Guidance
 */

/** @param {Partial<Guidance>} props nothing where there is no guidance */
export function Guide({ words, because, clauses = [] }) {
  const [why, setWhy] = useState(false);
  if (!settings.value.guide || !words) return null;
  return html`<div class="guide">
    <p>${words} ${because && html`<button type="button" class="why" aria-expanded=${why}
      onClick=${() => setWhy(!why)}>${t("Why?")}</button>`}
      ${why && html`<span class="because">${because}
        <span class="rule-numbers"><${ClauseLinks} clauses=${clauses} /></span></span>`}</p>
    <button type="button" class="close" aria-label=${t("Hide tips")}
      onClick=${() => changeSettings({ guide: false })}>×</button>
  </div>`;
}
