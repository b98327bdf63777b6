"""How the cards of German Whist are dealt, for verifiers of shuffles; the rules do not use this code."""

from collections.abc import Mapping
from typing import Any

from kitapi.fairness.decks import DECK_52, Cards
from kitapi.fairness.pack import Pack, all_seats, game_of_pack, packet
from kitapi.fairness.transcript import Lying


def _check_drawn_cards(lying: Lying, event: Mapping[str, Any]) -> str:
    """Return an error text if the two drawn cards are not the next ones of the stock, else an empty text."""
    are_next = [event.get("shown"), event.get("hidden")] == lying["talon"][:2]
    del lying["talon"][:2]
    return "" if are_next else "the cards that were drawn are not the next ones of the stock"


def _deal(order: Cards, playing: int) -> tuple[list[Cards], Cards]:
    """Deal thirteen cards to each player, and the rest to the stock."""
    return [packet(order, place, 13) for place in range(playing)], order[13 * playing :]


FAIRNESS = game_of_pack(
    "german_whist",
    DECK_52,
    Pack(all_seats, _deal),
    events=("card_played", "trick_taken", "stock_drawn", "deal_settled"),
    later={"stock_drawn": _check_drawn_cards},
)
