"""Deals of Preferans narrated on a terminal: announcements, the value of the game and its reasons, the entries."""

from typing import Any

import pytest

from kitapi.games.preferans.language.names import call_in_words, doubling_in_words
from kitapi.games.preferans.language.narration import narrate
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.state import BrokenUp
from tests.games.preferans.tables import Table, call_of, first_setup

NAMES = {"en": ("Anna", "Boris", "Cyril"), "el": ("Άννα", "Βασίλης", "Κώστας")}
EVEN = ("AJ8s K98c A9d K9h", "KT7s ATc KTd QTh 8d", "Q9s QJ7c QJ7d AJh")


def story(table: Table, lang: str = "en") -> list[str]:
    """Return the narration of a table's deal."""
    events = table.events
    return [line for place, event in enumerate(events) for line in narrate(event, events[:place], NAMES[lang], lang)]


def test_the_bidding_is_narrated_as_it_is_spoken() -> None:
    lines = story(Table(*EVEN).call("1, pass, 4, hold, pass"))
    assert lines[-6:] == [
        "Anna: one",
        "Boris: Pass",
        "Cyril: four",
        "Anna: Hold four",
        "Cyril: Pass",
        "Anna declares at “four” and shows the talon: 8♥ 7♥",
    ]


def test_those_who_say_from_hand_are_narrated_in_their_order() -> None:
    lines = story(Table(*EVEN).call("1, hand, hand, pass").name(3).give_way())
    assert lines[-4:] == [
        "From hand, in this order: Boris, Cyril.",
        "Boris names bells (3).",
        "Cyril gives way.",
        "Boris is the declarer.",
    ]


def test_a_doubled_game_is_narrated_with_its_sum() -> None:
    table = Table(*EVEN).call("hand, pass, pass").name(4).answer("no kontra kontra no").play_lowest()
    lines = story(table)
    assert [line for line in lines if "ontra" in line and "SK" not in line] == ["Cyril: Kontra", "Anna: Rekontra"]
    assert "The game is lost: (4 + 1) × 4 = 20." in lines
    assert "Head sum of Anna: +20 (SK-SCORE-02)." in lines
    tricks = sum(table.settled.facts.tricks[1:])  # type: ignore[union-attr]
    assert f"Cyril books against Anna: {tricks} × 20 = {20 * tricks} (SK-KON-02)." in lines


def test_halved_side_sums_are_narrated_without_tricks() -> None:
    table = Table(*EVEN, setup=first_setup(sides="symmetric")).call("1, pass, pass").discard().name(3)
    lines = story(table.answer("no no").play_lowest())
    half = table.settled.settlement.sides[0].points
    assert f"Boris books against Anna: {half} (SK-SCORE-03)." in lines


def test_the_seventh_game_has_the_name_of_the_house() -> None:
    for seven, name in (("durch", "durch (7)"), ("sans_atout", "sans atout (7)")):
        named = Table(*EVEN, setup=first_setup(seven=seven)).call("7, pass, pass").discard().name(7)
        assert story(named)[-1] == f"Anna names {name}."


def test_an_open_game_is_narrated() -> None:
    lines = story(Table(*EVEN).call("1, pass, pass").discard().name(8, laid_open=True).answer("no no").play("As"))
    assert lines[-5:] == [
        "Cyril does not double.",
        "Anna leads.",
        "Boris will play the declarer's cards.",
        "Anna: A♠",
        "All hands are laid open.",
    ]


def test_deals_without_a_game_are_narrated_with_their_refas() -> None:
    void = "The deal is void: nothing is written."
    assert void in story(Table(*EVEN).call("1, pass, pass").throw_in())
    passed = story(Table(*EVEN, setup=first_setup(all_pass=True, refas=1)).call("pass, pass, pass"))
    assert passed[-3:-1] == ["All have passed: the deal is thrown in.", "Everybody gets a refa."]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, ["Head sums: Anna 20, Boris 20, Cyril 20.", "Taken off the head sums: Anna 20, Boris 20, Cyril 20."]),
        ({"money": "pot"}, ["The pot is shared: Anna 0, Boris 0, Cyril 0."]),
    ],
)
def test_breaking_up_is_narrated_step_by_step(options: dict[str, Any], said: list[str]) -> None:
    table = Table(*EVEN, setup=first_setup(**options))
    (event,) = PREFERANS.break_up(table.state)
    assert isinstance(PREFERANS.evolve(table.state, event), BrokenUp)
    lines = narrate(event, table.events, NAMES["en"], "en")
    assert list(lines[1:]) == [*said, "Results: Anna +0, Boris +0, Cyril +0."]


def test_words_are_greek_where_they_are_requested() -> None:
    assert call_in_words(call_of("hold"), 4, "el") == "Έχω τέσσερα"
    assert call_in_words(call_of("hand"), 4, "el") == "Από χέρι"
    lines = story(Table(*EVEN).call("1, pass, pass").discard().name(6).answer("no no"), "el")
    assert lines[-4] == "Άννα: λέει μπετλ (6)."


def test_doublings_beyond_the_fourth_are_counted() -> None:
    assert [doubling_in_words(level, "en") for level in (1, 2, 3, 4, 5)] == [
        "Kontra",
        "Rekontra",
        "Subkontra",
        "Superkontra",
        "Doubling 5",
    ]
