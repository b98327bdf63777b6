/** A list of words with their meanings and the rules that define them. */
import { ClauseLink } from "./clause_link.js";
import { html } from "../ui.js";

/**
 * `key`: by which a place on the page names the word; `clause`: none for a word of the page that no rule defines.
 * @typedef {{ key: string, word: string, meaning: string, clause?: string }} Word
 */

/**
 * @param {{ words: readonly Word[], only?: string }} props
 * `only`: the key of the one word that is shown; without it all are
 */
export const WordList = ({ words, only }) => (only
  ? words.filter(({ key }) => key === only)
    .map((one) => html`<p key=${only}><b>${one.word}</b> <${Meaning} of=${one} /></p>`)
  : html`<dl class="word-list">${words.map((one) => html`<div key=${one.key}><dt>${one.word}</dt>
      <dd><${Meaning} of=${one} /></dd></div>`)}</dl>`);

/** @param {{ of: Word }} props */
const Meaning = ({ of: { meaning, clause } }) => html`${meaning}${clause
  && html` <${ClauseLink} clause=${clause} />`}`;
