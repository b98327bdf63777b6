/** How a deal ended, in a sentence. */
import { n, t } from "../../../web/client/words/translation.js";
import { contractName } from "./words.js";

/**
 * @typedef {import("./view.js").Facts} Facts
 * @typedef {import("./view.js").ContractFacts} ContractFacts
 * @typedef {import("./view.js").Settlement} Settlement
 * @typedef {(seat: number) => string} NameOf
 */

/**
 * @param {Facts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
export function dealEnd(facts, settlement, nameOf) {
  if (facts.kind === "passed") return passDealEnd(facts);
  const named = t("{name}, {contract}", { name: nameOf(facts.declarer), contract: contractName(facts.contract) });
  return t("{named}: {ending}", { named, ending: ending(facts, settlement, nameOf) });
}

/** @param {import("./view.js").PassDealFacts} facts */
export const passDealEnd = ({ ending: end }) =>
  (end === "thrown_in" ? t("All passed: thrown in") : t("All passed, played out"));

/**
 * @param {ContractFacts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
function ending(facts, settlement, nameOf) {
  const { declarer } = settlement.shortfall;
  if (facts.ending === "solo") return t("written solo");
  if (facts.ending === "solo_declined") return t("written solo, payment declined");
  if (facts.ending === "unopposed") return t("unopposed, ten tricks");
  if (declarer > 1) return t("down {count}, paid double", { count: declarer });
  if (declarer === 1) return t("down one");
  return withThoseIn(n("made, {count} trick", "made, {count} tricks", facts.declarer_tricks), facts, settlement,
    nameOf);
}

/**
 * The result of the deal in few words: made, in, solo in, and which defenders are in.
 * @param {Facts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
export function verdict(facts, settlement, nameOf) {
  if (facts.kind === "passed") return facts.ending === "thrown_in" ? t("thrown in") : t("passed deal");
  if (facts.ending === "solo") return t("written solo");
  if (facts.ending === "solo_declined") return t("written solo, payment declined");
  if (facts.ending === "unopposed") return t("made unopposed");
  if (settlement.shortfall.declarer > 1) return t("down, paid double");
  if (settlement.shortfall.declarer === 1) return t("in");
  return withThoseIn(t("made"), facts, settlement, nameOf);
}

/**
 * @param {string} made
 * @param {ContractFacts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
function withThoseIn(made, facts, { shortfall }, nameOf) {
  const short = [{ seat: facts.first.seat, by: shortfall.first }, { seat: facts.second.seat, by: shortfall.second }];
  const names = short.filter(({ by }) => by > 0)
    .map(({ seat, by }) => (by > 1 ? t("{name} (solo)", { name: nameOf(seat) }) : nameOf(seat)));
  return names.length ? t("{made}; down: {names}", { made, names: names.join(", ") }) : made;
}
