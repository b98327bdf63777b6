"""The progress of a simulation, saved in a file so that the simulation can continue after an interruption."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from kitapi.games.caribbean_stud.simulation.simulations import KERNELS, Simulation, chunk_size, empty_tally
from kitapi.simulation.tallies import ROUNDS, Tally, add_tallies
from kitapi.texts import Text, TextError


class Part(NamedTuple):
    """A range of rounds, or of deals, that are simulated together."""

    first: int
    rounds: int


class BadState(TextError):
    """The error that a file does not contain the progress of the simulation to be run; the text gives the reason."""


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """The rounds that have been played, and their tally.

    ``done``: ranges of played rounds, each as the first number and the number after the last; ascending, and with a gap
    between any two.
    """

    simulation: Simulation
    tally: Tally
    kernels: str = KERNELS
    done: tuple[tuple[int, int], ...] = ()

    @property
    def rounds(self) -> int:
        """The number of rounds that have been played."""
        return sum(end - first for first, end in self.done)

    def with_part(self, part: Part, tally: Tally) -> "Progress":
        """Return the progress with one more part played.

        Raises:
            ValueError: a round of ``part`` has already been played.
        """
        done = _join_ranges((*self.done, (part.first, part.first + part.rounds)))
        return msgspec.structs.replace(self, done=done, tally=add_tallies(self.tally, tally))

    def parts_left(self, rounds: int) -> Iterator[Part]:
        """Yield the parts that still must be played to complete rounds 0 to ``rounds - 1``."""
        size = chunk_size(self.simulation)
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


def new_progress(simulation: Simulation) -> Progress:
    """Return the progress of a simulation that has not begun."""
    return Progress(simulation=simulation, tally=empty_tally(simulation))


def _join_ranges(ranges: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    joined: list[tuple[int, int]] = []
    for first, end in sorted(ranges):
        if joined and first < joined[-1][1]:
            raise ValueError(f"round {first} is played twice")
        if joined and first == joined[-1][1]:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((first, end))
    return tuple(joined)


def load_progress(path: Path, simulation: Simulation, rounds: int) -> Progress:
    """Load the progress of ``simulation`` from ``path``, or return new progress if there is no such file.

    Raises:
        BadState: the file has no progress, or progress of another simulation or version, or rounds beyond ``rounds``.
    """
    try:
        progress = msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return new_progress(simulation)
    except msgspec.MsgspecError as error:
        raise BadState(Text("{path}: does not hold the state of a simulation", path=path)) from error
    if progress.simulation != simulation:
        raise BadState(
            Text("{path}: belongs to another simulation: strategy, seed, seats or house rules differ", path=path)
        )
    if progress.kernels != KERNELS:
        raise BadState(Text("{path}: was begun by another version of Kitapi, whose numbers may be others", path=path))
    if progress.done and progress.done[-1][1] > rounds:
        raise BadState(Text("{path}: has rounds beyond the {rounds} asked for", path=path, rounds=rounds))
    if len(progress.tally) != len(empty_tally(simulation)) or progress.tally[ROUNDS] != progress.rounds:
        raise BadState(Text("{path}: does not hold the state of a simulation", path=path))
    return progress


def save_progress(path: Path, progress: Progress) -> None:
    """Save the progress of a simulation to ``path`` atomically, so that the file is always complete."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(msgspec.json.encode(progress))
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
