"""Measures the speed of the games' rules on one core, and the size of their views.

``uv run python -m benchmarks.bench_rules`` plays random sittings of every preset at tables of every size. Each round
measures every game in turn, and a fixed loop of plain Python. Figures are medians over rounds with the lowest and the
highest, in processor time, so that other load disturbs little. To compare machines, use the column with passes of that
loop, and the last column, which is the ratio to the time of the first game.
"""

import argparse
import platform
import random
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from kitapi.kernel import SPECTATOR, Viewer, seats_of
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.cases import CASES
from kitapi_testing.strategies import Moment, sitting

DEALS_A_SITTING = 4


class Measured(NamedTuple):
    """A figure measured over rounds: units a second of a game and of the first game, and passes of the loop."""

    game: str
    what: str
    rates: Sequence[float]
    first: Sequence[float]
    reference: Sequence[float]

    def row(self) -> str:
        """The figure as a line of a Markdown table."""
        passes = statistics.median(one / rate for one, rate in zip(self.reference, self.rates, strict=True))
        times = statistics.median(one / rate for one, rate in zip(self.first, self.rates, strict=True))
        middle, low, high = statistics.median(self.rates), min(self.rates), max(self.rates)
        return (
            f"| {self.game} | {self.what} | {middle:,.0f} | {low:,.0f} - {high:,.0f} | {1e6 / middle:,.1f} "
            f"| {passes:.2f} | {times:.2f} |"
        )


def reference_passes() -> int:
    """Run a fixed loop of plain Python with integers, a tuple and a dictionary; returns the number of its passes."""
    passes, number = 20_000, 1
    found: dict[int, tuple[int, int]] = {}
    for turn in range(passes):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        found[number & 0xFF] = (turn, number)
        if number.bit_count() > 20:
            found.clear()
    return passes


def onlookers(case: GameCase, terms: Any) -> tuple[Viewer, ...]:
    """Four viewers: the seats, and spectators for the rest."""
    seats: tuple[Viewer, ...] = seats_of(case.game.seats(terms))
    return (*seats, *(SPECTATOR,) * (4 - len(seats)))


def sittings(case: GameCase, seed: int, count: int) -> Iterator[tuple[Any, list[Moment]]]:
    """Random sittings, the presets in turn."""
    terms = list(case.presets.values())
    for number in range(count):
        one = terms[number % len(terms)]
        rng = random.Random(f"{seed}/{number}")
        yield one, list(sitting(case.game, one, rng, deals=DEALS_A_SITTING, choice=case.choice))


def deal_count(moments: Sequence[Moment]) -> int:
    """How many deals begin in ``moments``."""
    return sum(moment.opens for moment in moments)


def whole_deals(case: GameCase, seed: int, count: int, shown: bool) -> int:
    """Play sittings, listing and choosing options, and writing views for four if ``shown``; returns the deals."""
    deals = 0
    for terms, moments in sittings(case, seed, count):
        deals += deal_count(moments)
        if shown:
            for moment in moments:
                write_views(case, moment.after, onlookers(case, terms))
    return deals


def recorded_actions(case: GameCase, played: Sequence[tuple[Any, list[Moment]]], shown: bool) -> int:
    """Decide recorded actions again and apply their events, with views for four if ``shown``; returns the actions."""
    game, actions = case.game, 0
    for terms, moments in played:
        viewers = onlookers(case, terms)
        for moment in moments:
            if moment.actor is None:
                continue
            state = moment.before
            for event in game.decide(state, moment.actor, moment.action):
                state = game.evolve(state, event)
            actions += 1
            if shown:
                write_views(case, state, viewers)
    return actions


def write_views(case: GameCase, state: Any, viewers: Sequence[Viewer]) -> list[bytes]:
    """The view of each viewer, encoded as it is sent."""
    return [case.game.codec.write_view(case.game.view(state, viewer)) for viewer in viewers]


def rate(work: Callable[[], int]) -> float:
    """Units of ``work`` a second of processor time."""
    began = time.process_time()
    units = work()
    return units / (time.process_time() - began)


