/** How a deal ended, in a sentence. */
import { n, t } from "../../../web/client/words/translation.js";
import { contractName, doublingWord } from "./words.js";

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
 * @param {import("../../../web/client/paper/explained_figure.js").Voice} voice
 */
export function dealEnd(facts, settlement, variant, voice) {
  if (facts.kind === "void") return voidEnd(facts);
  const contract = contractName(facts, variant);
  if (facts.declarer === voice.me) return t("{contract}: {ending}", { contract, ending: ownEnding(facts, settlement) });
  const named = t("{name}, {contract}", { name: voice.nameOf(facts.declarer), contract });
  return t("{named}: {ending}", { named, ending: ending(facts, settlement) });
}

/**
 * The result beside the game's sign: to the declarer of their own deal, to others with the declarer's name.
 * @param {GameFacts} facts
 * @param {Settlement} settlement
 * @param {import("../../../web/client/paper/explained_figure.js").Voice} voice
 */
export function headline(facts, settlement, { me, nameOf }) {
  if (facts.declarer === me) return ownEnding(facts, settlement);
  return t("{named}: {ending}", { named: nameOf(facts.declarer), ending: ending(facts, settlement) });
}

/**
 * @param {GameFacts} facts
 * @param {Settlement} settlement
 */
function ownEnding(facts, { won }) {
  if (facts.ending === "unopposed") return t("You made it unopposed");
  if (facts.ending === "undoubled") return t("You made it, no kontra");
  const tricks = facts.tricks[facts.declarer] ?? 0;
  return won
    ? n("You made it, {count} trick", "You made it, {count} tricks", tricks)
    : n("You lost it, {count} trick", "You lost it, {count} tricks", tricks);
}

/** @param {import("./view.js").VoidFacts} facts */
export function voidEnd({ ending: end }) {
  switch (end) {
    case "thrown_in": return t("Won at one: thrown in");
    case "undoubled": return t("Leaves without kontra: no game");
    default: return t("All passed: no game");
  }
}

/**
 * @param {GameFacts} facts
 * @param {Settlement} settlement
 */
function ending(facts, { won }) {
  const unplayed = unplayedWords(facts);
  if (unplayed) return unplayed;
  const tricks = facts.tricks[facts.declarer] ?? 0;
  return won
    ? n("made, {count} trick", "made, {count} tricks", tricks)
    : n("lost, {count} trick", "lost, {count} tricks", tricks);
}

/**
 * The result of the deal, in few words.
 * @param {Facts} facts
 * @param {Settlement} settlement
 */
export const verdict = (facts, settlement) => unplayedWords(facts) || outcome(facts, settlement);

/** How a game was made of which no card was played; empty for all others. @param {Facts} facts */
function unplayedWords({ kind, ending: end }) {
  if (kind === "void") return "";
  return end === "unopposed" ? t("made unopposed") : end === "undoubled" ? t("made, no kontra") : "";
}

/**
 * The result of the deal, in one word where there was a game.
 * @param {Facts} facts
 * @param {Settlement} settlement
 */
export function outcome(facts, { won }) {
  if (facts.kind === "void") {
    return facts.ending === "thrown_in"
      ? t("thrown in at one")
      : facts.ending === "undoubled" ? t("no kontra") : t("all passed");
  }
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
  const { from_hand: fromHand, open, doublings, kontra_by: caller, invited_by: inviting } = facts;
  return [
    fromHand ? t("from hand") : number !== null && t("won at {number}", { number }),
    open && t("open"),
    typeof inviting === "number" && t("{name} called the other in", { name: nameOf(inviting) }),
    caller !== null && t("kontra: {name}", { name: nameOf(caller) }),
    doublings > 1 && doublingWord(doublings),
    settlement.refa_used && t("refa"),
  ].filter(Boolean).join(" · ");
}

/**
 * Who took how many tricks; of a betl only the declarer's count.
 * @param {Facts} facts
 * @param {Variant} variant
 * @param {NameOf} nameOf
 */
export function tricksLine(facts, variant, nameOf) {
  if (facts.kind === "void" || unplayedWords(facts)) return "";
  const counted = facts.game === 6 ? [facts.declarer] : [facts.declarer, ...facts.defenders];
  const took =
    counted
      .map((seat) => (facts.dropped.includes(seat) ? t("{name} dropped", { name: nameOf(seat) })
        : n("{name} {count} trick", "{name} {count} tricks", facts.tricks[seat] ?? 0, { name: nameOf(seat) })));
  const inARow = facts.game === 7 && variant.seven === "sans_atout"
    && t("{count} in a row", { count: facts.longest_run });
  return [...took, inARow].filter(Boolean).join(" · ");
}
