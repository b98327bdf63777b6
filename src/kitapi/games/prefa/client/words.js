/** Calls, contracts and answers in words, as players say them. */
import { suitCountWords, suitName, suitSymbol } from "../../../web/client/cards/names.js";
import { t } from "../../../web/client/words/translation.js";

/**
 * @typedef {import("./view.js").Call} Call
 * @typedef {import("./view.js").Answer} Answer
 * @typedef {import("./view.js").Contract} Contract
 * @typedef {import("./view.js").Part} Part
 * @typedef {import("./view.js").Phase} Phase
 * @typedef {import("./view.js").SpokenCall} SpokenCall
 */

/** @param {Contract} contract */
export const levelOf = (contract) => Number(contract.slice(0, -1));

/** @param {Contract} contract */
export const strainOf = (contract) => contract.slice(-1);

/** @param {string} strain */
export const strainName = (strain) => (strain === "n" ? t("no trumps") : suitName(strain));

/** "6 hearts". @param {Contract} contract */
export function contractName(contract) {
  const [level, strain] = [levelOf(contract), strainOf(contract)];
  return strain === "n" ? t("{level} {strain}", { level, strain: strainName(strain) }) : suitCountWords(strain, level);
}

/** "6♥", for running text. @param {Contract} contract */
export function contractSign(contract) {
  const strain = strainOf(contract);
  return `${levelOf(contract)}${strain === "n" ? t("NT") : suitSymbol(strain)}`;
}

/**
 * The bid that stands, or null.
 * @param {readonly SpokenCall[]} calls
 */
export function highBid(calls) {
  const bids = calls.flatMap(({ seat, call }) => (call.kind === "bid" ? [{ seat, contract: call.contract }] : []));
  return bids.at(-1) ?? null;
}

/**
 * What a hold says: of six by the suit alone, from seven up by level too.
 * @param {Contract | null} high
 */
export function holdWords(high) {
  if (!high) return t("Hold");
  if (levelOf(high) === 6) return t("Hold {strain}", { strain: strainName(strainOf(high)) });
  return t("Hold {contract}", { contract: contractName(high) });
}

/**
 * @param {Call} call
 * @param {Contract | null} high the bid that stood when the call was made
 */
export function callWords(call, high) {
  switch (call.kind) {
    case "bid": return contractName(call.contract);
    case "hold": return holdWords(high);
    case "if_left": return t("If all pass");
    case "pass": return t("Pass");
  }
}

/** @param {Answer} answer */
export function answerWords(answer) {
  switch (answer) {
    case "play": return t("I play");
    case "pass": return t("I pass");
    case "together": return t("Together");
    case "alone": return t("Alone");
  }
}

/** A defender's answer to a deal written solo. @param {boolean} accept */
export const soloAnswerWords = (accept) => (accept ? t("Accept payment") : t("Decline payment"));

/** A defender's part that is more than playing. @param {Exclude<Part, "plays">} part */
export function partWords(part) {
  switch (part) {
    case "calls": return t("took the other along");
    case "helps": return t("helps");
    case "out": return t("is out");
  }
}

/**
 * What the table waits for in a phase, with the name of the player to act.
 * @param {Phase} phase
 * @param {string} name
 */
export function waitingWords(phase, name) {
  switch (phase) {
    case "shuffling": return t("The cards are being shuffled");
    case "bidding": return t("{name} is bidding", { name });
    case "discarding": return t("{name} has the talon and discards", { name });
    case "naming": return t("{name} is choosing the contract", { name });
    case "given_up": return t("{name} is to accept the payment or decline it", { name });
    case "participating": return t("{name} decides: play or pass", { name });
    case "playing": return t("{name} to play", { name });
    case "claimed": return t("{name} is answering the claim", { name });
    case "over": return t("The deal is over");
    case "broken_up": return t("The game was ended");
  }
}

/** The prompt of a phase for the player to act. @param {Phase} phase */
export function turnWords(phase) {
  switch (phase) {
    case "bidding": return t("Your bid");
    case "discarding": return t("Choose two cards to discard");
    case "naming": return t("Choose your contract");
    case "given_up": return t("Do you accept the payment?");
    case "participating": return t("Your turn: do you play?");
    case "playing": return t("Your turn to play");
    case "claimed": return t("Do you accept the claim?");
    default: return t("Your turn");
  }
}
