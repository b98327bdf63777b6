/** What happened at a table of tricks, in words. */
import { cardInText, cardName } from "../cards/names.js";
import { nameAt } from "../table/seating.js";
import { tellBy } from "../table/telling.js";
import { t } from "../words/translation.js";

/** @typedef {import("../table/telling.js").Telling} Telling */

/** @type {{ [word: string]: Telling }} */
const SHARED = {
  deal_began: (seen, _name, shown) => ({
    words: t("Deal {number}; {name} deals", { number: seen.number, name: nameAt(shown.table.seats[seen.dealer]) }),
    weight: "heading",
  }),
  discarded: (_seen, name) => ({ words: t("{name} has discarded", { name }), weight: "said" }),
  card_played: (seen, name) => ({
    words: t("{name}: {card}", { name, card: cardInText(seen.card) }),
    spoken: t("{name}: {card}", { name, card: cardName(seen.card) }), weight: "played", sound: "card",
  }),
  trick_taken: (_seen, name) => ({ words: t("{name} takes the trick", { name }), weight: "said", sound: "trick" }),
  sitting_broken_up: () => ({ words: t("The game was ended"), weight: "heading", sound: "settled" }),
};

/**
 * Tells what happened at a game's table: in its own words where it has some.
 * @param {{ [word: string]: Telling }} own
 */
export const tellWith = (own) => tellBy({ ...SHARED, ...own });
