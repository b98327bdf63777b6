/** Narrates what happens at a table of tricks. */
import { cardSign, cardName } from "../cards/names.js";
import { isOwn, narrateBy } from "../table/narration.js";
import { nameAt } from "../table/seating.js";
import { t } from "../words/translation.js";

/** @typedef {import("../table/narration.js").Narrator} Narrator */

/** @type {{ [word: string]: Narrator }} */
const SHARED = {
  deal_began: (seen, _name, shown) => ({
    words: seen.dealer === shown.table.me ? t("Deal {number}; you deal", { number: seen.number })
      : t("Deal {number}; {name} deals", { number: seen.number, name: nameAt(shown.table.seats[seen.dealer]) }),
    weight: "heading", sound: "dealt",
  }),
  discarded: (seen, name, shown) => ({
    words: isOwn(seen, shown) ? t("You have discarded") : t("{name} has discarded", { name }), weight: "said",
  }),
  card_played: (seen, othersName, shown) => {
    const name = isOwn(seen, shown) ? t("You") : othersName;
    return {
      words: t("{name}: {card}", { name, card: cardSign(seen.card) }),
      spoken: t("{name}: {card}", { name, card: cardName(seen.card) }), weight: "played", sound: "card",
    };
  },
  trick_taken: (seen, name, shown) => ({ words: trickTaken(name, isOwn(seen, shown)), weight: "said", sound: "trick" }),
  taken_back: (seen, name, shown) => ({
    words: isOwn(seen, shown) ? t("You take the last decision back")
      : t("{name} takes the last decision back", { name }), weight: "heading",
  }),
  sitting_broken_up: () => ({ words: t("The game was ended"), weight: "heading", sound: "settled" }),
};

/**
 * Who takes the trick. `own`: whether the viewer does.
 * @param {string} name
 * @param {boolean} own
 */
export const trickTaken = (name, own) => (own ? t("You take the trick") : t("{name} takes the trick", { name }));

/**
 * A function that narrates the observations of a game: with the game's own narrators where it has some.
 * @param {{ [word: string]: Narrator }} own
 */
export const narrateWith = (own) => narrateBy({ ...SHARED, ...own });
