"""Which facts may be stated: decided by a small part of the table, so that one answer serves many states."""

from typing import NamedTuple

from msgspec.structs import asdict

from kitapi.games.caribbean_stud.rules.incidents.reports import (
    DENIALS,
    TO_FALL,
    can_be,
    cards_in_hand,
    cards_left,
    is_about_last_hand,
    is_reportable,
    seats_in_hand,
)
from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts, Facts, Report, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES, checked_row
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat, seats_of


class Sight(NamedTuple):
    """The part of a table that decides which facts may be stated about one irregularity.

    ``seats``: their number. ``in_hand``: the number of cards in the stub, None: the dealer has not taken it, or the
    irregularity is not about the stub. ``concerned``: the seats that a report may name though the irregularity is about
    a seat that plays: those that play, and those about which the table itself contradicts the report, which is then
    without ground; none if it is not about seats.
    """

    phase: Phase
    seats: int
    in_hand: int | None
    concerned: tuple[Seat, ...]


def sight_of(state: StudState, irregularity: str) -> Sight:
    """Return the part of the table that decides which facts may be stated about ``irregularity``."""
    return narrow(look_at(state), irregularity, seats_denied(state, irregularity))


def narrow(looked: Sight, irregularity: str, denied: tuple[Seat, ...]) -> Sight:
    """Return the part of ``looked`` that decides about ``irregularity``; ``denied``: see ``seats_denied``."""
    in_hand = looked.in_hand if irregularity in TO_FALL else None
    concerned = _find_seats(looked, irregularity, denied) if irregularity in _OF_SEATS else ()
    return Sight(looked.phase, looked.seats, in_hand, concerned)


_OF_SEATS = frozenset(
    irregularity
    for irregularity, row in IRREGULARITIES.items()
    if not {"seat", "both"}.isdisjoint(fact.name for fact in row.facts)
)
"""The irregularities that are about seats."""


def _find_seats(looked: Sight, irregularity: str, denied: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that a report of ``irregularity`` concerns."""
    if is_about_last_hand(looked.phase, irregularity):
        return seats_of(looked.seats)
    if not denied:
        return looked.concerned
    return tuple(seat for seat in seats_of(looked.seats) if seat in looked.concerned or seat in denied)


def seats_denied(state: StudState, irregularity: str) -> tuple[Seat, ...]:
    """Return the seats that do not play and for which the table itself contradicts a report of ``irregularity``."""
    playing, denial = look_at(state).concerned, DENIALS.get(irregularity)
    if denial is None or len(playing) == len(state.seats):
        return ()
    return tuple(seat for seat in state.seats if seat not in playing and denial(state, seat, state.places[seat]))


def look_at(state: StudState) -> Sight:
    """Return all that decides about any irregularity, computed once, with the seats that play as those concerned."""
    sight: Sight | None = state.cache.get("sight")
    if sight is None:
        sight = Sight(state.phase, len(state.places), cards_in_hand(state), seats_in_hand(state))
        state.cache["sight"] = sight
    return sight


def may_be_stated(sight: Sight, stated: StateFacts) -> bool:
    """Whether there is a ruling on these facts, even one without ground, at a table of which ``sight`` is known."""
    if not is_reportable(stated.irregularity) or not can_be(sight.seats, sight.in_hand, stated):
        return False
    known = {name: value for name, value in asdict(stated).items() if name != "irregularity"}
    seats = dict.fromkeys(map(int, sight.concerned), SeatChips(ante=0))
    facts = Facts(seats=seats, left=cards_left(sight.in_hand or 0, stated), **known)
    report = Report(irregularity=stated.irregularity, phase=sight.phase, facts=facts)
    try:
        checked_row(report)
    except BadFacts:
        return False
    return True
