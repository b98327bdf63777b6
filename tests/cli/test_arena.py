"""``kitapi arena``: the strength of players and their statistics."""

from pathlib import Path
from typing import Any

import pytest

from kitapi.reports.players import losses
from kitapi_testing.commands import CommandResult, kitapi

FEW = ("--deals", "4", "--workers", "1")


def arena(*arguments: str, terminal: bool = False) -> CommandResult:
    return kitapi("arena", *arguments, *FEW, terminal=terminal)


def run_arena(*arguments: str) -> Any:
    ran = arena(*arguments)
    assert ran.status == 0, ran.err
    (answer,) = ran.answers()
    return answer


def test_a_comparison_says_by_how_much_and_whether_it_is_resolved(tmp_path: Path) -> None:
    arguments = ("compare", "steady", "passer", "--seed", "3", "--state", str(tmp_path))
    answer = run_arena(*arguments)
    assert {name: answer[name] for name in ("game", "one", "other", "seed", "deals", "unit")} == {
        "game": "prefa", "one": "steady", "other": "passer", "seed": 3, "deals": 4, "unit": "kapikia",
    }  # fmt: skip
    assert answer["resolved"] == (abs(answer["difference"]) >= 3 * answer["standard_error"])
    assert run_arena(*arguments) == answer
    assert len(list(tmp_path.iterdir())) == 1


def test_house_rules_and_the_game_reach_the_table() -> None:
    plain = run_arena("compare", "steady", "passer", "--game", "preferans")
    assert plain["unit"] == "points"
    assert run_arena("compare", "steady", "passer", "--game", "preferans", "--variant", "money=pot") != plain


def test_a_ladder_is_a_table_on_a_terminal_and_in_documents() -> None:
    ran = arena("ladder", "--players", "random, passer,steady", terminal=True)
    assert ran.status == 0
    assert [line.split("  ")[0] for line in ran.out.splitlines()[3:]] == [
        "passer over random", "steady over passer", "steady over random", "",
    ]  # fmt: skip
    assert "UNRESOLVED" in ran.out
    (found,) = arena("ladder", "--players", "random,passer", "--json", terminal=True).answers()
    assert found[0]["one"] == "passer"
    document = arena("ladder", "--players", "random,passer", "--form", "markdown").out
    assert "| passer over random | " in document


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("compare", "steady", "nobody"), "players: no player “nobody” of prefa"),
        (("compare", "steady", "passer", "--game", "bridge"), "game: no players of “bridge”"),
        (("compare", "steady", "passer", "--variant", "aces"), "write NAME=VALUE"),
        (("ladder", "--json", "--form", "text"), "--json cannot be combined with --form text"),
        (("ladder", "--game", "bridge"), "game: no players of “bridge”"),
        (("contracts", "--game", "caribbean-stud"), "game: choose from prefa, preferans, not “caribbean-stud”"),
        (("regret", "steady,nobody"), "players: no player “nobody” of prefa"),
    ],
)
def test_what_cannot_be_played_is_wrong_usage(arguments: tuple[str, ...], said: str) -> None:
    ran = arena(*arguments)
    assert ran.status == 2
    assert said in ran.err


def test_what_players_declare_is_a_line_for_each_game() -> None:
    answer = run_arena("contracts", "passer")
    assert [(one["what"], one["deals"]) for one in answer] == [("", 4)]
    ran = arena("contracts", "steady", "--game", "preferans", terminal=True)
    assert ran.out.startswith("preferans, 4 deals of steady")


def test_what_decisions_cost_is_reported_by_kind_of_decision_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "FEW", 1)
    picture = tmp_path / "costs.svg"
    answer = run_arena("regret", "random,steady", "--by", "role", "--plot", str(picture))
    assert {one["key"][0] for one in answer} == {"random", "steady"}
    assert all(0 <= one["tricks"]["mean"] <= 10 for one in answer)
    assert "Tricks lost by a card" in picture.read_text()
    assert "steady declarer" in arena("regret", terminal=True).out
    assert "choose from role, phase, trick" in arena("regret", "--by", "seat").err
    assert ".svg" in arena("regret", "--plot", str(tmp_path / "costs.png")).err
