/** What happened at a table of tricks, in words. */
import { cardInText, cardName } from "../cards/names.js";
import { nameAt } from "../table/seating.js";
import { t } from "../words/translation.js";
import { wordOf } from "./show.js";

/**
 * @typedef {import("../games/drawings.js").Told} Told
 * @typedef {import("../table/pace.js").Shown} Shown
 *
 * What is told of one thing that happened; `name` is that of the seat it names.
 * @typedef {(seen: any, name: string, shown: Shown) => Told | null} Telling
 */

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
  sitting_broken_up: () => ({ words: t("The sitting was broken up"), weight: "heading", sound: "settled" }),
};

/**
 * Tells what happened, by the last word of its kind: in the game's own words where it has some.
 * @param {{ [word: string]: Telling }} own
 * @returns {(seen: import("../protocol.js").Observation, shown: Shown) => Told | null}
 */
export function tellWith(own) {
  const all = { ...SHARED, ...own };
  return (seen, shown) => {
    const name = typeof seen.seat === "number" ? nameAt(shown.table.seats[seen.seat]) : "";
    return all[wordOf(seen)]?.(seen, name, shown) ?? null;
  };
}

/**
 * @param {string} name
 * @param {string} words
 * @returns {Told}
 */
export const said = (name, words) => ({ words: t("{name}: {words}", { name, words }), weight: "said" });
