/** The hands as text, to be typed. */
import { suitName } from "../cards/names.js";
import { html, useLayoutEffect, useState } from "../ui.js";
import { t } from "../words/translation.js";
import { parseCard, handsOf, MOST_CARDS } from "./deal.js";
import { handName } from "./words.js";

/**
 * @typedef {import("./deal.js").Hand} Hand
 * @typedef {import("./deal.js").Hands} Hands
 */

/** @param {Hands} hands @param {Hand} hand */
const textOfHand = (hands, hand) => (hands[hand] ?? []).join(" ");

/**
 * `most`: cards that a hand may have; `nameOf`: what a hand is called.
 * @param {{ hands: Hands, onHands: (hands: Hands) => void, most?: number, nameOf?: (hand: Hand) => string }} props
 */
export function TypedHands({ hands, onHands, most = MOST_CARDS, nameOf = (hand) => handName(hand, hands) }) {
  const [texts, setTexts] = useState(/** @type {Partial<Record<Hand, string>>} */ ({}));
  const [trouble, setTrouble] = useState("");
  const laid = handsOf(hands).map((hand) => textOfHand(hands, hand)).join("/");
  useLayoutEffect(() => {
    setTexts({});
    setTrouble("");
  }, [laid]);
  const take = (/** @type {Event} */ event) => {
    event.preventDefault();
    const read = readHands(hands, (hand) => texts[hand] ?? textOfHand(hands, hand), most);
    setTrouble(read.trouble);
    if (read.hands) onHands(read.hands);
  };
  return html`<details class="paper typed-hands">
    <summary>${t("Type the cards")}</summary>
    <form onSubmit=${take}>
      <p class="quiet-line" id="how-to-write">${howToWrite()}</p>
      ${handsOf(hands).map((hand) => html`<label key=${hand}>${nameOf(hand)}
        <input value=${texts[hand] ?? textOfHand(hands, hand)} spellcheck=${false} autocapitalize="off"
          autocomplete="off" aria-describedby="how-to-write"
          onInput=${(/** @type {any} */ event) => setTexts({ ...texts, [hand]: event.target.value })} /></label>`)}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <button class="plain">${t("Lay them out")}</button>
    </form>
  </details>`;
}

function howToWrite() {
  const suits = { spades: suitName("s"), clubs: suitName("c"), diamonds: suitName("d"), hearts: suitName("h") };
  return t(
    "Write each card as rank and suit, with spaces between: ranks {ranks}; suits s {spades}, c {clubs}, d {diamonds}, h {hearts}. So: {example}.",
    { ...suits, ranks: "A K Q J 10 9 8 7", example: "As Kd 10h" });
}

/**
 * The hands as they are written, or why they cannot be.
 * @param {Hands} before
 * @param {(hand: Hand) => string} textOf
 * @param {number} most
 * @returns {{ hands: Hands | null, trouble: string }}
 */
function readHands(before, textOf, most) {
  const hands = { ...before };
  const seen = new Set();
  for (const hand of handsOf(before)) {
    const words = textOf(hand).split(/[\s,]+/).filter(Boolean);
    const wrong = words.find((word) => !parseCard(word));
    if (wrong)
      return {
        hands: null,
        trouble: t("“{word}” is no card: write rank and suit, as in {example}.", { word: wrong, example: "10h" }),
      };
    const cards = words.map((word) => /** @type {string} */ (parseCard(word)));
    const twice = cards.find((card, place) => seen.has(card) || cards.indexOf(card) < place);
    if (twice) return { hands: null, trouble: t("{card} appears twice.", { card: twice }) };
    if (cards.length > most)
      return {
        hands: null,
        trouble: most === MOST_CARDS
          ? t("No hand has more than ten cards.")
          : t("With the talon there are twelve cards."),
      };
    cards.forEach((card) => seen.add(card));
    hands[hand] = cards;
  }
  return { hands, trouble: "" };
}
