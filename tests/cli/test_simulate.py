from pathlib import Path
from typing import Any

import pytest

from kitapi.arena import simulation
from kitapi.arena.games import ArenaGame
from kitapi.records import read_records
from kitapi.registry import GAMES, PACKAGES
from kitapi_testing.commands import CommandResult, kitapi

FEW = ("--deals", "6", "--workers", "1")


def simulate(*arguments: str, terminal: bool = False) -> CommandResult:
    return kitapi("simulate", "prefa", *FEW, *arguments, terminal=terminal)


@pytest.mark.parametrize("game", ["prefa", "preferans"])
def test_the_answer_has_the_documented_form(game: str) -> None:
    ran = kitapi("simulate", game, *FEW, "--players", "steady,random,passer", "--seed", "7")
    assert ran.status == 0
    (answer,) = ran.answers()
    assert list(answer) == ["game", "deals", "seed", "players", "passed_out", "seconds"]
    assert (answer["game"], answer["deals"], answer["seed"]) == (game, 6, 7)
    assert [player["name"] for player in answer["players"]] == ["steady", "random", "passer"]
    assert list(answer["players"][0]) == ["name", "mean", "standard_error", "declared", "made", "in_as_defender"]


def test_the_same_seed_gives_the_same_numbers_whatever_the_workers() -> None:
    def simulate_with(workers: str) -> Any:
        (answer,) = kitapi("simulate", "prefa", "--deals", "6", "--workers", workers, "--seed", "3").answers()
        return {name: value for name, value in answer.items() if name != "seconds"}

    assert simulate_with("1") == simulate_with("2")


def test_every_option_reaches_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    requests: list[Any] = []

    def simulate(*arguments: Any, **named: Any) -> dict[str, Any]:
        requests.append((arguments, named))
        return {}

    monkeypatch.setattr(simulation, "simulate", simulate)
    ran = kitapi(
        "simulate", "prefa", "--deals", "5", "--players", "steady, passer ,random", "--seed", "9",
        "--variant", "aces=false", "pass_deals=true", "--variant", "kasa_share=200", "--duplicate", "--timing",
        "--workers", "3",
    )  # fmt: skip
    assert ran.status == 0
    ((arguments, named),) = requests
    assert arguments == (PACKAGES["prefa"], 5, ["steady", "passer", "random"])
    assert callable(named.pop("progress"))
    assert named == {
        "seed": 9,
        "variant": {"aces": "false", "pass_deals": "true", "kasa_share": "200"},
        "duplicate": True,
        "timed": True,
        "workers": 3,
        "record": None,
    }


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--variant", "aces"), "--variant: write NAME=VALUE, such as aces=false, not “aces”"),
        (("--variant", "aces=true", "aces=false"), "--variant: aces is given twice"),
        (("--variant", "trumps=no"), "trumps"),
        (("--variant", "kasa_share=15"), "kasa_share"),
        (("--players", "steady,steady,nobody"), "nobody"),
        (("--players", "steady"), "players"),
        (("--deals", "0"), "deals: must be at least 1, not 0"),
        (("--workers", "0"), "workers: must be at least 1, not 0"),
    ],
)
def test_a_simulation_that_cannot_be_run_is_wrong_usage(arguments: tuple[str, ...], said: str) -> None:
    ran = kitapi("simulate", "prefa", *arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert said in ran.err


def test_preferans_is_played_under_the_house_rules_requested_and_in_every_rotation() -> None:
    rules = ("--variant", "money=pot", "pot_stake=50", "kontra_limit=1")
    ran = kitapi("simulate", "preferans", *FEW, "--duplicate", *rules)
    assert ran.status == 0
    (answer,) = ran.answers()
    assert sum(player["declared"] for player in answer["players"]) + answer["passed_out"] == 18
    wrong = kitapi("simulate", "preferans", *FEW, "--variant", "kontra_limit=99")
    assert wrong.status == 2
    assert "kontra_limit" in wrong.err


def test_an_unknown_game_is_wrong_usage() -> None:
    ran = kitapi("simulate", "bridge")
    assert ran.status == 2
    assert "game: no players of “bridge”" in ran.err


def test_on_a_terminal_it_is_a_table() -> None:
    ran = simulate(terminal=True)
    assert ran.status == 0
    assert "standard error" in ran.out
    assert "passed out:" in ran.out
    assert "p99" not in ran.out
    full = simulate("--players", "steady,random,passer", "--duplicate", "--timing", terminal=True)
    assert "p99" in full.out
    assert "steady over random, on the same deals: " in full.out


# Records


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_is_recorded_as_a_sitting_of_its_own(game: str, tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    players = ("--players", "simple,random,rock" if game == "caribbean-stud" else "steady,random,passer")
    ran = kitapi("simulate", game, *FEW, "--duplicate", *players, "--record", str(path))
    assert ran.status == 0
    (answer,) = ran.answers()
    plain = kitapi("simulate", game, *FEW, "--duplicate", *players)
    assert {**plain.answers()[0], "seconds": 0} == {**answer, "seconds": 0}, "recording changes nothing"
    with path.open("rb") as lines:
        records = list(read_records(lines, GAMES, audited=True))
    assert [len(record.deals) for record in records] == [1] * 18
    names = [record.seats for record in records[:3]]
    assert len(set(names)) == 3
    assert {tuple(sorted(one)) for one in names} == {tuple(sorted(names[0]))}
    audited = kitapi("audit", str(path), "--json")
    events = sum(len(record.deals[0]) for record in records)
    assert audited.answers() == [{"sound": True, "record": str(path), "sittings": 18, "deals": 18, "events": events}]


def test_the_file_is_the_same_whatever_the_workers(tmp_path: Path) -> None:
    def record_with(workers: str) -> bytes:
        path = tmp_path / workers
        arguments = ("simulate", "prefa", "--deals", "120", "--seed", "3", "--workers", workers, "--record", str(path))
        assert kitapi(*arguments).status == 0
        return path.read_bytes()

    assert record_with("1") == record_with("2")


def test_each_deal_is_handed_on_before_the_last_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    honest = simulation.row_of

    def row_of(game: ArenaGame, match: simulation.Match, number: int) -> simulation.Row:
        happened.append(f"played {number}")
        return honest(game, match, number)

    monkeypatch.setattr(simulation, "row_of", row_of)
    monkeypatch.setattr(simulation, "CHUNK", 1)
    simulation.simulate(PACKAGES["prefa"], 2, ["passer"] * 3, seed=1, record=lambda _: happened.append("written"))
    assert happened == ["played 0", "written", "played 1", "written"]


def test_a_file_that_is_there_is_left_alone_and_nothing_is_left_where_nothing_was_played(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_text("mine")
    ran = simulate("--record", str(path))
    assert (ran.status, ran.out) == (2, "")
    assert "there is a file" in ran.err
    assert path.read_text() == "mine"
    fresh = tmp_path / "fresh.jsonl"
    assert simulate("--players", "nobody", "--record", str(fresh)).status == 2
    assert not fresh.exists()
    assert simulate("--record", str(tmp_path / "none" / "deals.jsonl")).status == 2
