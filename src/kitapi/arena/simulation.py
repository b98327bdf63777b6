"""Many deals between players, and what they came to.

The same seed gives the same numbers on any number of processes.
"""

import math
import multiprocessing
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import msgspec

from kitapi.arena import caribbean_stud, prefa, preferans
from kitapi.arena.booked import Booked
from kitapi.arena.dealing import play_deal
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.players import UnknownBot, bots_of, player_of
from kitapi.registry import GAMES

CHUNK = 50
"""Deals that a process plays at a time."""

BOOKS: Mapping[str, Callable[[Any], Sequence[Booked]]] = {
    "prefa": prefa.booked,
    "preferans": preferans.booked,
    "caribbean-stud": caribbean_stud.booked,
}
"""How a finished deal is booked, by game."""

Progress = Callable[[int, int], None]
"""Told how many of how many deals are done."""


class BadMatch(ValueError):
    """A simulation that cannot be run; the message names the field."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """What is simulated: in each of ``seatings``, by seat, the places in ``players`` of those who sit there."""

    game: str
    players: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: int
    terms: bytes


class Tally(NamedTuple):
    """One player's sums over the seatings of one deal; ``worth`` as in ``Booked``."""

    worth: int
    declared: int
    made: int
    took_part: int
    in_as_defender: int


class Row(NamedTuple):
    """One deal over all its seatings: the players' tallies, and in how many of them nobody declared."""

    tallies: tuple[Tally, ...]
    passed_out: int


def simulate(  # noqa: PLR0913 - the options of the command
    game: str,
    deals: int,
    players: Sequence[str],
    *,
    seed: int,
    variant: Mapping[str, Any] | None = None,
    duplicate: bool = False,
    workers: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Let ``players``, by seat, play ``deals`` different deals, each the first of a sitting.

    With ``duplicate`` every deal is played once in every rotation of the players, and a player's mean over them is one
    observation. ``mean`` and ``standard_error`` are in the game's unit (kapikia, points), as the deal is worth to the
    player; ``declared``, ``made``, ``in_as_defender`` (see the game's ``booked``) and ``passed_out`` (deals without a
    declarer) count deals played, which with ``duplicate`` are as many times more as there are players.

    Raises:
        BadMatch: no such game, player or option, or a number out of range.
    """
    began = time.perf_counter()
    seats = tuple(range(len(players)))
    rotations = tuple(seats[turn:] + seats[:turn] for turn in seats) if duplicate else (seats,)
    match = match_of(game, players, rotations, seed=seed, variant=variant)
    rows = list(played(match, deals, workers=workers, progress=progress))
    parts = len(seats) * len(rotations)
    summaries = [_summary(name, [row.tallies[at] for row in rows], parts) for at, name in enumerate(players)]
    return {
        "game": game,
        "deals": deals,
        "seed": seed,
        "players": summaries,
        "passed_out": sum(row.passed_out for row in rows),
        "seconds": round(time.perf_counter() - began, 3),
    }


def usual_players(game: str) -> list[str]:
    """Three of the players of ``game`` that are recommended first; none where there is no such game."""
    return [bots_of(game)[0]] * 3 if game in GAMES else []


def match_of(
    game: str,
    players: Sequence[str],
    seatings: tuple[tuple[int, ...], ...],
    *,
    seed: int,
    variant: Mapping[str, Any] | None = None,
) -> Match:
    """The match, if it can be played.

    Raises:
        BadMatch: no such game, player or option.
    """
    try:
        known = bots_of(game)
        if game not in BOOKS:
            raise BadMatch(f"game: {game} cannot be simulated")
        if unknown := [name for name in players if name not in known]:
            raise BadMatch(f"players: no player “{unknown[0]}” of {game}; choose from {', '.join(known)}")
        usual = GAMES[game].codec.read_terms(b"{}").variant
        options = {**msgspec.to_builtins(usual), **_options(variant or {})}
        terms = msgspec.json.encode({"players": len(seatings[0]), "variant": options})
        GAMES[game].begin(GAMES[game].codec.read_terms(terms), 0)
    except (UnknownBot, MalformedAction, IllegalAction) as error:
        raise BadMatch(str(error)) from error
    return Match(game=game, players=tuple(players), seatings=seatings, seed=seed, terms=terms)


def _options(variant: Mapping[str, Any]) -> dict[str, Any]:
    """House rules with the values that a command line gives as text turned into what they say."""
    said = {"true": True, "false": False, "on": True, "off": False}
    return {
        name: said.get(value, int(value) if value.isdecimal() else value) if isinstance(value, str) else value
        for name, value in variant.items()
    }


def played(match: Match, deals: int, *, workers: int = 1, progress: Progress | None = None) -> Iterator[Row]:
    """For every deal, in order, the players' tallies.

    Raises:
        BadMatch: a number out of range.
    """
    for field, number in (("deals", deals), ("workers", workers)):
        if number < 1:
            raise BadMatch(f"{field}: must be at least 1, not {number}")
    chunks = [range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK)]
    done = 0
    for rows in _in_processes(match, chunks, workers):
        yield from rows
        done += len(rows)
        if progress:
            progress(done, deals)


def _in_processes(match: Match, chunks: list[range], workers: int) -> Iterator[list[Row]]:
    if workers == 1:
        for chunk in chunks:
            yield play_chunk(match, chunk)
        return
    with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play_chunk, [match] * len(chunks), chunks)


def play_chunk(match: Match, numbers: range) -> list[Row]:
    """The players' tallies of some deals."""
    return [_row(match, number) for number in numbers]


def _row(match: Match, number: int) -> Row:
    game = GAMES[match.game]
    terms = game.codec.read_terms(match.terms)
    sums, passed_out = [Tally(0, 0, 0, 0, 0) for _ in match.players], 0
    for place, seating in enumerate(match.seatings):
        sitting = [player_of(match.players[who], match.game) for who in seating]
        state = play_deal(game, terms, number, sitting, seed=match.seed, seating=place)
        came_to = BOOKS[match.game](state)
        passed_out += not any(booked.declared for booked in came_to)
        for who, booked in zip(seating, came_to, strict=True):
            sums[who] = Tally(*(before + int(now) for before, now in zip(sums[who], booked, strict=True)))
    return Row(tuple(sums), passed_out)


def _summary(name: str, tallies: Sequence[Tally], parts: int) -> dict[str, Any]:
    """A player's line of the answer; a tally's worth counts in ``parts`` of a unit."""
    mean, error = mean_and_error([tally.worth for tally in tallies])
    return {
        "name": name,
        "mean": mean / parts,
        "standard_error": error / parts,
        "declared": sum(tally.declared for tally in tallies),
        "made": sum(tally.made for tally in tallies),
        "in_as_defender": sum(tally.in_as_defender for tally in tallies),
    }


def mean_and_error(numbers: Sequence[int]) -> tuple[float, float]:
    """Mean of whole numbers and its standard error (0 of a single one), free of the order they come in."""
    count, total = len(numbers), sum(numbers)
    if count < 2:
        return total / count, 0.0
    squares = sum(number * number for number in numbers)
    return total / count, math.sqrt((count * squares - total * total) / (count * count * (count - 1)))
