"""``kitapi odds caribbean-stud`` about jackpots and simulations."""

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from kitapi.games.caribbean_stud.commands import odds_simulation
from kitapi.games.caribbean_stud.simulation import simulations as _compiled  # noqa: F401 - its compilation is reported there, and not here
from kitapi.games.caribbean_stud.simulation.strategies import STRATEGIES
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.places import HOWTOS, RULEBOOKS

HOUSE = ("--jackpot", "--meter", "100000", "--token", "1", "--fixed", "500,100,50")


def odds(*arguments: str, terminal: bool = False) -> CommandResult:
    return kitapi("odds", "caribbean-stud", *arguments, terminal=terminal)


def answer(*arguments: str) -> Any:
    ran = odds(*arguments)
    assert (ran.status, ran.err) == (0, "")
    (found,) = ran.answers()
    return found


def fraction(num: int, den: int) -> dict[str, float]:
    return {"num": num, "den": den, "float": num / den}


def test_a_jackpot_is_given_in_fractions() -> None:
    odds = answer(*HOUSE)
    assert odds["break_even"] == fraction(4_142_900, 19)
    assert odds["return"] == fraction(42_545, 64_974)
    assert odds["tiers"]["royal_flush"] == fraction(1, 649_740)
    assert list(odds["tiers"]) == ["royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush"]
    assert odds["awards"]["straight_flush"] == fraction(10_000, 1)
    assert odds["royal_flush"]["mean"] == fraction(649_740, 1)
    assert odds["royal_flush"]["quantiles"]["0.5"] == 450_366
    assert "drift" not in odds


def test_the_drift_is_given_with_share_and_reset() -> None:
    odds = answer(*HOUSE, "--share", "0.7", "--reset", "10000")
    assert odds["drift"] == fraction(1406, 23_205)
    assert odds["balance"] == fraction(120_720, 1)


def test_seven_tokens_meet_a_royal_flush_nearly_seven_times_as_soon() -> None:
    mean = answer(*HOUSE, "--tokens", "7")["royal_flush"]["mean"]["float"]
    assert 649_740 / 7 < mean < 649_740 / 7 + 1


def test_a_hand_and_its_token_are_given_together() -> None:
    together = answer(*HOUSE, "--ante", "5", "--game", "base", "--strategy", "pair_or_better")["together"]
    token = (Fraction(42_545, 64_974) - 1) / 5
    mean = token - Fraction(1_090_272_101_460, 19_933_230_517_200)
    assert together["expectation"] == fraction(mean.numerator, mean.denominator)
    assert (together["game"], together["strategy"]) == ("base", "pair_or_better")
    assert together["standard_deviation"] == together["variance"]["float"] ** 0.5
    assert 0 < together["correlation"] < 1
    assert odds(*HOUSE, "--ante", "0").err == "kitapi: --ante: must be more than 0\n"


def test_a_jackpot_on_a_terminal_is_a_table() -> None:
    ran = odds(*HOUSE, "--share", "0.7", "--reset", "10000", terminal=True)
    assert "218,047.37" in ran.out
    assert "120,720.00" in ran.out
    assert re.search(r"royal flush, paid 100,000.00\s+1 in 649,740.0", ran.out)
    assert json.loads(odds(*HOUSE, "--json", terminal=True).out)["return"]["den"] == 64_974


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--jackpot", "--meter", "5"), "--jackpot: needs --meter and --fixed"),
        ((*HOUSE, "--share", "0.5"), "--share and --reset: give both, for where the meter goes, or neither"),
        ((*HOUSE, "--share", "2", "--reset", "0"), "--share: is above the token, 1"),
        (("--jackpot", "--meter", "1", "--fixed", "1,2"), "--fixed: write three amounts, such as 500,100,50"),
        ((*HOUSE[:2], "1e9", *HOUSE[3:]), "--meter: write an amount such as 218047.37, not “1e9”"),
        ((*HOUSE[:4], "0", *HOUSE[5:]), "--token: must be more than 0"),
        (
            (*HOUSE, "--game", "oasis"),
            "--game and --strategy: choose how a whole hand is played, and need --ante",
        ),
        ((*HOUSE, "--ante", "5", "--game", "oasis"), "--game: no game “oasis”; choose from base, venice"),
        ((*HOUSE, "--tokens", "8"), "--tokens: must be from 1 to 7, not 8"),
    ],
)
def test_what_is_wrong_with_a_jackpot_is_refused(arguments: tuple[str, ...], said: str) -> None:
    assert odds(*arguments) == CommandResult(2, "", f"kitapi: {said}\n")


