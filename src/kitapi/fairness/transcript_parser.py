"""Reads the transcript of a deal from JSON from an untrusted source."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kitapi.fairness.shapes import Opened, Pledged, Shown, Shuffled
from kitapi.fairness.transcript import Entry, FairGame, Transcript
from kitapi.fairness.verdict import Problem
from kitapi.texts import Text

_READ = "shape"
"""The name of the check for events that cannot be read."""


class Unreadable(Exception):
    """The events do not begin with a readable opening of a deal."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


def game_of(kind: object, games: Mapping[str, FairGame]) -> FairGame | None:
    """The game among ``games`` to which an event of this ``kind`` belongs; None if there is none."""
    prefix = kind.partition(".")[0] if isinstance(kind, str) else ""
    return next((game for game in games.values() if game.prefix == prefix), None)


def transcript_of(events: Sequence[Mapping[str, Any]], games: Mapping[str, FairGame]) -> Transcript:
    """The transcript of one deal's ``events``, from its opening on.

    Raises:
        Unreadable: the events do not begin with a readable opening.
    """
    game = game_of(_kind(1, events[0]), games) if events else None
    first = None if game is None else _read_event(1, events[0], game)
    if game is None or first is None or not isinstance(first.read, Opened):
        raise Unreadable(Problem(_READ, Text("it does not begin with the opening of a deal")))
    entries, problems = [first], list[Problem]()
    for place, event in enumerate(events[1:], start=2):
        try:
            one = _read_event(place, event, game)
        except Unreadable as error:
            problems.append(error.problem)
        else:
            entries += [one] if one else []
    return _gather(game, entries, problems)


def _read_event(place: int, event: object, game: FairGame) -> Entry | None:
    """The event's fields if it is part of the shuffle, otherwise None."""
    kind = _kind(place, event)
    if kind.partition(".")[0] != game.prefix:
        raise Unreadable(Problem(_READ, Text("event {place}, {kind}, is of another game", place=place, kind=kind[:80])))
    shape = game.shape(kind)
    if shape is None:
        return None
    try:
        return Entry(place, kind, shape, None if shape.type is None else msgspec.convert(event, shape.type))
    except (msgspec.ValidationError, RecursionError, UnicodeEncodeError) as error:  # half a surrogate pair in a text
        raise Unreadable(
            Problem(
                _READ,
                Text("event {place}, {kind}, cannot be read: {problem}", place=place, kind=kind, problem=str(error)),
            )
        ) from None


def _kind(place: int, event: object) -> str:
    """The kind of an event.

    Raises:
        Unreadable: ``event`` is no JSON object with a kind.
    """
    if not isinstance(event, Mapping) or not isinstance(kind := event.get("kind"), str):
        raise Unreadable(Problem(_READ, Text("event {place} is no JSON object with a kind", place=place)))
    return kind


def _gather(game: FairGame, entries: Sequence[Entry], problems: Sequence[Problem]) -> Transcript:
    pledges: dict[int, str] = {}
    shares: dict[int, str] = {}
    shuffled: Shuffled | None = None
    for _, _, _, read in entries:
        if type(read) is Pledged:
            pledges.setdefault(read.seat, read.digest)
        elif type(read) is Shown:
            shares.setdefault(read.seat, read.value)
        elif isinstance(read, Shuffled):
            shuffled = shuffled or read
    return Transcript(
        game=game,
        opened=entries[0].read,
        entries=tuple(entries),
        pledges=pledges,
        shares=shares,
        shuffled=shuffled,
        problems=tuple(problems),
    )
