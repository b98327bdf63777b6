/** How a deal ended, in a sentence. */
import { n, t } from "../../words/translation.js";
import { contractName, doublingName } from "./words.js";

/**
 * @typedef {import("./view.js").Facts} Facts
 * @typedef {import("./view.js").GameFacts} GameFacts
 * @typedef {import("./view.js").Settlement} Settlement
 * @typedef {import("./view.js").PreferansView["variant"]} Variant
 * @typedef {(seat: number) => string} NameOf
 */

/**
 * @param {Facts} facts
 * @param {Settlement} settlement
 * @param {Variant} variant
 * @param {NameOf} nameOf
 */
export function dealEnd(facts, settlement, variant, nameOf) {
  if (facts.kind === "void") return voidEnd(facts);
  const named = t("{name}, {contract}", { name: nameOf(facts.declarer), contract: contractName(facts, variant) });
  return t("{named}: {ending}", { named, ending: ending(facts, settlement) });
}

/** @param {import("./view.js").VoidFacts} facts */
export const voidEnd = ({ ending: end }) => (end === "thrown_in" ? t("Won at one: thrown in") : t("All passed: no game"));

/**
 * @param {GameFacts} facts
 * @param {Settlement} settlement
 */
function ending(facts, { won }) {
  if (facts.ending === "unopposed") return t("made unopposed");
  const tricks = facts.tricks[facts.declarer] ?? 0;
  return won ? n("made, {count} trick", "made, {count} tricks", tricks) : n("lost, {count} trick", "lost, {count} tricks", tricks);
}

/**
 * What the deal came to, in few words.
 * @param {Facts} facts
 * @param {Settlement} settlement
 */
export const verdict = (facts, settlement) => (facts.ending === "unopposed" ? t("made unopposed") : outcome(facts, settlement));

/**
 * What the deal came to, in one word where there was a game.
 * @param {Facts} facts
 * @param {Settlement} settlement
 */
export function outcome(facts, { won }) {
  if (facts.kind === "void") return facts.ending === "thrown_in" ? t("thrown in at one") : t("all passed");
  return won ? t("made") : t("lost");
}

/**
 * How the game came about and what was said to it: "won at 3 · open · Kontra, Nikos · refa".
 * @param {Facts} facts
 * @param {{ refa_used: boolean }} settlement
 * @param {number | null} number at which the bidding was won
 * @param {NameOf} nameOf
 */
export function saidLine(facts, settlement, number, nameOf) {
  if (facts.kind === "void") return "";
  const { from_hand: fromHand, open, doublings, kontra_by: caller } = facts;
  return [
    fromHand ? t("from hand") : number !== null && t("won at {number}", { number }),
    open && t("open"),
    caller !== null && t("kontra by {name}", { name: nameOf(caller) }),
    doublings > 1 && doublingName(doublings),
    settlement.refa_used && t("refa"),
  ].filter(Boolean).join(" · ");
}

/**
 * Who took how many tricks.
 * @param {Facts} facts
 * @param {Variant} variant
 * @param {NameOf} nameOf
 */
export function tricksLine(facts, variant, nameOf) {
  if (facts.kind === "void" || facts.ending === "unopposed") return "";
  const took = [facts.declarer, ...facts.defenders].map((seat) => (facts.dropped.includes(seat) ? t("{name} dropped", { name: nameOf(seat) })
    : n("{name} {count} trick", "{name} {count} tricks", facts.tricks[seat] ?? 0, { name: nameOf(seat) })));
  const inARow = facts.game === 7 && variant.seven === "sans_atout" && t("{count} in a row", { count: facts.longest_run });
  return [...took, inARow].filter(Boolean).join(" · ");
}
