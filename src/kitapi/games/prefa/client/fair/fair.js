/**
 * How Prefa's cards are dealt, to check a shuffle; restated from the rulebook: ten cards to each of three, two to the
 * talon.
 */
import { DECK_32 } from "../../../../web/client/fair/decks.js";
import { gameOfPack, packets, threeAfter } from "../../../../web/client/fair/pack.js";

export const fair = gameOfPack("prefa", {
  deck: DECK_32,
  active: threeAfter,
  deal: (order, playing) => ({ hands: packets(order, playing, 10), talon: order.slice(30) }),
}, ["call_made", "cards_discarded", "contract_named", "solo_written", "card_played", "trick_taken", "deal_settled"]);
