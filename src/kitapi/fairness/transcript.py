"""What a deal's events say about its shuffle, read from plain JSON and never trusted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec

from kitapi.fairness.shapes import SHAPES, DeckShuffled, Opened, PackDealt, Pledged, Shape, Shown, Unused
from kitapi.fairness.verdict import Problem

ReadT = TypeVar("ReadT", bound=msgspec.Struct)

_READ = "shape"
"""The check that reading is."""


class Told(NamedTuple):
    """One event that has a part in the shuffle: its place in the deal, from 1, and what was read of it."""

    place: int
    kind: str
    shape: Shape
    read: Any


class Unreadable(Exception):
    """Events that do not even say which deal they are of."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """A deal's shuffle: ``told``, in order.

    ``game``: what the kinds of its events begin with. ``pledges`` and ``shares``: what each seat said first.
    ``problems``: what could not be read.
    """

    game: str
    opened: Opened
    told: tuple[Told, ...]
    pledges: Mapping[int, str]
    shares: Mapping[int, str]
    shuffled: PackDealt | DeckShuffled | None
    problems: tuple[Problem, ...]

    @property
    def players(self) -> int:
        """How many seats the table has."""
        return self.opened.terms.players

    def all(self, kind: type[ReadT]) -> list[ReadT]:
        """What was read of the events of this shape, in order."""
        return [one.read for one in self.told if type(one.read) is kind]

    def first(self, kind: type[ReadT]) -> ReadT | None:
        """The first event of this shape; None where there is none."""
        return next(iter(self.all(kind)), None)

    @property
    def secret(self) -> str:
        """The secret, hexadecimal; empty where it is not shown."""
        if self.shuffled is not None:
            return self.shuffled.secret
        unused = self.first(Unused)
        return unused.secret if unused else ""

    def share(self, seat: int) -> str:
        """What ``seat`` put into the key; empty for nothing."""
        return self.shares.get(seat, "")


def transcript_of(events: Sequence[Mapping[str, Any]]) -> Transcript:
    """The transcript of one deal's ``events``, from its opening on.

    Raises:
        Unreadable: they do not begin with an opening that can be read.
    """
    told: list[Told] = []
    problems: list[Problem] = []
    for place, event in enumerate(events, start=1):
        try:
            one = _told(place, event)
        except Unreadable as error:
            if place == 1:
                raise
            problems.append(error.problem)
        else:
            told += [one] if one else []
    if not told or not isinstance(told[0].read, Opened) or told[0].place != 1:
        raise Unreadable(Problem(_READ, "it does not begin with the opening of a deal"))
    return _gathered(told, problems)


def _told(place: int, event: object) -> Told | None:
    """The event, if it has a part in the shuffle."""
    if not isinstance(event, Mapping) or not isinstance(kind := event.get("kind"), str):
        raise Unreadable(Problem(_READ, f"event {place} is no JSON object with a kind"))
    shape = SHAPES.get(kind)
    if shape is None:
        return None
    try:
        return Told(place, kind, shape, None if shape.type is None else msgspec.convert(event, shape.type))
    except (msgspec.ValidationError, RecursionError) as error:
        raise Unreadable(Problem(_READ, f"event {place}, {kind}, cannot be read: {error}")) from None


def _gathered(told: Sequence[Told], problems: list[Problem]) -> Transcript:
    game = told[0].kind.partition(".")[0]
    problems += [
        Problem(_READ, f"event {one.place}, {one.kind}, is of another game")
        for one in told
        if one.kind.partition(".")[0] != game
    ]
    pledges: dict[int, str] = {}
    shares: dict[int, str] = {}
    shuffled: PackDealt | DeckShuffled | None = None
    for _, _, _, read in told:
        if type(read) is Pledged:
            pledges.setdefault(read.seat, read.digest)
        elif type(read) is Shown:
            shares.setdefault(read.seat, read.value)
        elif isinstance(read, PackDealt | DeckShuffled):
            shuffled = shuffled or read
    return Transcript(
        game=game,
        opened=told[0].read,
        told=tuple(told),
        pledges=pledges,
        shares=shares,
        shuffled=shuffled,
        problems=tuple(problems),
    )
