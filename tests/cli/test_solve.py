"""``kitapi solve``: the documented forms, every option, and what is refused."""

import random
import re
from typing import Any

import msgspec
import pytest

from kitapi.cards import cards_of, write_cards
from kitapi.solver import reference
from kitapi.solver.position import Objective, Position, play_card
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.endings import any_ending
from kitapi_testing.places import FORMATS

PAGE = (FORMATS / "solve.md").read_text()
NAMES = ("declarer", "first", "second")


def ask(*lines: Any, options: tuple[str, ...] = (), **how: Any) -> CommandResult:
    """Return the command's answer to ``lines``."""
    texts = [one if isinstance(one, str) else msgspec.json.encode(one).decode() for one in lines]
    return kitapi("solve", *options, given="\n".join(texts), **how)


def line(**changed: Any) -> dict[str, Any]:
    hands = {"declarer": "As Qs", "first": "Ks 7h", "second": "8d 9d"}
    return {"id": 5, "hands": hands, "strain": "n", "leader": "declarer", "objective": "tricks"} | changed


def write_line(position: Position, objective: str, number: int) -> dict[str, Any]:
    """Return the line of a position before a trick."""
    held = [write_cards(cards_of(hand)) for hand in position.hands]
    return {
        "id": number,
        "hands": dict(zip(NAMES, [*held, None], strict=False)),
        "strain": position.trump.value if position.trump else "n",
        "leader": NAMES[position.leader],
        "objective": objective,
    }


def test_the_documented_positions_have_the_documented_answers() -> None:
    sections = {
        "## Its answer": (),
        "## Every card": ("--moves",),
        "## Best play": ("--line",),
        "## A play": (),
        "## Every strain": ("--all",),
        "## All layouts": ("--layouts",),
    }
    for heading, options in sections.items():
        section = PAGE[PAGE.index(heading) :].partition("\n## ")[0]
        lines = [one.strip() for one in section.splitlines() if one.startswith("    {")]
        assert len(lines) >= 2
        assert ask(*lines[::2], options=options).out.splitlines() == lines[1::2]


def test_documented_refusals_are_those_given() -> None:
    refused = [msgspec.json.decode(one.strip()) for one in PAGE.splitlines() if one.startswith('    {"id":7,"error"')]
    wrong = [
        line(id=7, strain="x"),
        line(id=7, leader="second", hands={"declarer": "As", "first": "Ks", "second": None}),
        line(id=7, played="As 9d"),
        line(id=7, hands={"declarer": "As", "first": "Ks", "second": "8d 9d"}, table="Qs 7h"),
    ]
    ran = ask(*wrong)
    assert ran.status == 2
    assert ran.answers() == refused


def test_positions_have_the_values_of_the_reference() -> None:
    rng = random.Random("command")
    endings = [any_ending(rng, (2, 3, 4)) for _ in range(30)]
    starts = [Position(one.with_table_in_hand(), one.leader, one.trump) for one in endings]
    ran = ask(*(write_line(one, "tricks", number) for number, one in enumerate(starts)), options=("--moves",))
    assert ran.status == 0
    for number, (start, answer) in enumerate(zip(starts, ran.answers(), strict=True)):
        values = {card.value: value for card, value in reference.values(start).items()}
        assert answer == {"id": number, "tricks": reference.most_tricks(start), "moves": values}
    ran = ask(*(write_line(one, "betl", number) for number, one in enumerate(starts)), options=("--moves",))
    for number, (start, answer) in enumerate(zip(starts, ran.answers(), strict=True)):
        made = {card.value: value for card, value in reference.betl_values(start).items()}
        assert answer == {"id": number, "made": reference.betl_made(start), "moves": made}


def test_within_a_trick_positions_have_the_values_of_the_reference() -> None:
    rng = random.Random("within")
    endings = [one for one in (any_ending(rng, (2, 3, 4)) for _ in range(100)) if one.table]
    assert len(endings) > 10
    lines = [
        write_line(one, "tricks", number) | {"table": write_cards(one.table)} for number, one in enumerate(endings)
    ]
    for one, answer in zip(endings, ask(*lines, options=("--moves",)).answers(), strict=True):
        assert answer["moves"] == {card.value: value for card, value in reference.values(one).items()}
        assert answer["tricks"] == reference.most_tricks(one)


