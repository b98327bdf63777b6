/** How the cards of Skeleton Game are dealt, to check a shuffle; restated from the rulebook. */
import { DECK_32 } from "../../../../web/client/fair/decks.js";
import { allSeats, gameOfPack, packets } from "../../../../web/client/fair/pack.js";

export const fair = gameOfPack("skeleton_game", {
  deck: DECK_32,
  active: allSeats,
  deal: (order, playing) => ({ hands: packets(order, playing, 8), talon: order.slice(8 * playing) }),
}, ["card_played", "trick_taken", "deal_settled"]);
