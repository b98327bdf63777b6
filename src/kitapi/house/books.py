"""The books of a table of the house: its log in hands and shifts, its counts, and the people behind each step."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import reduce

import msgspec

from kitapi.kernel.books import Entry
from kitapi.kernel.done_by import DoneBy
from kitapi.ledger import Account, balances_after

HUNDREDTHS_OF_A_PER_CENT = 10_000


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """What was counted, what should have lain there by the books, and how much more (above 0) or less it was."""

    counted: int
    expected: int
    difference: int


class Signed(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the house: its event's name, when it was stored, and who did it; None: that was not written down."""

    step: str
    at: str
    by: DoneBy | None


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody, or the automaton, in a role: from the first step to the last, and how many there were."""

    by: DoneBy
    since: str
    until: str
    steps: int


def counted(found: int, expected: int) -> Count:
    """A count, with its difference from what the books expect."""
    return Count(counted=found, expected=expected, difference=found - expected)


def signed(entry: Entry) -> Signed:
    """One step, with who did it and when."""
    kind = str(type(entry.event).__struct_config__.tag)
    return Signed(step=kind.partition(".")[2], at=entry.at, by=entry.by)


def served(log: Iterable[Entry], apart: Sequence[str] = ()) -> tuple[Served, ...]:
    """Who acted in the house's roles, in the order of their first steps; the automaton and the bots apart.

    ``apart``: roles that are nobody's of the house, and are left out.
    """
    kept: dict[tuple[str, str, bool], Served] = {}
    for entry in log:
        by = entry.by
        if by is None or by.role is None or by.role in apart:
            continue
        key = (by.role, by.visitor, by.automaton)
        first = kept.get(key)
        since, steps = (entry.at, 1) if first is None else (first.since, first.steps + 1)
        kept[key] = Served(by=by, since=since, until=entry.at, steps=steps)
    return tuple(kept.values())


def hands_of(log: Iterable[Entry], opening: type) -> list[list[Entry]]:
    """The log, hand by hand; an event of the type ``opening`` begins each. The first entry is one."""
    hands: list[list[Entry]] = []
    for entry in log:
        if isinstance(entry.event, opening):
            hands.append([])
        hands[-1].append(entry)
    return hands


def shifts_of(hands: Iterable[list[Entry]], closing: type) -> Iterator[list[list[Entry]]]:
    """Hands by shift; one ends with the hand that holds an event of the type ``closing``."""
    shift: list[list[Entry]] = []
    for hand in hands:
        shift.append(hand)
        if any(isinstance(entry.event, closing) for entry in hand):
            yield shift
            shift = []
    if shift:
        yield shift


def balances_at_end(balances: Mapping[str, int], log: Iterable[Entry]) -> dict[str, int]:
    """Where all chips lie after ``log``, by its transfers alone; later balances that an event names are not read."""
    start = {Account(name): chips for name, chips in balances.items()}
    moves = (getattr(entry.event, "transfers", ()) for entry in log)
    return {str(account): chips for account, chips in reduce(balances_after, moves, start).items()}


def part_of(won: int, whole: int) -> int | None:
    """``won`` in hundredths of a per cent of ``whole``, rounded half to even; None of nothing."""
    return round(Fraction(won * HUNDREDTHS_OF_A_PER_CENT, whole)) if whole else None
