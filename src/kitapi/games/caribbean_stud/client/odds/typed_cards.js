/** A field for typing the cards instead of clicking them. */
import { suitName } from "../../../../web/client/cards/names.js";
import { html, useState } from "../../../../web/client/ui.js";
import { t } from "../../../../web/client/words/translation.js";
import { parseCard, HAND, wordsIn } from "./address.js";

/** @typedef {{ hand: string[], upcard: string | null }} Cards */

/** @param {Cards & { onCards: (cards: Cards) => void }} props */
export function TypedCards({ hand, upcard, onCards }) {
  const [own, setOwn] = useState(hand.join(" "));
  const [banks, setBanks] = useState(upcard ?? "");
  const [trouble, setTrouble] = useState("");
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wrong = troubleWith(wordsIn(own), wordsIn(banks));
    setTrouble(wrong);
    if (wrong) return;
    const cards = wordsIn(own).map((word) => /** @type {string} */ (parseCard(word)));
    onCards({ hand: cards, upcard: parseCard(banks.trim()) });
  };
  const field =
    (/** @type {string} */ label, /** @type {string} */ value, /** @type {(text: string) => void} */ set) =>
      html`<label>${label}
        <input value=${value} spellcheck=${false} autocapitalize="off" autocomplete="off"
          aria-describedby="how-to-write"
          onInput=${(/** @type {any} */ event) => set(event.target.value)} /></label>`;
  return html`<form class="paper odds-typed" onSubmit=${take}>
    ${field(t("Your five cards"), own, setOwn)}
    ${field(t("The bank's upcard"), banks, setBanks)}
    <p class="quiet" id="how-to-write">${howToWrite()}</p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <button class="plain">${t("Look it up")}</button>
  </form>`;
}

function howToWrite() {
  const suits = {
    spades: suitName("s", "full"), clubs: suitName("c", "full"), diamonds: suitName("d", "full"),
    hearts: suitName("h", "full"),
  };
  return t(
    "Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.",
    { ...suits, ranks: "A K Q J 10 … 2", example: "Kh 6h 5h 2h Ah" });
}

/** Why these cannot be looked up, the empty string if they can. @param {string[]} own @param {string[]} banks */
function troubleWith(own, banks) {
  const wrong = [...own, ...banks].find((word) => !parseCard(word));
  if (wrong) return t("“{word}” is no card: write rank and suit, as in {example}.", { word: wrong, example: "10h" });
  const cards = [...own, ...banks].map(parseCard);
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  if (twice) return t("{card} appears twice.", { card: twice });
  return own.length === HAND && banks.length === 1 ? "" : t("Choose five cards and the bank's upcard.");
}
