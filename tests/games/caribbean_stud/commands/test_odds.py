"""``kitapi odds caribbean-stud``: the documented forms, every option, and what is refused."""

import json
import re
from fractions import Fraction
from typing import Any

import pytest

from kitapi.cards import read_card, read_cards
from kitapi.games.caribbean_stud.odds.decision import decision
from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudVariant
from kitapi_testing.commands import CommandResult, kitapi
from kitapi_testing.places import FORMATS

PAGE = (FORMATS / "odds.md").read_text()
HAND = ("--hand", "Kh 6h 5d 2h Ah", "--upcard", "7c")
LINE = '{"id":1,"cards":"Kh 6h 5d 2h Ah","upcard":"7c"}'


def odds(*arguments: str, **how: Any) -> CommandResult:
    return kitapi("odds", "caribbean-stud", *arguments, **how)


def lines(heading: str) -> list[str]:
    section = PAGE[PAGE.index(heading) :].partition("\n## ")[0]
    return [one.strip() for one in section.splitlines() if one.startswith("    {")]


def fraction(parts: dict[str, Any]) -> Fraction:
    assert parts["float"] == parts["num"] / parts["den"]
    return Fraction(parts["num"], parts["den"])


def test_the_documented_hands_have_the_documented_answers() -> None:
    *documented, first_bad, second_bad = lines("## A hand")
    assert len(documented) == 4
    ran = odds(given="\n".join(documented[::2]))
    assert (ran.status, ran.out.splitlines()) == (0, documented[1::2])
    wrong = ('{"id":7,"cards":"Kh 6h 5d 2h","upcard":"7c"}', '{"id":7,"cards":"Kh 6h 5d 2h Ah","upcard":"Kh"}')
    ran = odds(given="\n".join((wrong[0], LINE, wrong[1])))
    assert ran.status == 2
    assert ran.out.splitlines()[::2] == [first_bad, second_bad]
    assert ran.answers()[1]["best"] == "exchange 5d"


def test_the_documented_game_has_the_documented_figures() -> None:
    (documented,) = lines("## The whole game")
    assert odds("--game", "base").out.splitlines() == [documented]


def test_every_strategy_is_documented_in_its_words() -> None:
    section = PAGE.partition("## A strategy")[2].partition("\n## ")[0]
    assert dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", section, re.MULTILINE)) == {
        one.name: str(one.words) for one in STRATEGIES.values()
    }


def test_a_hand_by_options_is_computed_as_by_a_line() -> None:
    (by_line,) = odds(given=LINE).answers()
    (by_options,) = odds(*HAND).answers()
    assert by_line == {"id": 1, **by_options}
    found = decision(read_cards(HAND[1]), read_card(HAND[3]))
    assert fraction(by_options["raise"]) == found.raise_
    assert {card: fraction(value) for card, value in by_options["exchange"].items()} == {
        card.value: value for card, value in found.exchange.items()
    }


def test_house_rules_count_from_options_and_from_lines() -> None:
    rules = CaribbeanStudVariant(exchange_fee=2, exchange_table=(9, 8, 7, 6, 5, 4, 3, 2, 0))
    wanted = decision(read_cards(HAND[1]), read_card(HAND[3]), rules).exchange
    given = ("--variant", "exchange_fee=2", "exchange_table=9,8,7,6,5,4,3,2,0")
    house = ',"house":{"exchange_fee":2,"exchange_table":[9,8,7,6,5,4,3,2,0]}}'
    for ran in (odds(*HAND, *given), odds(*given, given=LINE), odds(given=LINE[:-1] + house)):
        (answer,) = ran.answers()
        assert [fraction(value) for value in answer["exchange"].values()] == list(wanted.values())


def test_the_base_game_has_no_exchange() -> None:
    (answer,) = odds(*HAND, "--game", "base").answers()
    assert list(answer) == ["fold", "raise", "best"]
    assert answer["best"] == "fold"


