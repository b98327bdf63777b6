"""Simulations of deals between players, and the sums of their results.

The same seed gives the same numbers on any number of processes.
"""

import multiprocessing
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from kitapi.arena.deals import Memory, Round, Which, play_round
from kitapi.arena.entrants import Entrant, entrant_of, names_of
from kitapi.arena.games import ArenaGame, NotMeasured, stats_of
from kitapi.arena.sequential import Running
from kitapi.arena.timing import in_milliseconds, time_decisions
from kitapi.kernel import IllegalAction, MalformedAction
from kitapi.players import bots_of, solver_bots
from kitapi.records import Record, write_record
from kitapi.texts import Text, TextError

CHUNK = 50
"""The number of deals that a process plays at a time."""

AHEAD = 4
"""Maximum number of finished chunks for each process that wait in memory to be read."""

Progress = Callable[[int, int], None]
"""A function that is called with the number of finished deals and the number of all deals."""


class BadMatch(TextError):
    """A simulation that cannot be run; the text names the field."""


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """The match to be simulated.

    ``seatings``: in each seating, by seat, the index in ``players`` of the player who sits there. ``timed``: whether
    the seconds of every decision are measured. ``recorded``: whether every deal is kept as a record.
    """

    game: str
    players: tuple[str, ...]
    seatings: tuple[tuple[int, ...], ...]
    seed: int
    terms: bytes
    timed: bool = False
    recorded: bool = False


class Tally(NamedTuple):
    """One player's sums over the seatings of one deal; ``value`` as in ``DealResult``."""

    value: int
    declared: int
    made: int
    took_part: int
    in_as_defender: int


class Row(NamedTuple):
    """One deal in all its seatings: the players' tallies, and the number of seatings in which nobody declared.

    ``spent``: the seconds of every player's decisions, if they are ``timed``. ``records``: the deal as it was played in
    each seating, a record of a sitting of one deal, if they are ``recorded``.
    """

    tallies: tuple[Tally, ...]
    passed_out: int
    spent: tuple[tuple[float, ...], ...] = ()
    records: tuple[bytes, ...] = ()


def simulate(  # noqa: PLR0913 - the options of the command
    game: ArenaGame,
    deals: int,
    players: Sequence[str],
    *,
    seed: int,
    variant: Mapping[str, Any] | None = None,
    duplicate: bool = False,
    timed: bool = False,
    workers: int = 1,
    progress: Progress | None = None,
    record: Callable[[bytes], object] | None = None,
) -> dict[str, Any]:
    """Let ``players``, by seat, play ``deals`` different deals, each the first of a sitting.

    With ``duplicate`` every deal is played once in every rotation of the players, and a player's mean over them is one
    observation. ``mean`` and ``standard_error`` are in the game's unit (kapikia, points), for one deal of the
    player; ``declared``, ``made``, ``in_as_defender`` (see the game's ``results``) and ``passed_out`` (deals without a
    declarer) count the deals played, whose number is multiplied by the number of players with ``duplicate``. Then
    ``pairs`` has the difference in every pair of players, with its standard error; with ``timed`` every player has the
    ``milliseconds`` of their decisions. ``record`` is called with the lines of each deal's record, in order, as soon as
    the deal and all before it are over.

    Raises:
        BadMatch: the arena has no statistics for the game, the game has no such player or house rule, or a number is
            out of range.
    """
    began = time.perf_counter()
    rotations = _rotations(len(players), duplicate=duplicate)
    match = match_of(game, players, rotations, seed=seed, variant=variant)
    match = msgspec.structs.replace(match, timed=timed, recorded=record is not None)
    rows = list(_hand_on_records(play_deals(game, match, deals, workers=workers, progress=progress), record))
    parts = len(players) * len(rotations)
    summaries = [_summary(name, at, rows, parts) for at, name in enumerate(players)]
    pairs = {"pairs": _pairs(players, rows, parts)} if duplicate else {}
    return {
        "game": game.name,
        "deals": deals,
        "seed": seed,
        "players": summaries,
        **pairs,
        "passed_out": sum(row.passed_out for row in rows),
        "seconds": round(time.perf_counter() - began, 3),
    }


