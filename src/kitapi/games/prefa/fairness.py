"""How Prefa's cards are dealt, for verifiers of shuffles; it shares no code with the rules."""

from kitapi.fairness.decks import DECK_32, Cards
from kitapi.fairness.pack import Pack, game_of_pack, packet, three_after


def _deal(order: Cards, playing: int) -> tuple[list[Cards], Cards]:
    """Deal ten cards to each of three players, then two to the talon."""
    return [packet(order, place, 10) for place in range(playing)], order[30:]


FAIRNESS = game_of_pack(
    "prefa",
    DECK_32,
    Pack(three_after, _deal),
    events=(
        "call_made",
        "cards_discarded",
        "contract_named",
        "solo_written",
        "card_played",
        "trick_taken",
        "deal_settled",
    ),
)
