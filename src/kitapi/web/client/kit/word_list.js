/** A list of words with their meanings and the rules that define them. */
import { html } from "../ui.js";

/** @typedef {{ word: string, meaning: string, clause: string }} Word */

/** @param {{ words: readonly Word[] }} props */
export const WordList = ({ words }) => html`<dl class="word-list">${words.map(({ word, meaning, clause }) =>
  html`<div key=${word}><dt>${word}</dt><dd>${meaning} <span class="rule-number">${clause}</span></dd></div>`)}</dl>`;
