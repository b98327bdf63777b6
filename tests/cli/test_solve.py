"""``kitapi solve``: the documented forms, every option, and what is refused."""

import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitapi.cards import cards_of, write_cards
from kitapi.solver import reference
from kitapi.solver.position import Position
from tests.cli.running import Ran, kitapi
from tests.solver.endings import any_ending

PAGE = (Path(__file__).parents[2] / "docs/formats/solve.md").read_text()
NAMES = ("declarer", "first", "second")


def ask(*lines: Any, options: tuple[str, ...] = (), **how: Any) -> Ran:
    """The command's answer to ``lines``."""
    texts = [one if isinstance(one, str) else msgspec.json.encode(one).decode() for one in lines]
    return kitapi("solve", *options, given="\n".join(texts), **how)


def line(**changed: Any) -> dict[str, Any]:
    hands = {"declarer": "As Qs", "first": "Ks 7h", "second": "8d 9d"}
    return {"id": 5, "hands": hands, "strain": "n", "leader": "declarer", "objective": "tricks"} | changed


def written(position: Position, objective: str, number: int) -> dict[str, Any]:
    """A position before a trick as a line."""
    held = [write_cards(cards_of(hand)) for hand in position.hands]
    return {
        "id": number,
        "hands": dict(zip(NAMES, [*held, None], strict=False)),
        "strain": position.trump.value if position.trump else "n",
        "leader": NAMES[position.leader],
        "objective": objective,
    }


def test_the_documented_positions_have_the_documented_answers() -> None:
    for heading, options in (("## Its answer", ()), ("## Every card", ("--moves",)), ("## Every strain", ("--all",))):
        section = PAGE[PAGE.index(heading) :].partition("\n## ")[0]
        lines = [one.strip() for one in section.splitlines() if one.startswith("    {")]
        assert len(lines) >= 2
        assert ask(*lines[::2], options=options).out.splitlines() == lines[1::2]


def test_documented_refusals_are_those_given() -> None:
    refused = [msgspec.json.decode(one.strip()) for one in PAGE.splitlines() if one.startswith('    {"id":7,"error"')]
    wrong = [
        line(id=7, strain="x"),
        line(id=7, leader="second", hands={"declarer": "As", "first": "Ks", "second": None}),
    ]
    ran = ask(*wrong)
    assert ran.status == 2
    assert ran.answers() == refused


def test_positions_are_worth_what_the_reference_says() -> None:
    rng = random.Random("command")
    endings = [any_ending(rng, (2, 3, 4)) for _ in range(30)]
    starts = [Position(one.with_table_in_hand(), one.leader, one.trump) for one in endings]
    ran = ask(*(written(one, "tricks", number) for number, one in enumerate(starts)), options=("--moves",))
    assert ran.status == 0
    for number, (start, answer) in enumerate(zip(starts, ran.answers(), strict=True)):
        values = {card.value: value for card, value in reference.values(start).items()}
        assert answer == {"id": number, "tricks": reference.most_tricks(start), "moves": values}
    ran = ask(*(written(one, "betl", number) for number, one in enumerate(starts)), options=("--moves",))
    for number, (start, answer) in enumerate(zip(starts, ran.answers(), strict=True)):
        made = {card.value: value for card, value in reference.betl_values(start).items()}
        assert answer == {"id": number, "made": reference.betl_made(start), "moves": made}


def test_all_strains_need_neither_strain_nor_leader() -> None:
    asked = line()
    del asked["strain"], asked["leader"]
    (answer,) = ask(asked, options=("--all",)).answers()
    assert {strain: len(row) for strain, row in answer["tricks"].items()} == dict.fromkeys("scdhn", 3)
    (betl,) = ask(asked | {"objective": "betl"}, options=("--all",)).answers()
    assert {type(one) for row in betl["made"].values() for one in row} == {bool}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"strain": None}, "strain: is missing"),
        ({"leader": None}, "leader: is missing"),
        ({"objective": "durch"}, "objective: cannot be “durch”; the objectives are tricks, betl"),
        ({"hands": {"declarer": "As", "first": "Ks"}}, "hands.second: is missing"),
        ({"hands": {"declarer": "As", "first": "Ks Qs", "second": None}}, "hands: every hand has the same number"),
        ({"hands": {"declarer": "", "first": "", "second": None}}, "hands: every hand has the same number"),
        ({"hands": {"declarer": "As", "first": "As", "second": None}}, "hands.first: As is in the hand of declarer"),
        ({"hands": {"declarer": "Xs", "first": "As", "second": None}}, "hands.declarer: “Xs” is no card"),
        ({"hands": {"declarer": "2s", "first": "As", "second": None}}, "hands: the pack goes from seven to ace"),
        ({"trumps": "s"}, "trumps: "),
    ],
)
def test_a_bad_line_is_told_what_is_wrong_and_others_are_answered(changed: dict[str, Any], said: str) -> None:
    ran = ask(line(**changed), line())
    assert ran.status == 2
    bad, good = ran.answers()
    assert bad["id"] == 5
    assert bad["error"].startswith(said)
    assert good == {"id": 5, "tricks": 2}


def test_cards_and_strains_are_not_asked_for_together() -> None:
    ran = ask(line(), options=("--moves", "--all"))
    assert (ran.status, ran.out) == (2, "")
    assert re.fullmatch(r"kitapi: --moves asks about one strain.*\n", ran.err)


@pytest.mark.parametrize(
    ("options", "shown"), [((), "5  2 tricks"), (("--moves",), "Qs  no trick"), (("--all",), "no trumps")]
)
def test_on_a_terminal_it_is_written_for_people(options: tuple[str, ...], shown: str) -> None:
    ran = ask(line(), options=options, terminal=True)
    assert ran.status == 0
    assert shown in ran.out


def test_betl_is_told_in_words_on_a_terminal() -> None:
    out = ask(line(objective="betl"), options=("--moves",), terminal=True).out
    assert "5  betl is made" in out
    assert "As  betl is lost" in out
    assert "made" in ask(line(objective="betl"), options=("--all",), terminal=True).out
