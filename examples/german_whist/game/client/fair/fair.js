/** How the cards of German Whist are dealt, to check a shuffle; restated from the rulebook. */
import { DECK_52 } from "../../../../web/client/fair/decks.js";
import { allSeats, gameOfPack, packets } from "../../../../web/client/fair/pack.js";

export const fair = gameOfPack("german_whist", {
  deck: DECK_52,
  active: allSeats,
  deal: (order, playing) => ({ hands: packets(order, playing, 13), talon: order.slice(13 * playing) }),
}, ["card_played", "trick_taken", "stock_drawn", "deal_settled"]);
