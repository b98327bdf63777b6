/** How a deck of Caribbean Stud is shuffled, cut and dealt, to check a shuffle. */
import { DECK_52 } from "../../../../web/client/fair/decks.js";
import { isSame, computeOrder, checkUnshuffled } from "../../../../web/client/fair/card_order.js";
import { check, checkThat } from "../../../../web/client/fair/outcome.js";
import {
  IN_EVERY_GAME, isCards, isCount, isHands, isSeat, isSeats, isText, OPENING, PART, playShapes, shape, SHUFFLED,
} from "../../../../web/client/fair/shapes.js";
import { findEvent } from "../../../../web/client/fair/steps.js";
import { dealDeck, isClosedRight, isShuffledRight } from "./deck.js";

/**
 * @typedef {import("../../../../web/client/fair/outcome.js").Check} Check
 * @typedef {import("../../../../web/client/fair/steps.js").Steps} Steps
 */

/** @type {import("../../../../web/client/fair/steps.js").FairGame} */
export const fair = {
  prefix: "caribbean_stud",
  shuffled: "deck_shuffled",
  shapes: {
    ...IN_EVERY_GAME,
    hand_opened: shape(PART.opened, OPENING, true),
    deck_shuffled: shape(PART.shuffled, { ...SHUFFLED, method: isText, times: isCount, order: isCards }, true),
    cut_offered: shape(PART.cut, { seat: isSeat }),
    cut_declined: shape(PART.cut, { seat: isSeat }),
    deck_cut: shape(PART.cut, { seat: (value) => value === null || isSeat(value), amount: isCount }, true),
    bets_closed: shape(PART.closed, { seats: isSeats }, true),
    slip_made: shape(null, { seat: isSeat, what: isText }),
    seat_voided: shape(null, { seat: isSeat }),
    cards_dealt: shape(PART.dealt, { method: isText, hands: isHands, bank: isCards, stub: isCards }, true),
    table_broken_up: shape(PART.ended, {}, true),
    table_closed: shape(PART.ended),
    ...playShapes("upcard_turned", "bet_raised", "folded", "card_given", "bank_revealed", "seat_settled"),
  },
  cardsChecks: checkCards,
};

/** Check the order of the deck, and then which cards each player received. @param {Steps} steps @returns {Check[]} */
function checkCards(steps) {
  const shuffled = findEvent(steps, "deck_shuffled");
  const dealt = findEvent(steps, "cards_dealt");
  if (!shuffled) return [dealt ? check("order", "failed", "other_cards") : checkUnshuffled(steps)];
  const order = computeOrder(steps, shuffled.secret, DECK_52);
  const checks = [order
    ? checkThat("order", isSame(shuffled.order, order), "other_cards") : check("order", "failed", "no_secret")];
  if (!isShuffledRight(steps)) return [...checks, check("dealing", "failed", "other_cards")];
  if (!dealt) return [...checks, check("dealing", "unknown", "not_dealt")];
  const { hands, bank, stub } = dealDeck(steps);
  const isDealt = isSame([dealt.hands, dealt.bank, dealt.stub], [hands, bank, stub]);
  return [...checks, checkThat("dealing", isClosedRight(steps) && isDealt, "other_cards")];
}
