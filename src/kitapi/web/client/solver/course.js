/**
 * A line of play, step by step: the cards on the table, who took each trick, and the cost. The rules are the server's;
 * nothing is decided here.
 */
import { handsOf, holderOf } from "./deal.js";

/**
 * @typedef {import("./deal.js").Deal} Deal
 * @typedef {import("./deal.js").Hand} Hand
 * @typedef {import("./solver_request.js").Answer} Answer
 *
 * `winner`: null while it is not full, or not known yet.
 * @typedef {{ cards: string[], winner: Hand | null }} Trick
 */

/**
 * The tricks played so far; the last one may be incomplete.
 * @param {Deal} deal
 * @param {readonly string[]} gone
 * @param {Answer | null} answer
 * @returns {Trick[]}
 */
export function tricksOf(deal, gone, answer) {
  const size = handsOf(deal.hands).length;
  const tricks =
    Array.from({ length: Math.ceil(gone.length / size) }, (_, at) => gone.slice(at * size, (at + 1) * size));
  const winners = tricks.map((_, at) => holderOf(deal.hands, gone[(at + 1) * size] ?? ""));
  if (gone.length > 0 && gone.length % size === 0 && answer)
    winners[tricks.length - 1] = answer.turn ?? lastTaker(answer, winners);
  return tricks.map((cards, at) => ({ cards, winner: winners[at] ?? null }));
}

/**
 * Who took the last trick of all: the hand that has taken more tricks than are attributed so far.
 * @param {Answer} answer
 * @param {readonly (Hand | null)[]} winners
 */
function lastTaker({ taken }, winners) {
  const hands = /** @type {Hand[]} */ (Object.keys(taken));
  return hands.find((hand) => taken[hand] !== winners.filter((one) => one === hand).length) ?? null;
}

/** Whether the defence plays the declarer's cards. @param {string} objective */
const isOpen = (objective) => objective.startsWith("open");

/**
 * What the cards of `gone` cost the declarer and the defence.
 * @param {Deal} deal
 * @param {readonly string[]} gone
 * @param {readonly number[]} costs
 */
export function costsBySide(deal, gone, costs) {
  const isDeclarers = (/** @type {string} */ card) =>
    !isOpen(deal.objective) && holderOf(deal.hands, card) === "declarer";
  const sum = (/** @type {boolean} */ declarers) =>
    gone.reduce((so, card, at) => so + (isDeclarers(card) === declarers ? costs[at] ?? 0 : 0), 0);
  return { declarer: sum(true), defence: sum(false) };
}

/**
 * The best cards for the hand to act; none where all have the same value.
 * @param {Answer | null} answer
 */
export function bestOf(answer) {
  const moves = answer?.moves ?? {};
  const best = answer?.tricks ?? answer?.made;
  const cards = Object.keys(moves).filter((card) => moves[card] === best);
  return new Set(cards.length < Object.keys(moves).length ? cards : []);
}
