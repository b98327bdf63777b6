"""What part a seat has in a deal, and the cards as the solver takes them: of Prefa and of Preferans."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from kitapi.cards import Suit
from kitapi.games.prefa.rules import state as prefa
from kitapi.games.preferans.rules import state as preferans
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.game_numbers import trump_of as preferans_trump
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


def prefa_part(state: Any, seat: Seat) -> Part:
    """The part of ``seat``, whose turn it is in a deal of Prefa."""
    match state:
        case prefa.Playing(bargain=prefa.Bargain() as bargain):
            declarer, trump = bargain.won.declarer, bargain.contract.strain.trump
            asked = Solvable(_position(state, declarer, trump), Objective.TRICKS) if state.claim is None else None
            return Part(_role(seat, declarer, state.deal.opened.active, state.lineup), asked)
        case prefa.Playing():
            return Part(NOBODYS)
        case prefa.Participating():
            return Part(_role(seat, state.bargain.won.declarer, state.deal.opened.active))
        case prefa.GivenUp():
            return Part(_role(seat, state.won.declarer, state.deal.opened.active))
        case prefa.Discarding() | prefa.Naming():
            return Part(DECLARER)
        case _:
            return Part(BIDDER)


def preferans_part(state: Any, seat: Seat) -> Part:
    """The part of ``seat``, whose turn it is in a deal of Preferans."""
    match state:
        case preferans.Playing() | preferans.Answering():
            is_betl = state.bargain.game is GameNumber.BETL
            lineup = state.lineup if isinstance(state, preferans.Playing) else ()
            role = _role(seat, state.bargain.declarer, state.deal.opened.active, lineup)
            role = (BETL if role == DECLARER else AGAINST_BETL) if is_betl else role
            return Part(role, _solvable(state, is_betl) if isinstance(state, preferans.Playing) else None)
        case preferans.Discarding() | preferans.Naming():
            return Part(DECLARER)
        case _:
            return Part(BIDDER)


def _solvable(state: preferans.Playing, is_betl: bool) -> Solvable:
    objective = {
        (False, False): Objective.TRICKS,
        (False, True): Objective.OPEN,
        (True, False): Objective.BETL,
        (True, True): Objective.OPEN_BETL,
    }[is_betl, state.plays_declarer is not None]
    position = _position(state, state.bargain.declarer, preferans_trump(state.bargain.game))
    return Solvable(position, objective)


def _role(seat: Seat, declarer: Seat, active: tuple[Seat, ...], lineup: tuple[Seat, ...] = ()) -> str:
    if seat == declarer:
        return DECLARER
    if lineup and len(lineup) < len(active):
        return ALONE
    return FIRST if seat == defenders_of(declarer, active)[0] else SECOND


def _position(state: Any, declarer: Seat, trump: Suit | None) -> Position:
    at = state.lineup.index(declarer)
    order = (*state.lineup[at:], *state.lineup[:at])
    hands = tuple(state.hands[seat] for seat in order)
    return Position(hands, order.index(state.leader), trump, tuple(played.card for played in state.trick))


PARTS: Mapping[str, Callable[[Any, Seat], Part]] = {"prefa": prefa_part, "preferans": preferans_part}
"""What part a seat has, by game."""