def works_of(case: GameCase, seed: int, count: int) -> dict[str, Callable[[], int]]:
    """By name, the pieces of work measured for a game; each runs once and returns its number of units."""
    played = list(sittings(case, seed, count))
    return {
        "actions: decided and applied": lambda: recorded_actions(case, played, False),
        "actions, and four views written": lambda: recorded_actions(case, played, True),
        "whole random deals": lambda: whole_deals(case, seed, count, False),
        "whole random deals, four views at each step": lambda: whole_deals(case, seed, count, True),
    }


def measure(cases: Sequence[GameCase], seed: int, count: int, rounds: int) -> list[Measured]:
    """All figures of all games, measured in turn in each round."""
    works = {case.game.name: works_of(case, seed, count) for case in cases}
    rates: dict[tuple[str, str], list[float]] = defaultdict(list)
    reference = []
    for _ in range(rounds):
        reference.append(rate(reference_passes))
        for game, of_game in works.items():
            for what, work in of_game.items():
                rates[game, what].append(rate(work))
    first = cases[0].game.name
    return [Measured(game, what, taken, rates[first, what], reference) for (game, what), taken in rates.items()]


def single_actions(case: GameCase, seed: int, count: int) -> list[float]:
    """Processor seconds of every single action decided, the slowest among them."""
    seconds = []
    for _, moments in sittings(case, seed, count):
        for moment in moments:
            if moment.actor is not None:
                began = time.process_time()
                case.game.decide(moment.before, moment.actor, moment.action)
                seconds.append(time.process_time() - began)
    return sorted(seconds)


def single_row(game: str, seconds: Sequence[float]) -> str:
    """The times of single actions in microseconds, as a line of a Markdown table."""
    cuts = (0.5, 0.99, 0.999, 1.0)
    found = " | ".join(f"{1e6 * seconds[int(cut * (len(seconds) - 1))]:,.0f}" for cut in cuts)
    return f"| {game} | {len(seconds):,} | {found} |"


def view_sizes(case: GameCase, seed: int, count: int) -> dict[str, list[int]]:
    """Bytes of every view of every viewer at every step, by phase, and under ``all``."""
    sizes: dict[str, list[int]] = defaultdict(list)
    for terms, moments in sittings(case, seed, count):
        for moment in moments:
            for raw in write_views(case, moment.after, onlookers(case, terms)):
                phase = msgspec.json.decode(raw).get("phase", "any")
                sizes[str(phase)].append(len(raw))
                sizes["all"].append(len(raw))
    return sizes


def size_row(game: str, phase: str, sizes: Sequence[int]) -> str:
    """One phase's view sizes as a line of a Markdown table."""
    ordered = sorted(sizes)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    return f"| {game} | {phase} | {len(ordered):,} | {statistics.median(ordered):,.0f} | {p95:,} | {ordered[-1]:,} |"


def print_tables(cases: Sequence[GameCase], seed: int, count: int, rounds: int) -> None:
    """Measure, and print speed, single actions and sizes."""
    print("| game | what | per second | lowest - highest | µs each | reference passes | times the first game's |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for one in measure(cases, seed, count, rounds):
        print(one.row())
    print(
        "\n| one action decided, µs | count | median | 99 % | 99.9 % | longest |\n| --- | --- | --- | --- | --- | --- |"
    )
    for case in cases:
        print(single_row(case.game.name, single_actions(case, seed, 4 * count)))
    print("\n| game | views, bytes | count | median | p95 | largest |\n| --- | --- | --- | --- | --- | --- |")
    for case in cases:
        for phase, sizes in view_sizes(case, seed, 4 * count).items():
            print(size_row(case.game.name, phase, sizes))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--game", choices=sorted(CASES), action="append", help="may be given again; all if left out")
    parser.add_argument("--sittings", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    cases = [CASES[name] for name in options.game or CASES]
    print(f"{platform.machine()}, CPython {platform.python_version()}, one core, seed {options.seed},")
    print(f"{options.rounds} rounds of {options.sittings} sittings of up to {DEALS_A_SITTING} deals\n")
    print_tables(cases, options.seed, options.sittings, options.rounds)


if __name__ == "__main__":
    main()
