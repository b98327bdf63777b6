"""Positions with open cards, written as lines of JSON, and what they are worth."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.cards import BadNotation, Card, CardSet, Suit, read_cards, set_of
from kitapi.cli.fields import read_fields
from kitapi.cli.lines import BadLine
from kitapi.solver.position import BadPosition, Objective, Position, check
from kitapi.solver.solver import STRAINS, Solver

ValueT = TypeVar("ValueT", int, bool)

_NO_TRUMPS = "n"
_HANDS = ("declarer", "first", "second")


class Asked(Enum):
    """What is wanted of every position."""

    RESULT = 0
    MOVES = 1
    ALL = 2


class _Strain(Enum):
    SPADES, CLUBS, DIAMONDS, HEARTS, NONE = "s", "c", "d", "h", _NO_TRUMPS


class _Leader(Enum):
    DECLARER, FIRST, SECOND = _HANDS


class _Hands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    declarer: str
    first: str
    second: str | None


class _Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hands: _Hands
    strain: _Strain | None = None
    leader: _Leader | None = None
    objective: Objective = Objective.TRICKS
    id: msgspec.Raw = msgspec.Raw()


class Solved(msgspec.Struct, frozen=True):
    """What a position is worth: ``tricks``, or at betl whether it is ``made``; with --all, by strain and leader."""

    tricks: int | dict[str, tuple[int, ...]] | UnsetType = UNSET
    made: bool | dict[str, tuple[bool, ...]] | UnsetType = UNSET
    moves: dict[str, int] | dict[str, bool] | UnsetType = UNSET


_CHOICES = {
    "strain": "the strains are s, c, d, h, n",
    "leader": "the leaders are declarer, first, second",
    "objective": "the objectives are tricks, betl",
}
_read = msgspec.json.Decoder(_Paper).decode


def line_solver(asked: Asked) -> Callable[[bytes], Solved]:
    """A function that solves the position written in a line; it raises ``BadLine``."""
    solver = Solver()

    def solved(line: bytes) -> Solved:
        paper = read_fields(_read, line, _CHOICES)
        hands = _hands_of(paper.hands)
        if asked is Asked.ALL:
            return _all(solver, _checked(Position(hands, 0, None)), paper.objective)
        position = _checked(Position(hands, _leader_of(paper, len(hands)), _trump_of(paper)))
        return _one(solver, position, paper.objective, moves=asked is Asked.MOVES)

    return solved


def _one(solver: Solver, position: Position, objective: Objective, *, moves: bool) -> Solved:
    match objective:
        case Objective.TRICKS:
            tricks = solver.tricks(position)
            return Solved(tricks=tricks, moves=_by_card(solver.values(position)) if moves else UNSET)
        case Objective.BETL:
            made = solver.betl_made(position)
            return Solved(made=made, moves=_by_card(solver.betl_values(position)) if moves else UNSET)


def _all(solver: Solver, position: Position, objective: Objective) -> Solved:
    leaders = range(len(position.hands))
    every = {trump: [position._replace(leader=leader, trump=trump) for leader in leaders] for trump in STRAINS}
    match objective:
        case Objective.TRICKS:
            tricks = solver.all_tricks(position.hands)
            return Solved(tricks={_letter(trump): by_leader for trump, by_leader in tricks.items()})
        case Objective.BETL:
            return Solved(made={_letter(trump): tuple(map(solver.betl_made, row)) for trump, row in every.items()})


def _letter(trump: Suit | None) -> str:
    return trump.value if trump else _NO_TRUMPS


def _by_card(values: Mapping[Card, ValueT]) -> dict[str, ValueT]:
    """``values`` by suit, high to low."""
    held = sorted(values, key=lambda card: (card.suit.index, -card.index))
    return {card.value: values[card] for card in held}


def _hands_of(given: _Hands) -> tuple[CardSet, ...]:
    texts = [given.declarer, given.first] + ([] if given.second is None else [given.second])
    hands: list[CardSet] = []
    for name, text in zip(_HANDS, texts, strict=False):
        cards = _cards_of(name, text)
        for other, hand in zip(_HANDS, hands, strict=False):
            if twice := [card for card in cards if card.bit & hand]:
                raise BadLine(f"hands.{name}", f"{twice[0].value} is in the hand of {other} already")
        hands.append(set_of(cards))
    return tuple(hands)


def _cards_of(name: str, text: str) -> tuple[Card, ...]:
    try:
        return read_cards(text)
    except BadNotation as bad:
        raise BadLine(f"hands.{name}", str(bad)) from None


def _leader_of(paper: _Paper, hands: int) -> int:
    if paper.leader is None:
        raise BadLine("leader", "is missing")
    leader = _HANDS.index(paper.leader.value)
    if leader >= hands:
        raise BadLine("leader", "cannot be second, who has no hand")
    return leader


def _trump_of(paper: _Paper) -> Suit | None:
    if paper.strain is None:
        raise BadLine("strain", "is missing")
    return None if paper.strain is _Strain.NONE else Suit(paper.strain.value)


def _checked(position: Position) -> Position:
    try:
        check(position)
    except BadPosition as bad:
        raise BadLine("hands", str(bad)) from None
    return position
