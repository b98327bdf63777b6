/** The talon on the table: two cards face down, or shown to all. */
import { CardBack, LyingCard } from "../cards/card.js";
import { html } from "../ui.js";

/**
 * @param {{ words: string, word?: string, cards?: readonly string[] }} props
 * `word`: the key of the word that explains it; `cards`: where they lie open
 */
export const Talon = ({ words, word, cards = [] }) => html`<figure class=${cards.length ? "talon shown" : "talon"}>
  ${cards.length
    ? html`<span class="talon-cards">${cards.map((card) => html`<${LyingCard} key=${card} card=${card} />`)}</span>`
    : html`<span class="talon-cards" aria-hidden="true"><${CardBack} /><${CardBack} /></span>`}
  <figcaption data-word=${word}>${words}</figcaption>
</figure>`;