def _rotations(players: int, *, duplicate: bool) -> tuple[tuple[int, ...], ...]:
    seats = tuple(range(players))
    return tuple(seats[turn:] + seats[:turn] for turn in seats) if duplicate else (seats,)


def _hand_on_records(rows: Iterable[Row], record: Callable[[bytes], object] | None) -> Iterator[Row]:
    """The rows without their records, which are passed to ``record``."""
    for row in rows:
        for lines in row.records:
            assert record is not None
            record(lines)
        yield row._replace(records=())


def usual_players(game: ArenaGame) -> list[str]:
    """The names of three players: three copies of the best bot of ``game`` that does not need the solver."""
    fast = [name for name in bots_of(game) if name not in solver_bots(game)]
    return fast[:1] * 3


def match_of(
    game: ArenaGame,
    players: Sequence[str],
    seatings: tuple[tuple[int, ...], ...],
    *,
    seed: int,
    variant: Mapping[str, Any] | None = None,
) -> Match:
    """The match of ``players`` in these seatings; it is checked first that the match can be played.

    Raises:
        BadMatch: the arena has no statistics for the game, or the game has no such player or house rule.
    """
    try:
        stats_of(game)
        rules, known = game.rules(), names_of(game)
        if unknown := [name for name in players if name not in known]:
            raise BadMatch(
                Text(
                    "players: no player “{name}” of {game}; choose from {choices}",
                    name=unknown[0],
                    game=game.name,
                    choices=", ".join(known),
                )
            )
        usual = msgspec.to_builtins(rules.codec.read_terms(b"{}").variant)
        options = {**usual, **_options(variant or {}, usual)}
        terms = msgspec.json.encode({"players": len(seatings[0]), "variant": options})
        rules.begin(rules.codec.read_terms(terms), 0)
    except NotMeasured as error:
        raise BadMatch(error.problem) from error
    except (MalformedAction, IllegalAction) as error:
        raise BadMatch(Text(str(error))) from error
    return Match(game=game.name, players=tuple(players), seatings=seatings, seed=seed, terms=terms)


def _options(variant: Mapping[str, Any], usual: Mapping[str, Any]) -> dict[str, Any]:
    """House rules with texts from a command line converted to truth values and numbers.

    A rule whose ``usual`` value is a text, such as a contract, keeps its text.
    """
    said = {"true": True, "false": False, "on": True, "off": False}
    return {
        name: said.get(value, int(value) if value.isdecimal() else value)
        if isinstance(value, str) and not isinstance(usual.get(name), str)
        else value
        for name, value in variant.items()
    }


def play_deals(
    game: ArenaGame, match: Match, deals: int, *, workers: int = 1, progress: Progress | None = None
) -> Iterator[Row]:
    """The players' tallies of every deal, in order.

    Raises:
        BadMatch: a number is out of range.
    """
    for field, number in (("deals", deals), ("workers", workers)):
        if number < 1:
            raise BadMatch(Text("{field}: must be at least 1, not {number}", field=field, number=number))
    chunks = [range(first, min(first + CHUNK, deals)) for first in range(0, deals, CHUNK)]
    done = 0
    for rows in _in_processes(partial(play_chunk, game, match), chunks, workers):
        yield from rows
        done += len(rows)
        if progress:
            progress(done, deals)


