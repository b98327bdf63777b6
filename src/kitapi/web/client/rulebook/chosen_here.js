/** What a table has chosen of the house rules that a clause names. */
import { useHouseRuleWords } from "../covers.js";
import { html } from "../ui.js";
import { t } from "../words/translation.js";

/** @param {{ game: string, options: readonly string[], rules: import("./table_rules.js").Rules }} props */
export function ChosenHere({ game, options, rules }) {
  const words = useHouseRuleWords(game);
  const chosen = options.filter((name) => name in rules);
  if (!words || chosen.length === 0) return null;
  return html`<p class="chosen-here"><b>${t("At this table")}</b>
    ${chosen.map((name) => html`<span key=${name}>${`${words.fieldWords(name)}: `}<b
      class="figure">${words.valueWords(rules[name] ?? null)}</b></span>`)}</p>`;
}
