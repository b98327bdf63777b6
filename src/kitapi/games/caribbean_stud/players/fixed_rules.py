"""The players ``simple`` and ``rock``: each raises with a fixed hand or better, and never exchanges a card."""

from kitapi.cards import read_cards
from kitapi.games.caribbean_stud.players.common import build_player
from kitapi.games.caribbean_stud.rules.table.actions import Raise
from kitapi.games.caribbean_stud.rules.views.view import SeatView, StudView
from kitapi.mechanics.poker_hands import HandValue, value_of
from kitapi.players.player import Player

PAIR_OF_TWOS = value_of(read_cards("2s 2h 3d 4c 5s"))
"""The lowest pair."""

ACE_KING_JACK_EIGHT_THREE = value_of(read_cards("As Kh Jd 8c 3s"))
"""The weakest hand that is raised by the best rule that depends only on the player's own cards."""


def raises_from(lowest: HandValue, *, token: bool) -> Player:
    """Build a player who stakes the minimum and raises with ``lowest`` or better; ``token``: they buy tokens."""

    def choose(view: StudView, own: SeatView) -> Raise | None:
        raising = next((option for option in view.options if isinstance(option, Raise)), None)
        return raising if value_of(own.cards) >= lowest else None

    return build_player(choose, token=lambda _view: token)


simple = raises_from(PAIR_OF_TWOS, token=True)
"""The player who raises with a pair or better and buys a token for every hand."""

rock = raises_from(ACE_KING_JACK_EIGHT_THREE, token=False)
"""The player who raises with A-K-J-8-3 or better and never buys a token."""