def _in_processes(play: Callable[[range], list[Row]], chunks: list[range], workers: int) -> Iterator[list[Row]]:
    if workers == 1:
        for chunk in chunks:
            yield play(chunk)
        return
    pool = ProcessPoolExecutor(min(workers, len(chunks)), mp_context=multiprocessing.get_context("spawn"))
    waiting: deque[Future[list[Row]]] = deque()
    try:
        for chunk in chunks:
            waiting.append(pool.submit(play, chunk))
            if len(waiting) > AHEAD * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def play_chunk(game: ArenaGame, match: Match, numbers: range) -> list[Row]:
    """The players' tallies of some deals."""
    return [row_of(game, match, number) for number in numbers]


def row_of(game: ArenaGame, match: Match, number: int) -> Row:
    """Play a deal in all its seatings; see ``play_round`` for decisions that are reused."""
    rules, stats = game.rules(), stats_of(game)
    terms = rules.codec.read_terms(match.terms)
    sums, passed_out = [Tally(0, 0, 0, 0, 0) for _ in match.players], 0
    spent: list[list[float]] = [[] for _ in match.players]
    entrants = [_entrant(game, match, who, spent[who]) for who in range(len(match.players))]
    memory: Memory = {}
    records: list[bytes] = []
    for seating in match.seatings:
        sitting = [entrants[who] for who in seating]
        table = play_round(rules, terms, Which(number, match.seed), sitting, memory)
        results = stats.results(table.state)
        if match.recorded:
            records.append(_write_record(table, terms, [match.players[who] for who in seating]))
        passed_out += not any(result.declared for result in results)
        for who, result in zip(seating, results, strict=True):
            sums[who] = Tally(*(before + int(now) for before, now in zip(sums[who], result, strict=True)))
    return Row(tuple(sums), passed_out, tuple(map(tuple, spent)) if match.timed else (), tuple(records))


def _write_record(table: Round, terms: Any, names: Sequence[str]) -> bytes:
    """The record of a sitting that consists of this one deal."""
    record = Record(game=table.game, terms=terms, seats=tuple(names), deals=(tuple(table.events),))
    return b"".join(write_record(record))


def _entrant(game: ArenaGame, match: Match, who: int, spent: list[float]) -> Entrant:
    entrant = entrant_of(match.players[who], game)
    return time_decisions(entrant, spent) if match.timed else entrant


def _summary(name: str, at: int, rows: Sequence[Row], parts: int) -> dict[str, Any]:
    """The summary of one player; the values of tallies are in 1/``parts`` of a unit."""
    tallies = [row.tallies[at] for row in rows]
    mean, error = mean_and_error([tally.value for tally in tallies])
    spent = [seconds for row in rows if row.spent for seconds in row.spent[at]]
    return {
        "name": name,
        "mean": mean / parts,
        "standard_error": error / parts,
        "declared": sum(tally.declared for tally in tallies),
        "made": sum(tally.made for tally in tallies),
        "in_as_defender": sum(tally.in_as_defender for tally in tallies),
        **({"milliseconds": in_milliseconds(spent)} if spent else {}),
    }


def _pairs(players: Sequence[str], rows: Sequence[Row], parts: int) -> list[dict[str, Any]]:
    """Return the mean difference per deal and seat for every pair of players, with its standard error."""
    names = sorted(set(players), key=players.index)
    found = []
    for one, other in combinations(names, 2):
        differences = [_mean_of(one, players, row) - _mean_of(other, players, row) for row in rows]
        shared = players.count(one) * players.count(other)
        mean, error = mean_and_error([int(shared * difference) for difference in differences])
        found.append(
            {"one": one, "other": other, "difference": mean / shared / parts, "standard_error": error / shared / parts}
        )
    return found


def _mean_of(name: str, players: Sequence[str], row: Row) -> Fraction:
    values = [tally.value for player, tally in zip(players, row.tallies, strict=True) if player == name]
    return Fraction(sum(values), len(values))


def mean_and_error(numbers: Sequence[int]) -> tuple[float, float]:
    """Mean of whole numbers and its standard error (0 for a single number); their order does not matter."""
    running = Running()
    for number in numbers:
        running.add(number)
    estimate = running.estimate()
    return estimate.mean, estimate.error
