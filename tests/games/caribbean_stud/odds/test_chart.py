"""The chart that the page shows: computed again in part, and checked against single decisions."""

import json
from fractions import Fraction
from importlib.resources import files
from math import comb
from typing import Any

import pytest

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.odds.chart import RANK_NAMES, chart, strategies
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi.games.caribbean_stud.odds.game import Game

CHART = files("kitapi.games.caribbean_stud") / "client/odds/chart.json"
PACKED: dict[str, Any] = json.loads(CHART.read_text(encoding="utf-8"))

SAMPLE = (
    ("venice", "high_pair_flush_draw", "8h 8s 3h 5h Jh"),
    ("venice", "pair_flush_draw_3", "3h 3s 9h 5h Jh"),
    ("venice", "flush_draw", "2h 4h 9s 8h Jh"),
    ("venice", "straight_draw", "4h 5s 6h 7d Qc"),
    ("venice", "inside_draw", "4h 5s 6h 8d Qc"),
    ("venice", "low_pair_straight_draw", "2h 2s 3h 4d 5c"),
    ("venice", "pair", "7h 7s Ah Kd 5c"),
    ("venice", "akq", "Ah Ks Qd 4d 3c"),
    ("base", "akj", "Ah Ks Jd 4d 3c"),
    ("base", "ak_match", "Ah Ks 9d 4d 3c"),
    ("base", "less", "Ah Qs Jd 9d 3c"),
    ("base", "pair_or_better", "2h 2s 9d 4d 3c"),
)


@pytest.mark.parametrize("game", Game)
@pytest.mark.parametrize("upcard", [3, 12])
def test_a_column_computed_again_is_the_packed_one(game: Game, upcard: int) -> None:
    packed = {name: [cells[upcard]] for name, cells in PACKED[game.value]["rows"].items()}
    assert chart(game, [upcard]) == packed


@pytest.mark.parametrize("game", Game)
def test_every_hand_stands_in_a_row(game: Game) -> None:
    for upcard in range(13):
        assert sum(sum(cells[upcard]) for cells in PACKED[game.value]["rows"].values()) == comb(51, 5)


@pytest.mark.parametrize(("game", "row", "hand"), SAMPLE)
def test_a_single_decision_agrees_with_its_row(game: str, row: str, hand: str) -> None:
    held = read_cards(hand)
    for place, cells in enumerate(PACKED[game]["rows"][row]):
        upcard = read_card(f"{RANK_NAMES[place]}c")
        if upcard in held or (row.endswith("_match") != any(card.rank is upcard.rank for card in held) and "ak" in row):
            continue
        best = decision(held, upcard, exchange=game == "venice").best.split()[0]
        assert cells[("fold", "raise", "exchange").index(best)] > 0, upcard


def test_the_figures_of_the_base_game_are_packed_as_computed() -> None:
    assert strategies(Game.BASE) == PACKED["base"]["strategies"]
    perfect = PACKED["base"]["strategies"][0]
    assert Fraction(perfect["expectation"]["num"], perfect["expectation"]["den"]) == Fraction(
        -142_031_221, 2_718_662_100
    )


def test_the_figures_with_an_exchange_are_those_of_the_guide() -> None:
    edges = {one["strategy"]: f"{-100 * one['expectation']['float']:.4f}" for one in PACKED["venice"]["strategies"]}
    assert [*edges][:3] == ["perfect", "careful_draws", "draws"]
    assert (edges["perfect"], edges["careful_draws"], edges["draws"]) == ("1.1757", "1.3790", "1.7652")
    for one in PACKED["venice"]["strategies"]:
        assert one["cost"]["float"] == pytest.approx(
            PACKED["venice"]["strategies"][0]["expectation"]["float"] - one["expectation"]["float"]
        )
