"""Roles of seats in trick games with a declarer, and positions in the format of the solver."""

from typing import Any, NamedTuple

from kitapi.cards import Suit
from kitapi.kernel import Seat
from kitapi.mechanics.table import defenders_of
from kitapi.solver.position import Objective, Position

BIDDER, DECLARER, ALONE, FIRST, SECOND, NOBODYS = "bidder", "declarer", "alone", "first", "second", "pass deal"
BETL, AGAINST_BETL = "betl", "against betl"

ROLES = (BIDDER, DECLARER, ALONE, FIRST, SECOND, NOBODYS, BETL, AGAINST_BETL)
"""All roles. In this order: any seat before there is a declarer; the declarer; a lone defender; the first and the
second defender after the declarer; any seat of a pass deal; the declarer and a defender of a betl."""


class Solvable(NamedTuple):
    """The position in which a card is to be played, and the objective."""

    position: Position
    objective: Objective

    @property
    def wants_many(self) -> bool:
        """Whether the side to act wants a high result: the declarer, unless the defence plays the declarer's cards."""
        return self.position.turn == 0 and not self.objective.is_open


class Part(NamedTuple):
    """The role of the seat that decides, and the position if a card is to be played."""

    role: str
    solvable: Solvable | None = None


def role_of(seat: Seat, declarer: Seat, active: tuple[Seat, ...], lineup: tuple[Seat, ...] = ()) -> str:
    """The role of ``seat`` once there is a declarer; ``lineup``: the seats in play, once they are known."""
    if seat == declarer:
        return DECLARER
    if lineup and len(lineup) < len(active):
        return ALONE
    return FIRST if seat == defenders_of(declarer, active)[0] else SECOND


def position_of(state: Any, declarer: Seat, trump: Suit | None) -> Position:
    """The cards of ``state``, in which a card is to be played, in the format of the solver."""
    at = state.lineup.index(declarer)
    order = (*state.lineup[at:], *state.lineup[:at])
    hands = tuple(state.hands[seat] for seat in order)
    return Position(hands, order.index(state.leader), trump, tuple(played.card for played in state.trick))
