"""Rulings in words: in every language, with seats by their numbers or the players by their names."""

import re

import pytest

from kitapi.games.caribbean_stud.rules.rulings.facts import BadFacts
from kitapi.registry import RULINGS
from kitapi.wording import LANGUAGES
from kitapi.wording.rulings import clauses_in_words, listed_in_words, no_ruling_in_words, ruling_in_words
from tests.games.caribbean_stud.ruling_cases import EXCHANGES, ONE_SEAT, WHOLE_HAND, Ruled, rule

STUD = RULINGS["caribbean-stud"]
LEFT = "What is left of the stub is given in order. The cards of {void} are void; the others go on."


def by_peoples_numbers(english: str) -> str:
    """Return the sentence of a ruling's JSON, in which seats count from 0, with the seat numbers that people use."""
    return re.sub(
        r"(?<=seat )\d|(?<=seats )\d(?:, \d)*", lambda found: re.sub(r"\d", _next, found[0]), english, flags=re.I
    )


def _next(digit: re.Match[str]) -> str:
    return str(int(digit[0]) + 1)


@pytest.mark.parametrize("one", [*WHOLE_HAND, *EXCHANGES, *ONE_SEAT], ids=lambda one: one.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_is_written_in_every_language(one: Ruled, lang: str) -> None:
    said = rule(one.name, one.phases.split()[0], **one.facts)
    text = ruling_in_words(said.template, said.values, lang)
    assert (text == by_peoples_numbers(said.continues)) == (lang == "en")
    assert text[0].isupper()
    assert text.endswith(".")
    assert not re.search("[{}]", text)


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "The cards of seat 5 are void", "The cards of seats 1, 3 are void"),
        ("el", "Θέση 5: τα φύλλα ακυρώνονται", "Θέσεις 1, 3: τα φύλλα ακυρώνονται"),
        ("sk", "Miesto 5: karty sú neplatné", "Miesta 1, 3: karty sú neplatné"),
        ("it", "Postazione 5: carte annullate", "Postazioni 1, 3: carte annullate"),
    ],
)
def test_seats_are_named_by_their_numbers(lang: str, one: str, several: str) -> None:
    assert ruling_in_words("The cards of {seat} are void; the others go on.", {"seat": "4"}, lang).startswith(one)
    assert ruling_in_words("The cards of {both} are void; the others go on.", {"both": "0, 2"}, lang).startswith(
        several
    )


def test_players_are_named_by_their_names() -> None:
    names = {0: "Anna", 2: "Boris"}
    assert ruling_in_words(LEFT, {"void": "0, 2"}, "en", names).endswith(
        "The cards of Anna, Boris are void; the others go on."
    )
    assert ruling_in_words(LEFT, {"void": "2"}, "it", names).endswith("Boris: carte annullate; gli altri proseguono.")


def test_why_there_is_no_ruling_is_explained() -> None:
    assert no_ruling_in_words(BadFacts("facts.cards", "is missing"), "en") == "facts.cards: is missing."
    plays = BadFacts("CSP-100", "{number} does not play; must be one of facts.seats", {"number": "2"})
    assert no_ruling_in_words(plays, "en") == "2 does not play; must be one of facts.seats."
    assert no_ruling_in_words(plays, "sk") == "Miesto 2 nehrá; musí byť jedno z facts.seats."


def test_a_report_without_ground_is_answered_in_every_language() -> None:
    waits = ("Play goes on: {seat} waits for no card.", {"seat": "2"})
    assert ruling_in_words(*waits, "en") == "Play goes on: seat 3 waits for no card."
    assert ruling_in_words(*waits, "sk") == "Miesto 3: na kartu nečaká; hra pokračuje."


@pytest.mark.parametrize("lang", sorted(set(LANGUAGES) - {"en"}))
def test_the_list_and_the_rules_are_written_in_every_language(lang: str) -> None:
    english, translated = listed_in_words(STUD, "en"), listed_in_words(STUD, lang)
    assert [one["id"] for one in translated] == [one.irregularity for one in STUD.list_irregularities()]
    assert all(one["what"] != other["what"] for one, other in zip(translated, english, strict=True))
    kinds = [[fact["kind"] for one in rows for fact in one["facts"]] for rows in (translated, english)]
    assert all(one != other for one, other in zip(*kinds, strict=True))
    rules, in_english = clauses_in_words(STUD, lang), clauses_in_words(STUD, "en")
    assert rules.keys() == in_english.keys()
    assert not set(rules.values()) & set(in_english.values())
