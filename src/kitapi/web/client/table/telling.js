/** What happened, told in words: every game says for each kind of thing what it says of it. */
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../drawing.js").Told} Told
 * @typedef {import("../protocol.js").Observation} Observation
 * @typedef {import("./pace.js").Shown} Shown
 *
 * What is told of one thing that happened; `name` is that of the seat it names.
 * @typedef {(seen: any, name: string, shown: Shown) => Told | null} Telling
 */

/** The kind without the game's name before it. @param {Observation} seen */
export const wordOf = ({ kind }) => kind.slice(kind.lastIndexOf(".") + 1);

/**
 * Tells what happened, by the last word of its kind.
 * @param {{ [word: string]: Telling }} tellings
 * @returns {(seen: Observation, shown: Shown) => Told | null}
 */
export const tellBy = (tellings) => (seen, shown) => {
  const name = typeof seen.seat === "number" ? nameAt(shown.table.seats[seen.seat]) : "";
  return tellings[wordOf(seen)]?.(seen, name, shown) ?? null;
};

/**
 * @param {string} name
 * @param {string} words
 * @returns {Told}
 */
export const said = (name, words) => ({ words: t("{name}: {words}", { name, words }), weight: "said" });
