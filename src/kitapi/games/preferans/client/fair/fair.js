/**
 * How the cards of Preferans are dealt, to check a shuffle; restated from the rulebook: five to each of three, two to
 * the talon, five to each.
 */
import { DECK_32 } from "../../../../web/client/fair/decks.js";
import { gameOfPack, packets, threeAfter } from "../../../../web/client/fair/pack.js";

export const fair = gameOfPack("preferans", {
  deck: DECK_32,
  active: threeAfter,
  deal: (order, playing) => {
    const second = packets(order, playing, 5, 17);
    const hands = packets(order, playing, 5).map((first, place) => [...first, ...(second[place] ?? [])]);
    return { hands, talon: order.slice(15, 17) };
  },
}, ["call_made", "deal_thrown_in", "cards_discarded", "game_named", "card_played", "trick_taken", "deal_settled"]);
