"""Measures the solver's speed on fixed deals, compared with the reference and a fixed loop of machine code.

``python -m benchmarks.bench_solver`` measures; ``--sign`` counts the nodes of every file again and writes the numbers
to a file; ``--make`` makes the files of deals from a seed. Figures are medians over rounds in processor time, with all
kinds of work in every round; nodes do not depend on the machine. Only the gain by threads is measured in wall time,
which needs an otherwise idle machine.
"""

import argparse
import random
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import numpy as np

from kitapi.cards import DECK_32, Card, CardSet, Suit, cards_of, read_cards, set_of, write_cards
from kitapi.compiling.kernels import compiled
from kitapi.solver import reference
from kitapi.solver.deals import Deals, results, results_of_cards
from kitapi.solver.layouts import DeclarerView, layouts
from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_testing.endings import any_ending

FOLDER = Path(__file__).parent / "solver"
SIGNATURE = FOLDER / "signature.json"
FILES = ("10", "100", "1000", "hardest")
LEADERS = ("declarer", "first", "second")
_HARDEST, _LOOKED_AT = 20, 100_000
_SEED = 1


class Hands(msgspec.Struct, frozen=True):
    """The cards of the three hands, as ``kitapi solve`` reads them."""

    declarer: str
    first: str
    second: str


class Deal(msgspec.Struct, frozen=True):
    """A line of a file of deals; ``kitapi solve`` can read it, too."""

    id: int
    hands: Hands
    strain: str
    leader: str

    def position(self) -> Position:
        """The position to solve."""
        hands = (self.hands.declarer, self.hands.first, self.hands.second)
        trump = None if self.strain == "n" else Suit(self.strain)
        return Position(tuple(set_of(read_cards(hand)) for hand in hands), LEADERS.index(self.leader), trump)


def positions(name: str) -> list[Position]:
    """The deals of a file."""
    lines = (FOLDER / f"{name}.txt").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Deal).position() for line in lines]


def nodes(name: str) -> float:
    """The mean number of nodes for a file's deals, each solved with an empty transposition table."""
    solver, counted = Solver(), []
    for position in positions(name):
        solver.clear()
        solver.tricks(position)
        counted.append(solver.nodes)
    return statistics.mean(counted)


def any_deal(rng: random.Random, number: int) -> Deal:
    """Ten random cards for each, any strain, any leader."""
    pack = list(DECK_32)
    rng.shuffle(pack)
    hands = (write_cards(cards_of(set_of(pack[10 * hand : 10 * hand + 10]))) for hand in range(3))
    return Deal(number, Hands(*hands), "scdhn"[number % 5], rng.choice(LEADERS))


def make(seed: int) -> None:
    """Write the files; the hardest deals are those that need most nodes of a few thousand."""
    for name in FILES[:3]:
        rng = random.Random(f"{name}/{seed}")
        _write(name, [any_deal(rng, number) for number in range(int(name))])
    rng, solver, found = random.Random(f"hardest/{seed}"), Solver(), []
    for number in range(_LOOKED_AT):
        deal = any_deal(rng, number)
        solver.clear()
        solver.tricks(deal.position())
        found.append((solver.nodes, deal))
    found.sort(key=lambda one: (-one[0], one[1].id))
    _write("hardest", [deal for _nodes, deal in found[:_HARDEST]])


def _write(name: str, deals: Sequence[Deal]) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.txt").write_bytes(b"".join(msgspec.json.encode(deal) + b"\n" for deal in deals))


@compiled("int64(int64)")
def calibration(turns: int) -> int:
    """Run a fixed compiled loop that shifts and multiplies integers."""
    number, total = 1, 0
    for turn in range(turns):
        number = (number * 1103515245 + 12345) & 0x7FFFFFFF
        total += (number >> 7 & 255) ^ (turn & 15)
    return total


def rate(work: Callable[[], int]) -> float:
    """Units of ``work`` a second of processor time."""
    began = time.process_time()
    units = work()
    return units / (time.process_time() - began)


def _each(deals: Sequence[Position], ask: Callable[[Solver, Position], object]) -> Callable[[], int]:
    solver = Solver()

    def work() -> int:
        for position in deals:
            solver.clear()
            ask(solver, position)
        return len(deals)

    return work


def _by_reference(endings: Sequence[Position]) -> int:
    for position in endings:
        reference.forget()
        reference.most_tricks(position)
    return len(endings)


def arrays(deals: Sequence[Position]) -> Deals:
    """The positions as arrays."""
    return Deals(
        np.array([position.hands for position in deals]),
        np.array([position.leader for position in deals]),
        np.array([-1 if position.trump is None else position.trump.index for position in deals]),
    )


