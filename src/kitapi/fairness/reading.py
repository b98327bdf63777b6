"""Reads the transcript of a deal from plain JSON, which is never trusted."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kitapi.fairness.shapes import Opened, Pledged, Shown, Shuffled
from kitapi.fairness.transcript import FairGame, Told, Transcript
from kitapi.fairness.verdict import Problem

_READ = "shape"
"""The check that reading is."""


class Unreadable(Exception):
    """Events that do not even say which deal they are of."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.sentence)
        self.problem = problem


def game_of(kind: object, games: Mapping[str, FairGame]) -> FairGame | None:
    """The game that an event of this ``kind`` is of; None for any other."""
    prefix = kind.partition(".")[0] if isinstance(kind, str) else ""
    return next((game for game in games.values() if game.prefix == prefix), None)


def transcript_of(events: Sequence[Mapping[str, Any]], games: Mapping[str, FairGame]) -> Transcript:
    """The transcript of one deal's ``events``, from its opening on.

    Raises:
        Unreadable: they do not begin with an opening that can be read.
    """
    told: list[Told] = []
    problems: list[Problem] = []
    for place, event in enumerate(events, start=1):
        try:
            one = _told(place, event, games)
        except Unreadable as error:
            if place == 1:
                raise
            problems.append(error.problem)
        else:
            told += [one] if one else []
    game = game_of(told[0].kind, games) if told else None
    if game is None or not isinstance(told[0].read, Opened) or told[0].place != 1:
        raise Unreadable(Problem(_READ, "it does not begin with the opening of a deal"))
    return _gathered(game, told, problems)


def _told(place: int, event: object, games: Mapping[str, FairGame]) -> Told | None:
    """The event, if it has a part in the shuffle."""
    if not isinstance(event, Mapping) or not isinstance(kind := event.get("kind"), str):
        raise Unreadable(Problem(_READ, f"event {place} is no JSON object with a kind"))
    game = game_of(kind, games)
    shape = None if game is None else game.shape(kind)
    if shape is None:
        return None
    try:
        return Told(place, kind, shape, None if shape.type is None else msgspec.convert(event, shape.type))
    except (msgspec.ValidationError, RecursionError) as error:
        raise Unreadable(Problem(_READ, f"event {place}, {kind}, cannot be read: {error}")) from None


def _gathered(game: FairGame, told: Sequence[Told], problems: list[Problem]) -> Transcript:
    problems += [
        Problem(_READ, f"event {one.place}, {one.kind}, is of another game")
        for one in told
        if game.shape(one.kind) is None
    ]
    pledges: dict[int, str] = {}
    shares: dict[int, str] = {}
    shuffled: Shuffled | None = None
    for _, _, _, read in told:
        if type(read) is Pledged:
            pledges.setdefault(read.seat, read.digest)
        elif type(read) is Shown:
            shares.setdefault(read.seat, read.value)
        elif isinstance(read, Shuffled):
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
