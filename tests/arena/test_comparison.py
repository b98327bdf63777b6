"""Comparisons of two players, and the number of deals after which they end."""

from pathlib import Path
from random import Random

import pytest

from kitapi.arena.campaign import BadState, Limits, Place
from kitapi.arena.comparison import Comparison, compare, difference_of, pair_of
from kitapi.arena.ladder import Table, ladder, pairs, steps_of
from kitapi.arena.sequential import FIRST_LOOK, Running
from kitapi.arena.simulation import BadMatch
from kitapi.registry import PACKAGES

PREFA = PACKAGES["prefa"]

NOBODY = Place()


def looked_at(difference: float, deals: int, seed: int) -> Running:
    """Add observations with a known mean until the test resolves, or all ``deals`` are used."""
    chance, running = Random(seed), Running()
    for _ in range(deals):
        running.add(round(1000 * chance.gauss(difference, 1)))
        if running.is_decided():
            break
    return running


@pytest.mark.parametrize("difference", [0.3, -0.3])
def test_a_known_difference_is_found_with_its_sign(difference: float) -> None:
    for seed in range(10):
        found = looked_at(difference, 3000, seed).estimate(1000)
        assert found.resolved
        assert found.deals < 2000
        assert found.mean * difference > 0


def test_equal_players_are_called_different_as_seldom_as_stated() -> None:
    called = sum(looked_at(0, 600, seed).estimate().resolved for seed in range(400))
    assert 0 < called < 400 * 0.04


def test_evidence_is_seldom_strong_where_there_is_no_difference_and_always_where_there_is() -> None:
    assert sum(looked_at(0, 400, seed).estimate().evidence >= 20 for seed in range(200)) < 200 / 20
    assert all(looked_at(0.5, 400, seed).estimate().evidence > 1 for seed in range(20))


def test_what_is_looked_at_is_free_of_the_order_and_waits_for_enough_deals() -> None:
    numbers = [5, -3, 12, 7, 0, 1]
    one, other = Running(), Running()
    for forth, back in zip(numbers, reversed(numbers), strict=True):
        one.add(forth)
        other.add(back)
    assert one.estimate() == other.estimate()
    sure = Running()
    settled = []
    for number in range(100):
        sure.add(100 + number % 2)
        settled.append(sure.is_decided())
    assert settled.index(True) == FIRST_LOOK - 1
    assert sum(settled) == 3


def test_the_better_player_is_found_and_no_more_deals_are_played() -> None:
    found = compare(PREFA, pair_of(PREFA, "steady", "random", seed=2), Limits(500))
    assert found.estimate.deals == FIRST_LOOK
    assert found.estimate.resolved
    assert found.errors > 3
    assert "resolved" in str(found)


def test_a_player_compared_with_himself_comes_out_even_and_unresolved() -> None:
    reported: list[Comparison] = []
    preferans = PACKAGES["preferans"]
    found = compare(preferans, pair_of(preferans, "passer", "passer", seed=2), Limits(40), on_done=reported.append)
    assert found.estimate == (40, 0, 0)
    assert found.verdict == "UNRESOLVED"
    assert [stands.estimate.deals for stands in reported] == list(range(1, 41))


def test_a_comparison_is_the_same_from_both_sides() -> None:
    one = compare(PREFA, pair_of(PREFA, "steady", "passer", seed=6), Limits(12)).estimate
    other = compare(PREFA, pair_of(PREFA, "passer", "steady", seed=6), Limits(12)).estimate
    assert one.deals == other.deals == 12
    assert one.mean == pytest.approx(-other.mean)
    assert one.error == pytest.approx(other.error)
    assert one.error > 0


def test_time_ends_it_too() -> None:
    found = compare(PREFA, pair_of(PREFA, "random", "passer", seed=6), Limits(500, minutes=0))
    assert found.estimate.deals == 1
    assert found.verdict == "UNRESOLVED"


def read_kept_rows(folder: Path) -> tuple[bytes, list[tuple[str, str]]]:
    """Return the header of the only file in ``folder``, and its rows without the seconds."""
    (file,) = folder.iterdir()
    header, *lines = file.read_bytes().splitlines()
    return header, [tuple(line.decode().strip("[]").split(",")[:2]) for line in lines]  # type: ignore[misc]


def test_a_killed_comparison_goes_on_with_the_same_rows_whatever_the_workers(tmp_path: Path) -> None:
    pair = pair_of(PREFA, "random", "passer", seed=6)
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    found = compare(PREFA, pair, Limits(9), Place(1, whole), to_the_end=True)
    compare(PREFA, pair, Limits(4), Place(1, parts), to_the_end=True)
    (file,) = parts.iterdir()
    file.write_bytes(file.read_bytes()[:-5])  # killed while it wrote
    again = compare(PREFA, pair, Limits(9), Place(2, parts), to_the_end=True)
    assert again.estimate == found.estimate
    assert read_kept_rows(parts) == read_kept_rows(whole)
    assert read_kept_rows(whole)[1] == [(str(number), str(difference_of(PREFA, pair, number))) for number in range(9)]


def test_what_is_kept_is_not_played_again_and_its_time_counts(tmp_path: Path) -> None:
    pair, place = pair_of(PREFA, "random", "passer", seed=6), Place(1, tmp_path)
    first = compare(PREFA, pair, Limits(3), place)
    again = compare(PREFA, pair, Limits(3), place)
    assert again == first
    assert compare(PREFA, pair, Limits(50, minutes=first.seconds / 60), place).estimate.deals == 3


def test_other_deals_have_files_of_their_own_and_a_strange_file_is_refused(tmp_path: Path) -> None:
    compare(PREFA, pair_of(PREFA, "random", "passer", seed=6), Limits(1), Place(1, tmp_path))
    compare(PREFA, pair_of(PREFA, "random", "passer", seed=7), Limits(1), Place(1, tmp_path))
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    files[0].write_bytes(files[1].read_bytes() + b"[1,2]\n")
    files[1].write_bytes(files[1].read_bytes() + b"[1,2]\n")
    for seed in (6, 7):
        with pytest.raises(BadState):
            compare(PREFA, pair_of(PREFA, "random", "passer", seed=seed), Limits(1), Place(1, tmp_path))


def test_a_ladder_has_every_pair_once_neighbours_first() -> None:
    assert pairs(("a", "b", "c")) == [("b", "a"), ("c", "b"), ("c", "a")]
    assert steps_of(PREFA)[:3] == ("random", "passer", "steady")
    found = list(ladder(Table(PREFA, 3), ("random", "passer"), Limits(2), NOBODY, on_done=lambda: None))
    assert [(one.one, one.other, one.estimate.deals) for one in found] == [("passer", "random", 2)]


@pytest.mark.parametrize(("limits", "place"), [(Limits(0), NOBODY), (Limits(3), Place(0))])
def test_what_cannot_be_played_is_refused(limits: Limits, place: Place) -> None:
    with pytest.raises(BadMatch, match="at least 1, not 0"):
        compare(PREFA, pair_of(PREFA, "random", "passer"), limits, place)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["prefa", "preferans"])
@pytest.mark.parametrize("weaker", ["random", "passer"])
def test_steady_beats_the_others_by_more_than_five_standard_errors(game: str, weaker: str) -> None:
    assert (
        compare(PACKAGES[game], pair_of(PACKAGES[game], "steady", weaker, seed=2), Limits(60), to_the_end=True).errors
        > 5
    )
