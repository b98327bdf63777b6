"""How far a simulation got, kept in a file, so that it can go on after whatever ended it."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from kitapi.games.caribbean_stud.simulation.asked import KERNELS, Asked, at_once, nothing
from kitapi.simulation.tallies import ROUNDS, Tally, add_tallies


class Part(NamedTuple):
    """Rounds, or deals, that are done at once."""

    first: int
    rounds: int


class BadState(ValueError):
    """A file that does not hold how far this simulation got; the message says why."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """What has been played: ``done``, as ranges of round numbers that do not touch, ascending; and its tally."""

    simulation: Asked
    tally: Tally
    kernels: str = KERNELS
    done: tuple[tuple[int, int], ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds have been played."""
        return sum(end - first for first, end in self.done)

    def and_also(self, part: Part, tally: Tally) -> "Progress":
        """With one more part played.

        Raises:
            ValueError: some of it had been played before.
        """
        done = _joined((*self.done, (part.first, part.first + part.rounds)))
        return msgspec.structs.replace(self, done=done, tally=add_tallies(self.tally, tally))

    def left(self, rounds: int) -> Iterator[Part]:
        """The parts still to be played for rounds 0 to ``rounds - 1``."""
        size = at_once(self.simulation)
        for first, end in self._gaps(rounds):
            at = first
            while at < end:
                upto = min(end, (at // size + 1) * size)
                yield Part(at, upto - at)
                at = upto

    def _gaps(self, rounds: int) -> Iterator[tuple[int, int]]:
        at = 0
        for first, end in self.done:
            if first > at:
                yield at, min(first, rounds)
            at = end
        if at < rounds:
            yield at, rounds


def begun(simulation: Asked) -> Progress:
    """A simulation of which nothing is done."""
    return Progress(simulation=simulation, tally=nothing(simulation))


def _joined(ranges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    joined: list[tuple[int, int]] = []
    for first, end in sorted(ranges):
        if joined and first < joined[-1][1]:
            raise ValueError(f"round {first} is played twice")
        if joined and first == joined[-1][1]:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((first, end))
    return tuple(joined)


def kept(path: Path, simulation: Asked, rounds: int) -> Progress:
    """How far ``simulation`` got; not begun where there is no such file.

    Raises:
        BadState: the file is another's, or has more than ``rounds``.
    """
    try:
        progress = msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return begun(simulation)
    except msgspec.MsgspecError as error:
        raise BadState(f"{path}: does not hold the state of a simulation") from error
    if progress.simulation != simulation:
        raise BadState(f"{path}: belongs to another simulation: strategy, seed, seats or house rules differ")
    if progress.kernels != KERNELS:
        raise BadState(f"{path}: was begun by another version of Kitapi, whose numbers may be others")
    if progress.done and progress.done[-1][1] > rounds:
        raise BadState(f"{path}: has rounds beyond the {rounds} asked for")
    if len(progress.tally) != len(nothing(simulation)) or progress.tally[ROUNDS] != progress.rounds:
        raise BadState(f"{path}: does not hold the state of a simulation")
    return progress


def keep(path: Path, progress: Progress) -> None:
    """Write how far a simulation got, so that the file is whole at every moment."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(msgspec.json.encode(progress))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
