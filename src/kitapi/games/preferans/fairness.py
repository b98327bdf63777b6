"""How the cards of Preferans are dealt, for verifiers of shuffles; it shares no code with the rules."""

from kitapi.fairness.decks import DECK_32, Cards
from kitapi.fairness.pack import Pack, game_of_pack, packet, talon_shown, three_after


def _deal(order: Cards, playing: int) -> tuple[list[Cards], Cards]:
    """Deal five cards to each of three players, two to the talon, and five more to each."""
    hands = [packet(order, place, 5) + packet(order, place, 5, start=17) for place in range(playing)]
    return hands, order[15:17]


FAIRNESS = game_of_pack(
    "preferans",
    DECK_32,
    Pack(three_after, _deal),
    events=(
        "call_made",
        "deal_thrown_in",
        "cards_discarded",
        "game_named",
        "card_played",
        "trick_taken",
        "deal_settled",
    ),
    later={"bidding_won": talon_shown},
)
