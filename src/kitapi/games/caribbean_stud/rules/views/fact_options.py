"""The facts that the gaming inspector may state: for every irregularity those on which there is a ruling."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Any, get_args

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.incidents.reports import DENIALS, FALLING, LOANS, can_be
from kitapi.games.caribbean_stud.rules.incidents.statable import (
    Sight,
    look_at,
    may_be_stated,
    narrow,
    seats_denied,
    sight_of,
)
from kitapi.games.caribbean_stud.rules.rulings.facts import ExchangeCase, Shuffler
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Field, Form, Seat

FEW, NEARLY_ALL = 8, 8
"""Limits of the offered numbers of fallen cards: at most ``FEW``, or all but fewer than ``NEARLY_ALL`` of the stub."""

COUNTS = (3, 4, 5, 6, 7)
"""The numbers of cards that may be stated for a seat or the bank."""

_VALUES: dict[str, tuple[Any, ...]] = {
    "shuffler": get_args(Shuffler),
    "where": ("floor", "well"),
    "shows": (False, True),
    "from_right": (False, True),
    "case": get_args(ExchangeCase),
}
"""The values that may be stated for facts that have only a few."""


_KEPT = 2048
"""The number of results that are kept."""


def facts_offered(state: StudState) -> tuple[Form | StateFacts, ...]:
    """Return what the gaming inspector may state now, as forms; two seats of one player as single statements.

    Nothing about a void hand.
    """
    if state.is_void:
        return ()
    names = _names_of_facts(state.phase)
    denied = ((irregularity, seats_denied(state, irregularity)) for irregularity in DENIALS if irregularity in names)
    return _find_all_offers(look_at(state), tuple((irregularity, seats) for irregularity, seats in denied if seats))


@lru_cache(_KEPT)
def _find_all_offers(looked: Sight, denied: tuple[tuple[str, tuple[Seat, ...]], ...]) -> tuple[Form | StateFacts, ...]:
    """Return what may be stated about all irregularities, computed once for all tables that look the same.

    ``denied``: by irregularity, the seats that do not play and for which the table itself contradicts a report.
    """
    offered: list[Form | StateFacts] = []
    for irregularity, names in _names_of_facts(looked.phase).items():
        offered += _find_offers(irregularity, names, narrow(looked, irregularity, dict(denied).get(irregularity, ())))
    return tuple(offered)


def facts_offered_of(state: StudState, irregularity: str) -> tuple[Form | StateFacts, ...]:
    """Return what may be stated now about one irregularity; nothing about a void hand."""
    names = _names_of_facts(state.phase).get(irregularity)
    if names is None or state.is_void:
        return ()
    return _find_offers(irregularity, names, sight_of(state, irregularity))


@cache
def _names_of_facts(phase: Phase) -> Mapping[str, frozenset[str]]:
    """Return the names of the facts to be stated about every irregularity that may be stated in ``phase``."""
    return {
        irregularity: frozenset(fact.name for fact in row.facts) | ({"cards"} if irregularity in FALLING else set())
        for irregularity, row in IRREGULARITIES.items()
        if irregularity != LOANS and row.is_ruled_in(phase)
    }


@lru_cache(_KEPT)
def _find_offers(irregularity: str, names: frozenset[str], sight: Sight) -> tuple[Form | StateFacts, ...]:
    """Return what may be stated about an irregularity with facts of these ``names``, computed once for every sight."""
    offered = _pairs(irregularity, sight) if "both" in names else _forms(irregularity, names, sight)
    return tuple(offered)


def _pairs(irregularity: str, sight: Sight) -> Iterator[StateFacts]:
    for both in combinations(range(sight.seats), 2):
        if may_be_stated(sight, stated := StateFacts(irregularity=irregularity, both=both)):
            yield stated


def _forms(irregularity: str, names: frozenset[str], sight: Sight) -> Iterator[Form]:
    """Yield forms whose values can all be combined with each other.

    Whether there is a ruling depends on the seat and on the number of cards separately, and on no other stated fact.
    So every seat that is possible with one possible number of cards is possible with all of them.
    """
    said = {name: values for name, values in _VALUES.items() if name in names and _matters(irregularity, name)}
    stated = StateFacts(irregularity=irregularity, **{name: values[0] for name, values in said.items()})
    cards = _cards_possible(sight, stated) if "cards" in names else (None,)
    if not cards:
        return
    seats: tuple[int | None, ...] = tuple(range(sight.seats)) if "seat" in names else (None,)
    possible = tuple(seat for seat in seats if may_be_stated(sight, replace(stated, seat=seat, cards=cards[0])))
    if not possible:
        return
    named = {"irregularity": (irregularity,), **({"seat": possible} if "seat" in names else {}), **said}
    if possible == seats:
        yield _form(named, cards)
        return
    for row in product(*named.values()):
        yield _form({name: (value,) for name, value in zip(named, row, strict=True)}, cards)


def _cards_possible(sight: Sight, stated: StateFacts) -> tuple[int, ...]:
    """Return the numbers of cards with which ``stated`` can have happened at this table."""
    amounts = _amounts(sight.in_hand or 0, stated.irregularity)
    return tuple(cards for cards in amounts if can_be(sight.seats, sight.in_hand, replace(stated, cards=cards)))


def _form(said: dict[str, tuple[Any, ...]], cards: tuple[int | None, ...]) -> Form:
    """Return the form with the values of every fact, all of which can be combined."""
    values = said if None in cards else {**said, "cards": cards}
    return Form(action="state_facts", fields=tuple(Field(name=name, values=one) for name, one in values.items()))


def _matters(irregularity: str, name: str) -> bool:
    """Whether a fact must be stated: the side on which the dealer began is known to the table, except for one row."""
    return name != "from_right" or irregularity == "CSP-112"


def _amounts(stub: int, irregularity: str) -> tuple[int, ...]:
    if irregularity not in FALLING:
        return COUNTS
    return tuple(cards for cards in range(stub + 1) if cards <= FEW or cards > stub - NEARLY_ALL)
