"""Calibration: beliefs compared with the true cards."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from kitapi.arena import calibration
from kitapi.arena.calibration import Bin, CalibrationRequest, Tally, sum_tallies, tallies_of
from kitapi.arena.campaign import Limits
from kitapi.arena.simulation import match_of
from kitapi.games.prefa.players.evaluation.beliefs import known_to
from kitapi.games.prefa.rules.game import PREFA
from kitapi.players.evaluation import Worlds
from kitapi.players.levels import truth
from kitapi.players.tricks.worlds import draw_worlds
from kitapi.registry import PACKAGES

DEALS = 15


def small_request() -> CalibrationRequest:
    return CalibrationRequest(
        match=match_of(PACKAGES["prefa"], ("steady",) * 3, ((0, 1, 2),), seed=3), decisions=3, layouts=60
    )


def calibrate_with(monkeypatch: pytest.MonkeyPatch, believed: Any) -> list[Tally]:
    monkeypatch.setattr(
        calibration, "judging_of", lambda _game: SimpleNamespace(sample_worlds=believed, known_to=known_to)
    )
    return calibration.calibration(PACKAGES["prefa"], small_request(), Limits(DEALS))


def by_the_cards(view: Any, history: Any, rng: Random, effort: Any) -> Worlds:
    known = known_to(view, history)
    return draw_worlds(known.hidden, known.seats, effort.drawn, np.random.default_rng(rng.getrandbits(64)))


def test_who_believes_the_cards_alone_is_right_as_often_as_he_believes(monkeypatch: pytest.MonkeyPatch) -> None:
    found = calibrate_with(monkeypatch, by_the_cards)
    for kind in sum_tallies(found, ("kind",)):
        assert kind.loss == pytest.approx(kind.plain, rel=0.05)
        for one in kind.bins:
            if one.count > 200:
                assert one.true / one.count == pytest.approx(one.believed / one.count, abs=0.1)
    holds = sum_tallies(found, ("kind",))[0]
    assert holds.count > 1000


def test_who_knows_the_truth_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    states: list[Any] = []
    view_of = PREFA.view

    def view(_game: Any, state: Any, viewer: Any) -> Any:
        states.append(state)
        return view_of(state, viewer)

    def sample_truth(view: Any, history: Any, rng: Random, effort: Any) -> Worlds:
        return truth(states[-1], by_the_cards(view, history, rng, effort))

    monkeypatch.setattr(type(PREFA), "view", view)

    for tally in calibrate_with(monkeypatch, sample_truth):
        assert tally.loss == pytest.approx(0, abs=1e-5)
        assert tally.plain > 0 or not tally.count
        assert sum(one.true for one in tally.bins[:-1]) == 0
        assert tally.bins[-1].true == tally.bins[-1].count


def test_players_beliefs_say_more_than_the_cards_alone() -> None:
    found = [tally for number in range(DEALS) for tally in tallies_of(PACKAGES["prefa"], small_request(), number)]
    holds = sum_tallies(found, ("kind",))[0]
    assert holds.loss < holds.plain
    assert {tally.when for tally in found} > {"auction", "tricks 1–3"}


def test_tallies_are_added_up_by_what_is_estimated() -> None:
    one = Tally("holds", "auction", (Bin(2, 1, 0.5), Bin(1, 1, 0.9)), 1.0, 2.0)
    other = Tally("holds", "tricks 1–3", (Bin(1, 0, 0.2), Bin()), 0.5, 0.25)
    (both,) = sum_tallies([one, other], ("kind",))
    assert both == Tally("holds", "", (Bin(3, 1, 0.7), Bin(1, 1, 0.9)), 1.5, 2.25)
    assert both.count == 4
    assert sum_tallies([other, one], ("kind", "when")) == [one, other]
