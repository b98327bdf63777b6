/** Texts and blocks of a rulebook. */
import { ClauseLink } from "../kit/clause_link.js";
import { classes, html } from "../ui.js";

/**
 * @typedef {import("./rulebook.js").Block} Block
 * @typedef {import("./rulebook.js").Text} Text
 */

/**
 * The words of a game's house rules, by which their names are replaced; null shows the names themselves.
 * @typedef {import("../drawing.js").HouseRuleWords | null} Words
 *
 * @param {{ text: Text, words?: Words }} props
 */
export const Text = ({ text, words = null }) => text.map(([kind, said, target], at) => {
  switch (kind) {
    case "em": return html`<em key=${at}>${said}</em>`;
    case "strong": return html`<strong key=${at}>${said}</strong>`;
    case "code": return html`<${HouseRule} key=${at} name=${said} words=${words} />`;
    case "clause": return html`<${ClauseLink} key=${at} clause=${said} />`;
    case "chapter": return html`<a key=${at} class="in-text" href=${`#${target}`}>${said}</a>`;
    default: return html`<${Suited} key=${at} said=${said} />`;
  }
});

/**
 * A house rule, or one of its values, as the form for house rules words it.
 * @param {{ name: string, words: Words }} props
 */
function HouseRule({ name, words }) {
  const field = words?.fieldWords(name) ?? name;
  const known = field === name ? words?.valueWords(name) ?? name : field;
  return known === name ? html`<code>${name}</code>` : html`<b class="house-rule" title=${name}>${known}</b>`;
}

/** Words in which the red suits are red. @param {{ said: string }} props */
const Suited = ({ said }) => said.split(/([♥♦])/)
  .map((piece, at) => (at % 2 ? html`<span key=${at} class="red-suit">${piece}</span>` : piece));

/** @param {{ block: Block, words?: Words }} props */
export function BlockText({ block, words = null }) {
  switch (block.block) {
    case "paragraph": return html`<p><${Text} text=${block.text} words=${words} /></p>`;
    case "list": return block.ordered
      ? html`<ol><${Items} of=${block} words=${words} /></ol>`
      : html`<ul><${Items} of=${block} words=${words} /></ul>`;
    default: return html`<${TableText} table=${block} words=${words} />`;
  }
}

/** @param {{ of: import("./rulebook.js").ItemList, words: Words }} props */
const Items = ({ of, words }) => of.items.map((item, at) => html`<li key=${at}>
  <${Text} text=${item} words=${words} /></li>`);

/** A cell longer than this does not fit beside others on a phone, in letters. */
const LONG = 16;

/**
 * A table; on a phone the cells of a row stand below one another if they are long.
 * @param {{ table: import("./rulebook.js").Table, words: Words }} props
 */
function TableText({ table: { head, rows }, words }) {
  const stacked = head.length > 2 && rows.some((row) => row.some((cell) => plainWords(cell).length > LONG));
  return html`<div class=${classes("rule-table", stacked && "stacked")} tabindex="0"><table>
    <thead><tr>${head.map((cell, at) => (cell.length > 0
      ? html`<th key=${at} scope="col"><${Text} text=${cell} words=${words} /></th>`
      : html`<td key=${at} />`))}</tr></thead>
    <tbody>${rows.map((row, at) => html`<tr key=${at}>${row.map((cell, column) => html`<td key=${column}
      data-head=${plainWords(head[column] ?? [])}><${Text} text=${cell} words=${words} /></td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** The words of a text without its styles. @param {Text} text */
export const plainWords = (text) => text.map(([, words]) => words).join("");

/** All words of a block. @param {Block} block @returns {string} */
export function wordsOf(block) {
  switch (block.block) {
    case "paragraph": return plainWords(block.text);
    case "list": return block.items.map(plainWords).join(" ");
    default: return [block.head, ...block.rows].flat().map(plainWords).join(" ");
  }
}
