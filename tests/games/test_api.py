"""The questions that programs ask of games: a struct in, a struct out, for every game that has the part."""

import msgspec
import pytest

from kitapi import registry
from kitapi.api import BadHand, BadLine, HandQuestion, NoSuchGame, PaperDeal, score, value
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
    with pytest.raises(BadHand, match=r"^game: must be prefa or preferans, not “caribbean-stud”$"):
        value(HandQuestion(game="caribbean-stud", cards=""))


def test_a_game_without_a_part_is_refused_as_one_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    without = {name: package._replace(paper=None, value=None) for name, package in PACKAGES.items()}
    monkeypatch.setattr("kitapi.api.PACKAGES", {**PACKAGES, "prefa": without["prefa"]})
    monkeypatch.setattr(registry, "PACKAGES", {**PACKAGES, "prefa": without["prefa"]})
    with pytest.raises(NoSuchGame, match="must be preferans or caribbean-stud"):
        score(PaperDeal(game="prefa", deal=msgspec.Raw(DEAL)))
    with pytest.raises(BadHand, match="must be preferans, not “prefa”"):
        value(HandQuestion(game="prefa", cards=""))
