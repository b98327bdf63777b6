/** A clause as a player reads it: the example first, then the rule, and what this table has chosen. */
import { useHouseRuleWords } from "../covers.js";
import { html } from "../ui.js";
import { language, n, t } from "../words/translation.js";
import { ChosenHere } from "./chosen_here.js";
import { BlockText, Text } from "./text.js";

/**
 * @param {{ clause: import("./rulebook.js").Clause, game: string, language: string, rules: import("./table_rules.js")
 *   .Rules | null }} props `rules`: the house rules of the table from which the reader comes; null for none
 */
export function ClauseText({ clause: { body, examples, note, options }, game, language: spoken, rules }) {
  const words = useWordsIn(game, spoken);
  return html`<div class="clause-text" lang=${spoken}>
    ${examples.length > 0 && html`<div class="rule-examples">
      <b lang=${language()}>${n("Example", "Examples", examples.length)}</b>
      ${examples.map((text, at) => html`<p key=${at}><${Text} text=${text} words=${words} /></p>`)}</div>`}
    ${body.map((block, at) => html`<${BlockText} key=${at} block=${block} words=${words} />`)}
    ${rules && options.length > 0 && html`<${ChosenHere} game=${game} options=${options} rules=${rules} />`}
    ${note.length > 0 && html`<details class="rule-note"><summary>${t("Where it comes from")}</summary>
      <p><${Text} text=${note} /></p></details>`}
  </div>`;
}

/**
 * The words of a game's house rules for a rulebook in the language of the page; null for another language.
 * @param {string} game
 * @param {string} spoken
 */
export function useWordsIn(game, spoken) {
  const words = useHouseRuleWords(game);
  return spoken === language() ? words : null;
}
