/** Narrates what happens at a table of tricks. */
import { cardSign, cardName } from "../cards/names.js";
import { narrateBy } from "../table/narration.js";
import { nameAt } from "../table/seating.js";
import { t } from "../words/translation.js";

/** @typedef {import("../table/narration.js").Narrator} Narrator */

/** @type {{ [word: string]: Narrator }} */
const SHARED = {
  deal_began: (seen, _name, shown) => ({
    words: t("Deal {number}; {name} deals", { number: seen.number, name: nameAt(shown.table.seats[seen.dealer]) }),
    weight: "heading",
  }),
  discarded: (_seen, name) => ({ words: t("{name} has discarded", { name }), weight: "said" }),
  card_played: (seen, name) => ({
    words: t("{name}: {card}", { name, card: cardSign(seen.card) }),
    spoken: t("{name}: {card}", { name, card: cardName(seen.card) }), weight: "played", sound: "card",
  }),
  trick_taken: (_seen, name) => ({ words: t("{name} takes the trick", { name }), weight: "said", sound: "trick" }),
  sitting_broken_up: () => ({ words: t("The game was ended"), weight: "heading", sound: "settled" }),
};

/**
 * A function that narrates the observations of a game: with the game's own narrators where it has some.
 * @param {{ [word: string]: Narrator }} own
 */
export const narrateWith = (own) => narrateBy({ ...SHARED, ...own });
