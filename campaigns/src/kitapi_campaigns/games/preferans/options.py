"""Rows of the campaigns of deals for the house rules of Preferans: one for every value of every option."""

from collections.abc import Iterator
from enum import Enum
from itertools import product
from typing import get_type_hints

from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant

STAKES = (1, 2, 3, 7, 20, 100)
POT_STAKES = (1, 3, 10, 50)
REFAS = (0, 1, 3)
KONTRA_LIMITS = (0, 1, 2, 4)
LOWEST_BIDS = (1, 2)

_NUMBERS = {
    "stake": STAKES,
    "pot_stake": POT_STAKES,
    "refas": REFAS,
    "kontra_limit": KONTRA_LIMITS,
    "lowest_bid": LOWEST_BIDS,
}
_TYPES = get_type_hints(PreferansVariant)
_CHOICES: dict[str, type[Enum]] = {name: kind for name, kind in _TYPES.items() if issubclass(kind, Enum)}
_SWITCHES = tuple(name for name, kind in _TYPES.items() if kind is bool)
assert _NUMBERS.keys() | _CHOICES.keys() | set(_SWITCHES) == _TYPES.keys(), "an option is not counted"


def option_rows() -> Iterator[str]:
    """A row for every size of table and every value of every option."""
    yield from (f"option: players {players}" for players in (3, 4))
    yield from (f"option: {name} {one.value}" for name, values in _CHOICES.items() for one in values)
    yield from (f"option: {name} {number}" for name, numbers in _NUMBERS.items() for number in numbers)
    yield from (f"option: {name} {value}" for name, value in product(_SWITCHES, ("off", "on")))


def options_of(terms: PreferansTerms) -> Iterator[str]:
    """Yield the rows that a deal under ``terms`` reaches."""
    variant = terms.variant
    yield f"option: players {terms.players}"
    yield from (f"option: {name} {getattr(variant, name).value}" for name in _CHOICES)
    yield from (f"option: {name} {getattr(variant, name)}" for name in _NUMBERS)
    yield from (f"option: {name} {'on' if getattr(variant, name) else 'off'}" for name in _SWITCHES)
