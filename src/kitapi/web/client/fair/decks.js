/** Decks before they are shuffled. */

const RANKS = [..."23456789TJQKA"];
const SUITS = [..."scdh"];

/** Spades, clubs, diamonds, hearts, each from the two up. */
export const DECK_52 = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
/** The same suits, each from the seven up. */
export const DECK_32 = DECK_52.filter((card) => "789TJQKA".includes(card.charAt(0)));
