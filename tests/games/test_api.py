"""The functions of ``kitapi.api``, from a struct to a struct, for every game that has the part."""

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from kitapi import registry
from kitapi.api import (
    BadHand,
    BadLine,
    BadQuestion,
    NoSuchGame,
    OddsQuestion,
    OpenCards,
    PaperDeal,
    ValueRequest,
    engine,
    odds,
    score,
    solve,
    value,
)
from kitapi.engine import Engine
from kitapi.registry import PACKAGES, names_with
from kitapi_testing.commands import kitapi

DEAL = (
    b'{"players":3,"dealer":2,"declarer":0,"contract":"6h","participation":["play","play"],"tricks":[6,3,1],"kasa":900}'
)


def test_a_deal_on_paper_has_the_score_that_the_command_prints() -> None:
    scored = msgspec.json.encode(score(PaperDeal(game="prefa", deal=msgspec.Raw(DEAL))))

    assert [msgspec.json.decode(scored)] == kitapi("score", "prefa", given=DEAL.decode()).answers()


@pytest.mark.parametrize("game", names_with("paper"))
def test_a_line_that_is_no_deal_of_the_game_is_refused_by_field(game: str) -> None:
    with pytest.raises(BadLine, match="kings"):
        score(PaperDeal(game=game, deal=msgspec.Raw(b'{"kings":1}')))


def test_a_game_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(NoSuchGame, match=r"^game: must be prefa or preferans or caribbean-stud, not “whist”$"):
        score(PaperDeal(game="whist", deal=msgspec.Raw(DEAL)))
    with pytest.raises(BadHand, match=r"^game: choose from prefa, preferans, not “caribbean-stud”$"):
        value(ValueRequest(game="caribbean-stud", cards=""))


def test_a_game_without_a_part_is_refused_as_one_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {name: package._replace(paper=None, value=None) for name, package in PACKAGES.items()}
    monkeypatch.setattr("kitapi.api.PACKAGES", {**PACKAGES, "prefa": without["prefa"]})
    monkeypatch.setattr(registry, "PACKAGES", {**PACKAGES, "prefa": without["prefa"]})
    with pytest.raises(NoSuchGame, match="must be preferans or caribbean-stud"):
        score(PaperDeal(game="prefa", deal=msgspec.Raw(DEAL)))
    with pytest.raises(BadHand, match="choose from preferans, not “prefa”"):
        value(ValueRequest(game="prefa", cards=""))


def test_open_cards_have_the_value_that_the_command_prints() -> None:
    line = '{"hands":{"declarer":"As Qs","first":"Ks 7h","second":"8d 9d"},"strain":"n","leader":"declarer"}'
    solved = msgspec.json.encode(solve(msgspec.json.decode(line, type=OpenCards)))

    assert [msgspec.json.decode(solved)] == kitapi("solve", given=line).answers()


def test_odds_are_those_of_the_game_and_a_bad_question_names_its_field() -> None:
    fields = {"hand": "As Ks Qs Js 9s", "upcard": "2c"}
    assert odds(OddsQuestion(game="caribbean-stud", fields=fields))["best"] == "raise"
    with pytest.raises(BadQuestion, match=r"^upcard: "):
        odds(OddsQuestion(game="caribbean-stud", fields={**fields, "upcard": "As"}))
    with pytest.raises(NoSuchGame, match=r"^game: must be caribbean-stud, not “prefa”$"):
        odds(OddsQuestion(game="prefa", fields=fields))


def test_an_engine_answers_by_the_rules_of_its_game() -> None:
    assert isinstance(engine("prefa"), Engine)
    with pytest.raises(NoSuchGame, match="must be prefa or"):
        engine("whist")


@pytest.mark.parametrize(
    ("service", "question", "answered"),
    [
        ("value", {"game": "prefa", "cards": "As"}, "cards: are ten, or twelve with the talon, not 1"),
        ("solve", {"hands": {"declarer": "As", "first": "Ks", "second": None}}, "leader: is missing"),
    ],
)
def test_a_worker_serves_what_its_first_line_names(service: str, question: dict[str, Any], answered: str) -> None:
    lines = b"".join(msgspec.json.encode(line) + b"\n" for line in ({"serve": service}, question))
    ran = subprocess.run([sys.executable, "-m", "kitapi.workers"], input=lines, capture_output=True, check=True)
    greeted, answer = map(msgspec.json.decode, ran.stdout.splitlines())

    assert greeted == {"ready": True}
    assert answer["error"] == answered


def test_a_hand_against_the_house_has_the_odds_that_the_command_prints() -> None:
    found = odds(OddsQuestion(game="caribbean-stud", fields={"hand": "As Ks Qs Js 9s", "upcard": "2c"}))

    (printed,) = kitapi("odds", "caribbean-stud", "--hand", "As Ks Qs Js 9s", "--upcard", "2c", "--json").answers()
    assert printed["best"] == found["best"]
    assert {name: printed[name]["num"] for name in ("fold", "raise")} == {
        name: found[name]["num"] for name in ("fold", "raise")
    }
