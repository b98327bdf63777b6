/** Narrates observations: every game has a narrator for each kind. */
import { t } from "../words/translation.js";
import { nameAt } from "./seating.js";

/**
 * @typedef {import("../drawing.js").Narration} Narration
 * @typedef {import("../protocol.js").Observation} Observation
 * @typedef {import("./pace.js").Shown} Shown
 *
 * Narrates one kind of observation; `name`: of the seat in it, null where nothing is said of it.
 * @typedef {(seen: any, name: string, shown: Shown) => Narration | null} Narrator
 */

/** The kind without the game's name before it. @param {Observation} seen */
export const wordOf = ({ kind }) => kind.slice(kind.lastIndexOf(".") + 1);

/**
 * A function that narrates observations by the last word of their kind.
 * @param {{ [word: string]: Narrator }} narrators
 * @param {typeof nameAt} nameOf how whoever sits at a seat is called
 * @returns {(seen: Observation, shown: Shown) => Narration | null}
 */
export const narrateBy = (narrators, nameOf = nameAt) => (seen, shown) => {
  const name = typeof seen.seat === "number" ? nameOf(shown.table.seats[seen.seat]) : "";
  const narration = narrators[wordOf(seen)]?.(seen, name, shown) ?? null;
  return narration?.quoted !== undefined && isOwn(seen, shown) ? narrateSpeech(t("You"), narration.quoted) : narration;
};

/** Whether the viewer did it. @param {any} seen @param {Shown} shown */
export const isOwn = ({ seat }, { table: { me } }) => me !== null && seat === me;

/**
 * @param {string} name
 * @param {string} words
 * @returns {Narration}
 */
export const narrateSpeech = (name, words) =>
  ({ words: t("{name}: {words}", { name, words }), quoted: words, weight: "said", sound: "call" });
