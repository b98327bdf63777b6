/** The calculation of a game's value: (4 + 1 from hand) × 2 Kontra × 2 refa = 20. */
import { t } from "../../../web/client/words/translation.js";
import { doublingWord } from "./words.js";

/**
 * @typedef {import("./view.js").GameFacts} GameFacts
 * @typedef {import("./view.js").Settlement} Settlement
 * @typedef {import("./sheet_types.js").Explained} Explained
 * @typedef {import("../../../web/client/paper/lines.js").Line} Line
 */

/**
 * The sum before any cut; empty where the server says nothing of it.
 * @param {GameFacts} facts
 * @param {Settlement} settlement
 * @param {Explained} explained
 */
export function valueSum({ doublings }, settlement, { value }) {
  if (!value) return "";
  const added = [
    `${value.number}`, value.from_hand && t("{points} from hand", { points: value.from_hand }), value.open
      && t("{points} open", { points: value.open }),
  ].filter(Boolean);
  const factors = [
    value.kontra > 1
      && t("{times} ({doubling})", { times: value.kontra, doubling: doublingWord(doublings) }),
    value.refa > 1 && t("{times} (refa)", { times: value.refa }),
  ].filter(Boolean);
  const base = added.length > 1 && factors.length ? `(${added.join(" + ")})` : added.join(" + ");
  return added.length + factors.length > 1 ? `${[base, ...factors].join(" × ")} = ${settlement.full_value}` : "";
}

/**
 * What the game counted and why, as lines; none for what is plain from the game's number.
 * @param {GameFacts} facts
 * @param {Settlement} settlement
 * @param {Explained} explained
 * @param {boolean} chips whether it is played for a pot
 * @returns {Line[]}
 */
export function valueLines(facts, settlement, explained, chips) {
  const { value, full_value: full } = settlement;
  const counted = {
    words: t("The game counts {value}", { value: full }), calculation: valueSum(facts, settlement, explained),
    clause: "SK-GAME-05",
  };
  if (value === full) return [counted];
  const cut = chips
    ? { words: t("Cut to {value}: the pot held only {pot}", { value, pot: facts.pot }), clause: "SK-SCORE-09" }
    : { words: t("Cut to {value}: the last game", { value }), calculation: t("the head sums held no more together"),
      clause: "SK-SCORE-06" };
  return [counted, cut];
}
