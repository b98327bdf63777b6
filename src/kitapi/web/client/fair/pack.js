/** Games in which one of the seats deals the whole pack at once, to some of the seats and a talon. */
import { handsBy, isSame, computeOrder, checkUnshuffled } from "./card_order.js";
import { check, checkThat } from "./outcome.js";
import {
  IN_EVERY_GAME, isCards, isHands, isSeat, isSeats, OPENING, PART, playShapes, shape, SHUFFLED,
} from "./shapes.js";
import { findEvent } from "./steps.js";

/**
 * @typedef {import("./steps.js").FairGame} FairGame
 * @typedef {import("./steps.js").Steps} Steps
 *
 * How a pack is dealt. `active`: returns the seats that play, given the dealer and the number of seats. `deal`: returns
 * the hand of each of these, in their order, and the talon, given the order of the cards and the number of players.
 * @typedef {{
 *   deck: string[], active: (dealer: number, seats: number) => number[],
 *   deal: (order: string[], playing: number) => { hands: string[][], talon: string[] },
 * }} Pack
 */

/** The three seats after the dealer. @param {number} dealer @param {number} seats */
export const threeAfter = (dealer, seats) => [1, 2, 3].map((step) => (dealer + step) % seats);

/** Every seat, from the first on. @param {number} _dealer @param {number} seats */
export const allSeats = (_dealer, seats) => Array.from({ length: seats }, (_, seat) => seat);

/**
 * The cards for each place, `size` cards for each, from the card `start` on.
 * @param {string[]} order
 * @param {number} places
 * @param {number} size
 */
export const packets = (order, places, size, start = 0) => Array.from({ length: places }, (_, place) => (
  order.slice(start + size * place, start + size * (place + 1))));

/**
 * @param {string} prefix
 * @param {Pack} pack
 * @param {string[]} events the names of those that come after the deal
 * @returns {FairGame}
 */
export const gameOfPack = (prefix, pack, events) => ({
  prefix,
  shuffled: "cards_dealt",
  shapes: {
    ...IN_EVERY_GAME,
    deal_opened: shape(PART.opened, { ...OPENING, dealer: isSeat, active: isSeats }, true),
    cards_dealt: shape(PART.shuffled, { ...SHUFFLED, hands: isHands, talon: isCards }, true),
    sitting_broken_up: shape(PART.ended, {}, true),
    ...playShapes(...events),
  },
  cardsChecks: (steps) => [checkPack(steps, pack)],
});

/** Checks the hands and the talon together. @param {Steps} steps @param {Pack} pack */
function checkPack(steps, pack) {
  const { opening, shares } = steps;
  const laid = findEvent(steps, "cards_dealt");
  const active = pack.active(opening.dealer, shares.length);
  const isAround = isSame(opening.active, active) && opening.dealer < shares.length;
  if (!laid) return isAround ? checkUnshuffled(steps) : check("order", "failed", "other_cards");
  const order = computeOrder(steps, laid.secret, pack.deck);
  if (!order) return check("order", "failed", "no_secret");
  const { hands, talon } = pack.deal(order, active.length);
  const bySeat = handsBy(shares.length, (seat) => hands[active.indexOf(seat)] ?? []);
  return checkThat("order", isAround && isSame(laid.hands, bySeat) && isSame(laid.talon, talon), "other_cards");
}
