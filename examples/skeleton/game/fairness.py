"""How the cards of Skeleton Game are dealt, for verifiers of shuffles; the rules do not use this code."""

from kitapi.fairness.decks import DECK_32, Cards
from kitapi.fairness.pack import Pack, all_seats, game_of_pack, packet


def _deal(order: Cards, playing: int) -> tuple[list[Cards], Cards]:
    """Eight cards to each, the rest to the talon."""
    return [packet(order, place, 8) for place in range(playing)], order[8 * playing :]


FAIRNESS = game_of_pack(
    "skeleton_game",
    DECK_32,
    Pack(all_seats, _deal),
    events=("card_played", "trick_taken", "deal_settled"),
)