@pytest.mark.parametrize("objective", Objective)
def test_a_play_costs_what_the_reference_says(objective: Objective) -> None:
    rng = random.Random(objective.value)
    for number in range(12):
        ending = any_ending(rng, (3, 4))
        start = Position(ending.with_table_in_hand(), ending.leader, ending.trump)
        cards, costs, position, taken = [], [], start, 0
        while any(position.hands):
            values, best = reference.results(position, objective), reference.result(position, objective)
            card = rng.choice(list(values))
            cards.append(card)
            costs.append(0 if objective.is_betl and taken else abs(values[card] - best))
            point, position = play_card(position, card)
            taken += point
        (answer,) = ask(write_line(start, objective.value, number) | {"played": write_cards(tuple(cards))}).answers()
        assert answer["costs"] == costs
        assert answer["turn"] is None
        assert answer["taken"]["declarer"] == taken
        assert sum(answer["taken"].values()) == start.tricks_left
        assert answer["made" if objective.is_betl else "tricks"] == (not taken if objective.is_betl else taken)


def test_a_line_of_best_play_costs_nothing() -> None:
    rng = random.Random("line")
    for number in range(5):
        ending = any_ending(rng, (4,))
        question = write_line(Position(ending.with_table_in_hand(), ending.leader, ending.trump), "tricks", number)
        (best,) = ask(question, options=("--line",)).answers()
        (gone,) = ask(question | {"played": best["line"], "also": ["moves", "line"]}).answers()
        assert set(gone["costs"]) == {0}
        assert (gone["tricks"], gone["taken"]["declarer"]) == (best["tricks"], best["tricks"])
        assert (gone["moves"], gone["line"], gone["turn"]) == ({}, "", None)


def test_all_strains_need_neither_strain_nor_leader() -> None:
    question = line()
    del question["strain"], question["leader"]
    (answer,) = ask(question, options=("--all",)).answers()
    assert {strain: len(row) for strain, row in answer["tricks"].items()} == dict.fromkeys("scdhn", 3)
    (betl,) = ask(question | {"objective": "betl"}, options=("--all",)).answers()
    assert {type(one) for row in betl["made"].values() for one in row} == {bool}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"strain": None}, "strain: is missing"),
        ({"leader": None}, "leader: is missing"),
        ({"objective": "durch"}, "objective: cannot be “durch”; choose from tricks, betl, open, open_betl"),
        ({"hands": {"declarer": "As", "first": "Ks"}}, "hands.second: is missing"),
        ({"hands": {"declarer": "As", "first": "Ks Qs", "second": None}}, "hands: every hand has the same number"),
        ({"hands": {"declarer": "", "first": "", "second": None}}, "hands: every hand has the same number"),
        ({"hands": {"declarer": "As", "first": "As", "second": None}}, "hands.first: As is in the hand of declarer"),
        ({"hands": {"declarer": "Xs", "first": "As", "second": None}}, "hands.declarer: “Xs” is no card"),
        ({"hands": {"declarer": "2s", "first": "As", "second": None}}, "hands: the pack goes from seven to ace"),
        ({"trumps": "s"}, "trumps: "),
        ({"table": "As"}, "table: As is in the hand of declarer already"),
        ({"table": "Js"}, "hands: every hand has the same number"),
        ({"table": "Js Ts 9s"}, "hands: a trick that is full belongs to nobody's turn"),
        ({"played": "As As"}, "played: As is given twice"),
        ({"played": "As Ks 8d Qs 7h 9d 7c"}, "played: 7c is not in the hand of declarer, whose turn it is"),
        ({"also": ["moves", "all"]}, "also: asks about every strain and leader, and about one"),
        ({"also": ["all"], "played": "As"}, "played: is of no use where every leader is asked for"),
        ({"also": ["some"]}, "also[0]: cannot be “some”; it may hold moves and line, or all"),
    ],
)
def test_a_bad_line_is_refused_with_a_reason_and_others_are_answered(changed: dict[str, Any], said: str) -> None:
    ran = ask(line(**changed), line())
    assert ran.status == 2
    bad, good = ran.answers()
    assert bad["id"] == 5
    assert bad["error"].startswith(said)
    assert good == {"id": 5, "tricks": 2}


def test_cards_and_strains_are_not_accepted_together() -> None:
    for one in ("--moves", "--line"):
        ran = ask(line(), options=(one, "--all"))
        assert (ran.status, ran.out) == (2, "")
        assert re.fullmatch(rf"kitapi: {one} asks about one strain.*\n", ran.err)


@pytest.mark.parametrize(
    ("options", "shown"),
    [((), "5  2 tricks"), (("--moves",), "Qs  no trick"), (("--line",), "As "), (("--all",), "no trumps")],
)
def test_on_a_terminal_it_is_written_for_people(options: tuple[str, ...], shown: str) -> None:
    ran = ask(line(), options=options, terminal=True)
    assert ran.status == 0
    assert shown in ran.out


def test_betl_is_written_in_words_on_a_terminal() -> None:
    out = ask(line(objective="betl"), options=("--moves",), terminal=True).out
    assert "5  betl is made" in out
    assert "As  betl is lost" in out
    assert "made" in ask(line(objective="betl"), options=("--all",), terminal=True).out