def test_all_strategies_of_the_base_game_are_listed_a_line_each() -> None:
    answers = odds("--game", "base", "--strategy", "all").answers()
    assert [one["strategy"] for one in answers] == [
        one.name for one in STRATEGIES.values() if not one.exchanges or one.name == "perfect"
    ]
    costs = {one["strategy"]: fraction(one["cost"]) for one in answers}
    assert costs["perfect"] == costs["never_exchange"] == 0
    assert costs["pair_or_better"] == Fraction(1_090_272_101_460 - 1_041_372_912_372, 19_933_230_517_200)


def test_on_a_terminal_there_are_tables() -> None:
    out = odds(*HAND, terminal=True).out
    assert re.search(r"exchange 5d\s+← best\s+-0\.183173\s+-1255423/6853770", out)
    assert "Kh 6h 5d 2h Ah" in odds(given=LINE.replace("1", '"Kh 6h 5d 2h Ah"', 1), terminal=True).out
    out = odds("--game", "base", "--strategy", "pair_or_better", terminal=True).out
    assert re.search(r"house edge, of ANTE\s+5\.4696%", out)
    assert re.search(r"costs, against perfect play\s+0\.2453%", out)
    assert re.search(r"\+201\s+0\.000084%", out)
    out = odds("--game", "base", "--strategy", "all", terminal=True).out
    assert re.search(r"always_raise\s+16\.6072\s+11\.3829", out)
    assert json.loads(odds(*HAND, "--json", terminal=True).out)["best"] == "exchange 5d"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--hand", "Kh 6h"), "--upcard: is missing"),
        (("--upcard", "Kh"), "--hand: is missing"),
        (("--hand", "Kh 6h", "--upcard", "7c"), "--hand: must be 5 cards, not 2"),
        ((*HAND[:3], "Ah"), "--upcard: cannot be Ah, which is in the hand"),
        ((*HAND[:3], "1c"), "--upcard: “1c” is no card; write rank then suit, such as 7c, Th or As"),
        (("--game", "oasis"), "--game: choose base or venice, not “oasis”"),
        (
            ("--game", "base", "--strategy", "draws"),
            "--strategy: draws exchanges cards, and the base game has no exchange",
        ),
        (("--strategy", "luck"), f"--strategy: no strategy “luck”; choose from {', '.join(STRATEGIES)}, or all"),
        ((*HAND, "--strategy", "draws"), "--strategy: cannot be used with --hand"),
        ((*HAND, "--seats", "3"), "--seats: cannot be used with --hand"),
        (("--game", "base", "--state", "x"), "--state: cannot be used with --game"),
        (("--collusion", "9", "--strategy-table", "x"), "--strategy-table: cannot be used with --collusion"),
        ((*HAND, "--simulate", "5"), "--hand and --simulate cannot be combined; choose one of them"),
        (
            (*HAND, "--variant", "exchange_fee"),
            "--variant: write NAME=VALUE, such as exchange_fee=2, not “exchange_fee”",
        ),
        (
            (*HAND, "--variant", f"table={'9' * 5000},1"),
            "--variant: table: must be a list, not a text",
        ),
        ((*HAND, "--variant", "exchange_fee=2", "exchange_fee=2"), "--variant: exchange_fee is given twice"),
        ((*HAND, "--variant", "exchange_fee=0"), "--variant: exchange_fee: must be 1 or more"),
        (
            (*HAND, "--variant", "qualification=queen"),
            "--variant: qualification: cannot be “queen”; choose from ace_and_king, ace_or_king",
        ),
    ],
)
def test_what_is_wrong_is_refused_in_a_sentence(arguments: tuple[str, ...], said: str) -> None:
    assert odds(*arguments) == CommandResult(2, "", f"kitapi: {said}\n")


def test_a_game_must_be_named() -> None:
    assert kitapi("odds") == CommandResult(2, "", "kitapi: name the game, as in “kitapi odds caribbean-stud”\n")
