"""A simulation has the same result wherever it is run, and continues where it stopped."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import kitapi
from kitapi.games.caribbean_stud.odds.strategies import Strategy
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi.games.caribbean_stud.simulation import kernels, rounds, simulations, strategy_table
from kitapi.games.caribbean_stud.simulation import run as run_module
from kitapi.games.caribbean_stud.simulation.rounds import StudSimulation, by_table, play_rounds
from kitapi.games.caribbean_stud.simulation.run import Place, run
from kitapi.games.caribbean_stud.simulation.saved_state import (
    BadState,
    Part,
    load_progress,
    new_progress,
    save_progress,
)
from kitapi.games.caribbean_stud.simulation.strategies import CARDS, HANDS, BadTable, read_table
from kitapi.simulation.parallel import over_cores
from kitapi.simulation.tallies import add_tallies
from tests.games.caribbean_stud.simulation.dealt_hands import CARD_OF, row_of

DRAWS = StudSimulation(strategy="draws", seed=3, seats=3)
ROUNDS = 30_000


@pytest.fixture(autouse=True)
def _small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulations, "ROUNDS_AT_ONCE", 4000)


def test_rounds_may_be_played_in_any_parts() -> None:
    whole = play_rounds(DRAWS, 0, 5000)
    assert (
        add_tallies(
            add_tallies(play_rounds(DRAWS, 2111, 2889), play_rounds(DRAWS, 0, 17)), play_rounds(DRAWS, 17, 2094)
        )
        == whole
    )
    assert whole[kernels.ROUNDS] == 5000


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_the_same_seed_gives_the_same_numbers_with_any_number_of_workers(workers: int) -> None:
    assert run(DRAWS, ROUNDS, Place(workers)) == play_rounds(DRAWS, 0, ROUNDS)


def test_another_seed_gives_others() -> None:
    other = msgspec.structs.replace(DRAWS, seed=4)
    assert run(other, ROUNDS, Place()) != run(DRAWS, ROUNDS, Place())


def test_a_stopped_simulation_goes_on_and_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Part] = []
    stop_at = 3

    def count_part(simulation: StudSimulation, digest: str, part: Part) -> Any:
        played.append(part)
        if len(played) == stop_at:
            raise KeyboardInterrupt
        return play_rounds(simulation, *part)

    monkeypatch.setattr(run_module, "play_part", count_part)
    state = tmp_path / "state.json"
    with pytest.raises(KeyboardInterrupt):
        run(DRAWS, ROUNDS, Place(), state=state)
    before = load_progress(state, DRAWS, ROUNDS).rounds
    assert 0 < before < ROUNDS
    played.clear()
    stop_at = 0
    assert run(DRAWS, ROUNDS, Place(), state=state) == play_rounds(DRAWS, 0, ROUNDS)
    assert sum(part.rounds for part in played) == ROUNDS - before


def test_a_finished_simulation_can_be_made_longer(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    run(DRAWS, 9_999, Place(2), state=state)
    assert run(DRAWS, ROUNDS, Place(2), state=state) == play_rounds(DRAWS, 0, ROUNDS)
    assert load_progress(state, DRAWS, ROUNDS).done == ((0, ROUNDS),)


def test_its_progress_is_reported() -> None:
    progress: list[tuple[int, int]] = []
    run(DRAWS, ROUNDS, Place(), on_progress=lambda done, rounds: progress.append((done, rounds)))
    assert progress == sorted(progress)
    assert progress[-1] == (ROUNDS, ROUNDS)
    assert len(progress) > 20


def test_what_is_left_are_the_gaps() -> None:
    progress = msgspec.structs.replace(new_progress(DRAWS), done=((10, 1333), (2000, 2500)))
    assert list(progress.parts_left(3000)) == [(0, 10), (1333, 667), (2500, 166), (2666, 334)]
    assert list(progress.parts_left(2100)) == [(0, 10), (1333, 667)]


def test_no_round_counts_twice() -> None:
    progress = new_progress(DRAWS).with_part(Part(5, 10), play_rounds(DRAWS, 5, 10))
    with pytest.raises(ValueError, match="round 14 is played twice"):
        progress.with_part(Part(14, 3), play_rounds(DRAWS, 14, 3))


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda state: state | {"kernels": "0"}, "was begun by another version"),
        (lambda state: state | {"simulation": state["simulation"] | {"seed": 8}}, "belongs to another simulation"),
        (lambda state: state | {"done": [[0, ROUNDS + 1]]}, "has rounds beyond the 30000 asked for"),
        (lambda _state: {"rounds": 3}, "does not hold the state of a simulation"),
        (lambda state: state | {"tally": state["tally"][1:]}, "does not hold the state of a simulation"),
        (lambda state: state | {"done": [[0, 10]]}, "does not hold the state of a simulation"),
    ],
)
def test_a_state_that_does_not_fit_is_refused(tmp_path: Path, spoil: Any, said: str) -> None:
    state = tmp_path / "state.json"
    save_progress(state, new_progress(DRAWS))
    state.write_text(json.dumps(spoil(json.loads(state.read_text()))))
    with pytest.raises(BadState, match=said):
        run(DRAWS, ROUNDS, Place(), state=state)


def test_an_error_in_a_part_ends_the_work() -> None:
    def fails(part: int) -> int:
        if part == 7:
            raise ZeroDivisionError
        return part

    with pytest.raises(ZeroDivisionError):
        list(over_cores(fails, range(1000), 2))


def test_every_part_that_is_ready_beside_an_error_is_kept() -> None:
    """With one worker, part 1 is done before part 2 fails; twenty times, since the order could be right by chance."""
    failing = threading.Event()

    def fails(part: int) -> int:
        if part == 2:
            failing.set()
            raise ZeroDivisionError
        return part

    for _ in range(20):
        failing.clear()
        done = over_cores(fails, range(3), 1)
        first = next(done)
        failing.wait(10)
        assert {first, next(done)} == {(0, 0), (1, 1)}
        with pytest.raises(ZeroDivisionError):
            next(done)


RAISING_FROM = 2_500_000


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a strategy's table that raises with the last rows' hands; the file takes little room on the disk."""
    path = tmp_path_factory.mktemp("tables") / "last-rows.npy"
    rows = np.lib.format.open_memmap(path, mode="w+", dtype=np.uint8, shape=(HANDS, CARDS))
    rows[RAISING_FROM:] = 1
    rows.flush()
    yield path
    path.unlink()