def test_a_simulation_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    arguments = ("--simulate", "30000", "--strategy", "draws", "--seed", "5", "--seats", "3")
    one, two, kept = (
        {name: value for name, value in answer(*arguments, *more).items() if name != "seconds"}
        for more in (("--workers", "1"), ("--workers", "2"), ("--state", str(tmp_path / "state")))
    )
    assert one == two == kept
    assert (one["game"], one["strategy"], one["rounds"], one["hands"]) == ("caribbean-stud", "draws", 30_000, 90_000)
    assert (tmp_path / "state").exists()


def test_a_simulation_may_have_house_rules() -> None:
    odds = answer("--simulate", "20000", "--strategy", "draws", "--variant", "exchange_fee=5")
    assert odds["results"].keys() >= {"-8", "-6", "-4"}


def test_a_simulation_on_a_terminal_is_a_table() -> None:
    ran = odds("--simulate", "20000", "--strategy", "pair_or_better", "--seed", "1", terminal=True)
    assert re.search(r"pair_or_better, seats: 1, seed 1\s+20,000 rounds", ran.out)
    assert re.search(r"a hand wins on average\s+-\d\.\d{4} ± 1\.\d{4}% of ANTE", ran.out)
    assert re.search(r"hands with \+1 ANTEs\s+4,", ran.out)


def test_the_gain_from_others_cards_is_given() -> None:
    collusion = answer("--collusion", "30", "--seed", "1")
    assert [gain["seen"] for gain in collusion["gains"]] == [1, 2, 3, 4, 5, 6]
    assert collusion["deals"] == 30
    ran = odds("--collusion", "30", "--seed", "1", terminal=True)
    assert "other hands seen: 6; decisions changed:" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--simulate", "9"), "--simulate: needs --strategy or --strategy-table, one of them"),
        (("--simulate", "9", "--strategy", "luck"), "--strategy: no strategy “luck”; choose from"),
        (("--simulate", "9", "--strategy", "draws", "--seats", "8"), "--seats: must be from 1 to 7, not 8"),
        (("--simulate", "0", "--strategy", "draws"), "--simulate: must be from 1 to"),
        (("--simulate", "9", "--strategy", "draws", "--workers", "0"), "--workers: must be from 1 to 1024, not 0"),
        (("--simulate", "9", "--strategy", "draws", "--seed", "-1"), "--seed: must be from 0 to"),
        (
            ("--simulate", "9", "--strategy", "draws", "--variant", "table=10001,1,1,1,1,1,1,1,1"),
            "--variant: payments of more than 10000 to one cannot be simulated",
        ),
        (("--collusion", "1"), "--collusion: one deal has no standard error; ask for more"),
        (("--simulate", "9", "--strategy-table", "README.md"), "README.md: is not a table"),
        (
            ("--simulate", "9", "--strategy", "draws", "--cluster", "nowhere://a"),
            "cluster: nothing answers at nowhere://a",
        ),
    ],
)
def test_what_is_wrong_with_a_simulation_is_refused(arguments: tuple[str, ...], said: str) -> None:
    ran = odds(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith(f"kitapi: {said}")


def test_the_guides_name_every_option_and_strategy() -> None:
    jackpot, simulation = (
        (RULEBOOKS / "caribbean_stud/howto/jackpot.md").read_text(),
        (HOWTOS / "simulation.md").read_text(),
    )
    assert all(f"`{name}`" in simulation for name in STRATEGIES)
    options = odds_simulation.SimulationOptions.__dataclass_fields__
    assert all(f"--{name.replace('_', '-')}" in simulation for name in options)
    assert all(f"`{name}`" in jackpot for name in (*answer(*HOUSE, "--share", "1", "--reset", "0"), "together"))
