"""How the cards of Preferans are dealt, for whoever verifies a shuffle; shared with no rule."""

from kitapi.fairness.decks import DECK_32
from kitapi.fairness.pack import Pack, game_of_pack, talon_shown, three_after

FAIRNESS = game_of_pack(
    "preferans",
    DECK_32,
    Pack(
        three_after,
        hands=((slice(0, 5), slice(17, 22)), (slice(5, 10), slice(22, 27)), (slice(10, 15), slice(27, 32))),
        talon=slice(15, 17),
    ),
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
"""Five cards to each of three, two to the talon, five to each."""