def test_a_strategy_may_be_a_table(table: Path) -> None:
    found = run(by_table(table, seed=3), 2000, Place(2))
    deck, raised = np.empty(52, np.int64), 0
    for number in range(2000):
        kernels.deal(np.uint64(3), number, 11, deck)
        raised += row_of([CARD_OF[code] for code in deck[:5].tolist()]) >= RAISING_FROM
    assert found[kernels.STAKED] == 2000 + 2 * raised
    assert raised > 40


def test_a_strategy_of_the_exact_odds_is_computed_once_for_all_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    computed: list[str] = []

    def fold_always(strategy: Strategy, _variant: CaribbeanStudVariant) -> Any:
        computed.append(strategy.name)
        return np.zeros((HANDS, CARDS), np.uint8)

    monkeypatch.setattr(strategy_table, "table_of", fold_always)
    rounds.compute_table.cache_clear()
    found = run(StudSimulation(strategy="careful_draws", seed=3), 50_000, Place(4))
    rounds.compute_table.cache_clear()
    assert found == run(StudSimulation(strategy="always_fold", seed=3), 50_000, Place(4))
    assert computed == ["careful_draws"]


def test_a_table_that_changed_meanwhile_is_refused(table: Path) -> None:
    simulation = by_table(table, seed=3)
    assert simulation.strategy == "last-rows"
    other = msgspec.structs.replace(simulation, digest="0")
    with pytest.raises(BadTable, match="is another table than the one"):
        play_rounds(other, 0, 10)


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "none.npy"
    path.write_bytes(b"nothing")
    with pytest.raises(BadTable, match="is not a table"):
        read_table(path)
    np.save(path, np.zeros((3, CARDS), np.uint8))
    with pytest.raises(BadTable, match="must have 2598960 rows of 52 bytes"):
        read_table(path)


def test_a_version_depends_on_all_that_its_numbers_follow_from() -> None:
    """Strategies of the exact odds are played too, so a change of them is another version."""
    loaded = subprocess.run([sys.executable, "-c", _LOADED], capture_output=True, text=True, check=True).stdout.split()
    counting = {name for name in loaded if name.startswith(COUNTING)}
    assert counting - {_module_of(source) for source in simulations.SOURCES} == {
        "kitapi.games.caribbean_stud.simulation.simulations"
    }


COUNTING = ("kitapi.games.caribbean_stud.odds.", "kitapi.games.caribbean_stud.simulation.", "kitapi.simulation.")

_LOADED = """
import sys
from kitapi.games.caribbean_stud.simulation import simulations, strategy_table
print(*sys.modules)
"""


def _module_of(source: Path) -> str:
    return ".".join(source.relative_to(Path(kitapi.__file__).parents[1]).with_suffix("").parts)