def works() -> dict[str, Callable[[], int]]:
    """The pieces of work that are measured, by name."""
    hundred = positions("100")
    trumps = [position for position in positions("1000") if position.trump][:200]
    plain = [position for position in positions("1000") if position.trump is None]
    rng = random.Random("endings")
    endings = [any_ending(rng, (4,)) for _ in range(20)]
    return {
        "calibration, million turns": lambda: calibration(1_000_000) and 1,
        "deals with trumps": _each(trumps, lambda solver, position: solver.tricks(position)),
        "deals without trumps": _each(plain, lambda solver, position: solver.tricks(position)),
        "hardest deals": _each(positions("hardest"), lambda solver, position: solver.tricks(position)),
        "betl": _each(
            [position._replace(trump=None) for position in hundred], lambda solver, position: solver.betl_made(position)
        ),
        "every card valued": _each(hundred, lambda solver, position: solver.values(position)),
        "deals with trumps, as arrays": lambda: len(results(arrays(trumps), workers=1)),
        "every card valued, as arrays": lambda: len(results_of_cards(arrays(hundred), workers=1)),
        "deals, all 15 values": _each(hundred[:40], lambda solver, position: solver.all_tricks(position.hands)),
        "endings of 4 cards": _each(endings, lambda solver, position: solver.tricks(position)),
        "endings of 4 cards, reference": lambda: _by_reference(endings),
    }


def latencies(count: int) -> list[float]:
    """The milliseconds of single deals, in order of length."""
    solver, taken = Solver(), []
    for position in positions("1000")[:count]:
        solver.clear()
        began = time.process_time()
        solver.tricks(position)
        taken.append(1000 * (time.process_time() - began))
    return sorted(taken)


def threads(rounds: int) -> list[float]:
    """The ratios of wall time with one thread to that with two."""
    deals, gains = arrays(positions("1000")), []
    for _ in range(rounds):
        taken = {}
        for workers in (1, 2):
            began = time.perf_counter()
            results(deals, workers=workers)
            taken[workers] = time.perf_counter() - began
        gains.append(taken[1] / taken[2])
    return gains


def all_layouts() -> list[float]:
    """The seconds for all layouts of ten random hands, and of ten hands improved by two cards."""
    taken = []
    for position in positions("10"):
        hand = position.hands[0]
        rest = cards_of(CardSet(set_of(DECK_32) & ~hand))
        for own, unseen in ((hand, rest[:20]), _improve_hand(hand, rest)):
            began = time.process_time()
            layouts(DeclarerView(own, set_of(unseen), position.leader, position.trump), workers=1)
            taken.append(time.process_time() - began)
    return sorted(taken)


def _improve_hand(hand: CardSet, rest: Sequence[Card]) -> tuple[CardSet, Sequence[Card]]:
    """The highest ten of a hand and two more cards, and the unseen cards."""
    twelve = sorted((*cards_of(hand), *rest[::11]), key=lambda card: card.rank.height, reverse=True)
    return set_of(twelve[:10]), [card for card in rest if card not in twelve]


_LOAD = "from kitapi.solver.loader import load_entries; load_entries()"


def imports(rounds: int) -> list[float]:
    """The seconds in which a new process loads the solver's cached code, less those of an empty process."""
    taken = []
    for _ in range(rounds):
        spent = []
        for program in ("pass", f"import kitapi.solver.solver; {_LOAD}"):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, "-c", program], check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        taken.append(spent[1] - spent[0])
    return sorted(taken)


def memory() -> int:
    """The peak memory, in megabytes, of a process with the solver and one transposition table."""
    program = (
        "import resource; from kitapi.solver.solver import Solver; "
        f"{_LOAD}; Solver(); print(resource.getrusage(0).ru_maxrss)"
    )
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return int(said.stdout) >> 10


def _spread(figures: Sequence[float], unit: str) -> str:
    return f"{statistics.median(figures):.2f} {unit} ({min(figures):.2f} - {max(figures):.2f})"


def measure(rounds: int) -> None:
    """Print the figures as Markdown."""
    kinds = works()
    rates: dict[str, list[float]] = {name: [] for name in kinds}
    for _ in range(rounds):
        for name, work in kinds.items():
            rates[name].append(rate(work))
    print("| what | per second | lowest - highest |\n| --- | --- | --- |")
    for name, found in rates.items():
        print(f"| {name} | {statistics.median(found):,.0f} | {min(found):,.0f} - {max(found):,.0f} |")
    taken = latencies(1000)
    places = {"median": 0.5, "p95": 0.95, "p99": 0.99, "longest": 1}
    said = ", ".join(
        f"{name} {taken[min(int(share * len(taken)), len(taken) - 1)]:.2f}" for name, share in places.items()
    )
    print(f"\none random deal, ms: {said}")
    print(f"all 184,756 layouts of a hand: {_spread(all_layouts(), 's')}")
    print(f"two threads against one, by the clock: {_spread(threads(rounds), 'times')}")
    print(f"import, with cached code: {_spread(imports(rounds), 's')}; memory of the process: {memory()} MB")


def sign() -> None:
    """Count the nodes of every file, and write them to the signature file."""
    signature = {name: nodes(name) for name in FILES}
    SIGNATURE.write_bytes(msgspec.json.format(msgspec.json.encode(signature)) + b"\n")
    print(signature)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--make", action="store_true", help="make the files of deals again")
    parser.add_argument(
        "--sign", action="store_true", help="count the nodes again and write them to the signature file"
    )
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    if options.make:
        make(_SEED)
    if options.make or options.sign:
        sign()
    else:
        measure(options.rounds)


if __name__ == "__main__":
    main()
