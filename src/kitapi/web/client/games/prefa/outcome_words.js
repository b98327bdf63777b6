/** How a deal ended, in a sentence. */
import { n, t } from "../../words/translation.js";
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
  if (facts.kind === "passed") {
    return facts.ending === "thrown_in" ? t("All passed: thrown in, nobody pays") : t("Passed deal, played out");
  }
  const named = t("{name}, {contract}", { name: nameOf(facts.declarer), contract: contractName(facts.contract) });
  return t("{named}: {ending}", { named, ending: ending(facts, settlement, nameOf) });
}

/**
 * @param {ContractFacts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
function ending(facts, settlement, nameOf) {
  const { declarer, first, second } = settlement.shortfall;
  if (facts.ending === "solo") return t("written solo");
  if (facts.ending === "unopposed") return t("unopposed, ten tricks");
  if (declarer > 1) return t("solo in, by {count}", { count: declarer });
  if (declarer === 1) return t("in by one");
  const inside = [first && nameOf(facts.first.seat), second && nameOf(facts.second.seat)].filter(Boolean);
  const made = n("made, {count} trick", "made, {count} tricks", facts.declarer_tricks);
  return inside.length ? t("{made}; in: {names}", { made, names: inside.join(", ") }) : made;
}

/**
 * What the deal came to for its declarer, in one word for the eye: made, in, solo in.
 * @param {Facts} facts
 * @param {Settlement} settlement
 */
export function verdict(facts, settlement) {
  if (facts.kind === "passed") return facts.ending === "thrown_in" ? t("thrown in") : t("passed deal");
  if (facts.ending === "solo") return t("written solo");
  if (settlement.shortfall.declarer > 1) return t("solo in");
  return settlement.shortfall.declarer === 1 ? t("in") : t("made");
}
