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
 * @param {import("../../../web/client/paper/explained_figure.js").Voice} voice
 */
export function dealEnd(facts, settlement, voice) {
  if (facts.kind === "passed") return passDealEnd(facts);
  const contract = contractName(facts.contract);
  if (facts.declarer === voice.me)
    return t("{contract}: {ending}", { contract, ending: headline(facts, settlement, voice) });
  const named = t("{name}, {contract}", { name: voice.nameOf(facts.declarer), contract });
  return t("{named}: {ending}", { named, ending: ending(facts, settlement, namesWithYou(voice)) });
}

/** @param {import("./view.js").PassDealFacts} facts */
export const passDealEnd = ({ ending: end }) =>
  (end === "thrown_in" ? t("All passed: thrown in") : t("All passed, played out"));

/** @param {import("./view.js").PassDealFacts} facts */
export const passDealWords = ({ ending: end }) => (end === "thrown_in" ? t("thrown in") : t("passed deal"));

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
 * The result of the deal without the declarer's name: made or down, by how many tricks, and which defenders are down.
 * @param {Facts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
export function verdict(facts, settlement, nameOf) {
  return facts.kind === "passed" ? passDealWords(facts) : ending(facts, settlement, nameOf);
}

/**
 * The result beside the contract's sign: to the declarer of their own deal, to others with the declarer's name.
 * @param {ContractFacts} facts
 * @param {Settlement} settlement
 * @param {import("../../../web/client/paper/explained_figure.js").Voice} voice
 */
export function headline(facts, settlement, voice) {
  const namesOf = namesWithYou(voice);
  if (facts.declarer === voice.me) return ownEnding(facts, settlement, namesOf);
  return t("{named}: {ending}", { named: namesOf(facts.declarer), ending: ending(facts, settlement, namesOf) });
}

/** @param {import("../../../web/client/paper/explained_figure.js").Voice} voice @returns {NameOf} */
const namesWithYou = ({ me, nameOf }) => (seat) => (seat === me ? t("you") : nameOf(seat));

/**
 * @param {ContractFacts} facts
 * @param {Settlement} settlement
 * @param {NameOf} nameOf
 */
function ownEnding(facts, settlement, nameOf) {
  const { declarer } = settlement.shortfall;
  if (facts.ending === "solo") return t("You wrote it solo");
  if (facts.ending === "solo_declined") return t("You wrote it solo, payment declined");
  if (facts.ending === "unopposed") return t("You made it unopposed, ten tricks");
  if (declarer > 1) return t("You went down {count}, paid double", { count: declarer });
  if (declarer === 1) return t("You went down one");
  return withThoseIn(n("You made it, {count} trick", "You made it, {count} tricks", facts.declarer_tricks), facts,
    settlement, nameOf);
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
