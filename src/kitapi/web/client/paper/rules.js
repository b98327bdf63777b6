/** The rule behind a figure, in a sentence: one tap away, or written out. */
import { ClauseLink } from "../kit/clause_link.js";
import { html, useState } from "../ui.js";
import { t } from "../words/translation.js";

/**
 * The components that show a game's rules; `ruleWords`: a rule in short, empty for rules that no figure names.
 * @param {(clause: string) => string} ruleWords
 */
export function createRuleComponents(ruleWords) {
  /** @param {{ clause: string }} props */
  function RuleTap({ clause }) {
    const [open, setOpen] = useState(false);
    const words = ruleWords(clause);
    if (!words) return null;
    return html`<button type="button" class="rule-tap" aria-expanded=${open} aria-label=${t("Why?")}
      onClick=${() => setOpen(!open)}>?</button>
      ${open && html`<span class="rule"><${ClauseLink} clause=${clause} /> ${words}</span>`}`;
  }

  /** @param {{ clause: string }} props */
  const RuleText =
    ({ clause }) => html`<p class="quiet"><${ClauseLink} clause=${clause} /> ${ruleWords(clause)}</p>`;

  return { RuleTap, RuleText };
}
