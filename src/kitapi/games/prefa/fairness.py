"""How Prefa's cards are dealt, for whoever verifies a shuffle; shared with no rule."""

from kitapi.fairness.decks import DECK_32
from kitapi.fairness.pack import Pack, game_of_pack, three_after

FAIRNESS = game_of_pack(
    "prefa",
    DECK_32,
    Pack(three_after, hands=((slice(0, 10),), (slice(10, 20),), (slice(20, 30),)), talon=slice(30, 32)),
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
"""Ten cards to each of three, then two to the talon."""
