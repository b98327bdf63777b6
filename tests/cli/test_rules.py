"""``kitapi rules``: a game's rulebook on a terminal, in a pipe, and as JSON Lines."""

import pytest

from kitapi.registry import RULEBOOKS
from kitapi_testing.commands import kitapi


def test_a_rule_is_found_by_its_number_with_its_example_first() -> None:
    shown = kitapi("rules", "prefa", "buy-03")
    number, example, rule, *_ = shown.out.splitlines()
    assert number == "PREFA-BUY-03"
    assert example.startswith("  Example: 6♥ failed 4/3/3")
    assert rule.startswith("  Option aces (default on).")
    assert all(len(line) <= 100 and line == line.rstrip() for line in shown.out.splitlines())


def test_the_whole_book_is_shown_in_the_language_of_the_command() -> None:
    for lang, game, title in (("el", "prefa", "Πρέφα"), ("sk", "caribbean-stud", "Caribbean Stud")):
        shown = kitapi("rules", game, "--lang", lang).out
        assert shown.splitlines()[0] == title
        assert [one.number for one in RULEBOOKS[game].read("en").clauses()] == [
            line for line in shown.splitlines() if line in {one.number for one in RULEBOOKS[game].read("en").clauses()}
        ]


def test_rules_with_all_words_are_lines_of_json() -> None:
    found = kitapi("rules", "preferans", "--find", "KONTRA limit", "--json").answers()
    assert found
    for clause in found:
        words = " ".join([*clause["examples"], *clause["text"]]).lower()
        assert "kontra" in words
        assert "limit" in words
    assert len(found) < len(list(RULEBOOKS["preferans"].read("en").clauses()))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("whist",), "game: there is no game “whist”"),
        (("prefa", "PREFA-PAY-99"), "there is no rule “PREFA-PAY-99”"),
        (("prefa", "--find", "jackpot"), "no rule contains “jackpot”"),
    ],
)
def test_what_is_not_in_a_book_is_refused_in_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    refused = kitapi("rules", *arguments)
    assert refused.status == 2
    assert said in refused.err
