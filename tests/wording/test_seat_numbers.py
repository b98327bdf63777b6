"""Seats are numbered from 0 in every format, and from 1 for people: in refusals, names, rulings, drills and reports."""

import pytest

from kitapi.kernel import IllegalAction, seat_number
from kitapi.kernel.drills import Line
from kitapi.registry import DRILLS
from kitapi.wording import LANGUAGES
from kitapi.wording.drills import line_in_words
from kitapi.wording.players import names_at_table
from kitapi.wording.rulings import ruling_in_words
from kitapi.wording.sentences import sentence_for

SEAT = {"en": "Seat", "el": "Θέση", "sk": "Miesto", "it": "Posto"}


def test_people_count_seats_from_one() -> None:
    assert [seat_number(seat) for seat in range(7)] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_without_a_name_are_called_by_their_numbers(lang: str) -> None:
    assert names_at_table(("", "Anna", ""), lang) == (f"{SEAT[lang]} 1", "Anna", f"{SEAT[lang]} 3")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("error", "number"),
    [
        (IllegalAction("PREFA-DEAL-03", turn=("0",)), "1"),
        (IllegalAction("PREFA-DEAL-03", turn=("0", "2")), "1, 3"),
        (IllegalAction("SK-BID-03", highest=4, holder="2"), "3"),
        (IllegalAction("AMB-36", seat=1, due=6), "7"),
        (IllegalAction("AMB-58", button=5, due=1, seat=0), "1"),
        (IllegalAction("CSP-037", asking=None, next=5), "6"),
        (IllegalAction("CSP-037", asking=6, next=None), "7"),
        (IllegalAction("CSP-023", seats=("0", "6")), "1, 7"),
        (IllegalAction("AMB-38", turn="3"), "4"),
    ],
    ids=str,
)
def test_a_refusal_names_seats_by_the_numbers_people_call_them(error: IllegalAction, number: str, lang: str) -> None:
    assert number in sentence_for(error, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_seats_there_are_is_no_seats_number(lang: str) -> None:
    assert "3" in sentence_for(IllegalAction("CSP-001", seats=3), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_and_drills_name_seats_by_the_numbers_people_call_them(lang: str) -> None:
    drills = DRILLS["caribbean-stud"]
    assert "7" in line_in_words(drills, Line("step.ask_seat", {"seat": 6}), lang)
    assert "1, 4" in line_in_words(drills, Line("fact.both", {"both": "0, 3"}), lang)
    assert "5" in ruling_in_words("The cards of {seat} are void; the others go on.", {"seat": "4"}, lang)
