"""What part a seat has in a deal, and the cards as the solver takes them: of trick games with a declarer."""

from typing import Any, NamedTuple

from kitapi.cards import Suit
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.solver.position import Objective, Position

BIDDER, DECLARER, ALONE, FIRST, SECOND, NOBODYS = "bidder", "declarer", "alone", "first", "second", "pass deal"
BETL, AGAINST_BETL = "betl", "against betl"

ROLES = (BIDDER, DECLARER, ALONE, FIRST, SECOND, NOBODYS, BETL, AGAINST_BETL)
"""Who decides: before there is a declarer, he, who defends by himself, the defender after him, the other, …"""


class Solvable(NamedTuple):
    """The turn of a card with all cards open, and what is played for."""

    position: Position
    objective: Objective

    @property
    def wants_many(self) -> bool:
        """Whether who decides wants the result high: the declarer, as long as he plays his cards himself."""
        return self.position.turn == 0 and not self.objective.is_open


class Part(NamedTuple):
    """What a seat decides as."""

    role: str
    solvable: Solvable | None = None


def role_of(seat: Seat, declarer: Seat, active: tuple[Seat, ...], lineup: tuple[Seat, ...] = ()) -> str:
    """What ``seat`` is once there is a declarer; ``lineup``: the seats in play, once they are known."""
    if seat == declarer:
        return DECLARER
    if lineup and len(lineup) < len(active):
        return ALONE
    return FIRST if seat == defenders_of(declarer, active)[0] else SECOND


def position_of(state: Any, declarer: Seat, trump: Suit | None) -> Position:
    """The cards of ``state``, in which a card is played, as the solver takes them."""
    at = state.lineup.index(declarer)
    order = (*state.lineup[at:], *state.lineup[:at])
    hands = tuple(state.hands[seat] for seat in order)
    return Position(hands, order.index(state.leader), trump, tuple(played.card for played in state.trick))
