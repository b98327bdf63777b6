"""After a deal of Preferans all is explained in words a player would use, in every language, whatever the outcome.

The sentences stand in ``words.LANGUAGE.txt``, deal by deal: the headline, what was said, the tricks, every
line with its calculation and rule, what is read aloud (``~``), the line of the history (``=``), and what the figures of
the sheet say (``#``). They are written to be read by a player; where the page says otherwise, one of the two is wrong.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from kitapi.games.preferans.rules.deal_facts import VoidFacts
from kitapi.kernel import Seat
from kitapi.wording import LANGUAGES
from tests.client.node_page import NodePage, page_in_node
from tests.client.written_words import written_sentences
from tests.games.prefa.client.deals import NAMES
from tests.games.preferans.client.deals import show_deal, void
from tests.games.preferans.scored_lines import KONTRA, PENALTY, SYMMETRIC, Line, deal

POT = {"money": "pot"}
FIVE = {"betl_sides": "five_tricks"}
DROPPING = {"defenders_may_drop": True}
INVITING = {"defenders_may_drop": True, "invite": True, "defender_fall": "value"}
ADDED = {"kontra_takes": "added"}
DEALS: dict[str, tuple[Line | VoidFacts, int | None]] = {
    "made, told to the declarer": (deal(4, "7/2/1", number=3), 0),
    "made, told to a defender": (deal(4, "7/2/1", number=4), 1),
    "made, told to a spectator": (deal(4, "7/2/1", number=4), None),
    "lost, told to the declarer": (deal(5, "3/2/5", 2, number=2), 2),
    "lost, told to a defender": (deal(5, "3/2/5", 2, number=2), 0),
    "symmetric, halves that come out even": (deal(4, "7/2/1", variant=SYMMETRIC), 1),
    "symmetric, made even": (deal(5, "3/2/5", 2, SYMMETRIC), 0),
    "from hand": (deal(4, "6/2/2", from_hand=True), 0),
    "open from hand": (deal(6, "0/5/5", from_hand=True, open=True), 0),
    "the duty failed, told to one of them": (deal(2, "1/8/1", 1, number=1), 0),
    "the hand was stopped": (deal(7, "7/2/1", number=7, stopped=True), 1),
    "preferans": (deal(8, "10/0/0", number=8), 0),
    "sans atout lost in pieces": (deal(7, "7/2/1", variant={"seven": "sans_atout"}, longest_run=5, number=6), 0),
    "kontra lost, told to its caller": (deal(4, "6/2/2", number=4, **KONTRA), 1),
    "kontra lost, told to the other defender": (deal(4, "6/2/2", number=4, **KONTRA), 2),
    "kontra won, told to its caller": (deal(4, "5/3/2", number=4, **KONTRA), 1),
    "kontra lost, for a penalty": (deal(4, "9/1/0", number=4, variant=PENALTY, **KONTRA), 1),
    "kontra lost, and no penalty": (deal(4, "8/1/1", number=4, variant=PENALTY, **KONTRA), 1),
    "rekontra": (deal(4, "6/2/2", number=4, kontra_by=2, doublings=2), 0),
    "doubled five times": (deal(4, "6/2/2", number=4, variant={"kontra_limit": 5}, kontra_by=2, doublings=5), 0),
    "betl made": (deal(6, "0/4/6", number=6), 1),
    "betl lost": (deal(6, "1/0/0", number=6, stopped=True), 0),
    "betl lost, five tricks": (deal(6, "1/0/0", number=6, variant=FIVE), 1),
    "betl lost, five tricks, kontra": (deal(6, "1/0/0", number=6, variant=FIVE, **KONTRA), 1),
    "refa": (deal(5, "7/2/1", number=5, refa=True), 0),
    "refa and kontra from hand": (deal(4, "6/2/2", from_hand=True, refa=True, heads=[30, 30, 30], **KONTRA), 0),
    "a refa that waits": (deal(5, "7/2/1", number=5, refa=True, heads=[-2, 30, 30]), 0),
    "the last game": (deal(5, "7/2/1", number=5, heads=[1, 2, 0]), 0),
    "the last game of all additions": (deal(4, "6/2/2", from_hand=True, refa=True, heads=[5, 4, 3], **KONTRA), 0),
    "overshot": (deal(5, "7/2/1", number=5, heads=[1, 2, 0], variant={"last_game": "overshoot"}), 0),
    "one defender dropped": (deal(4, "6/4/0", number=4, variant=DROPPING, dropped=[2]), 1),
    "a lone defender without his two tricks": (deal(4, "9/1/0", number=4, variant=DROPPING, dropped=[2]), 1),
    "a lone defender, told to who dropped": (deal(4, "9/1/0", number=4, variant=DROPPING, dropped=[2]), 2),
    "both dropped": (deal(4, "10/0/0", number=4, variant=DROPPING, dropped=[1, 2]), 0),
    "four at the table, told to who rests": (deal(4, "7/2/1/0", number=4, dealer=3, heads=[20] * 4), 3),
    "four at the table": (deal(3, "0/6/3/1", 1, number=3, dealer=0, heads=[20] * 4), 1),
    "thrown in": (void("thrown_in"), 0),
    "thrown in, with refas": (void("thrown_in", refas=True), 0),
    "all passed": (void("all_passed", refas=True), 0),
    "all passed, a refa for all but one": (void("all_passed", refas=True, passed_over=(Seat(1),)), 0),
    "leaves without the kontra they demand": (void("undoubled", refas=True), 0),
    "called in, short of four tricks": (deal(4, "7/2/1", number=4, variant=INVITING, invited_by=1), 1),
    "called in, told to who came": (deal(4, "6/3/1", number=4, variant=INVITING, invited_by=1), 2),
    "everybody owes two of his own": (deal(4, "6/3/1", number=4, variant={"duty_by": "each"}), 2),
    "kontra lost, what it adds": (deal(4, "9/1/0", number=4, variant=ADDED, **KONTRA), 1),
    "kontra won, what it adds, told to the other": (deal(4, "5/3/2", number=4, variant=ADDED, **KONTRA), 2),
    "pot, made": (deal(4, "7/2/1", number=4, variant=POT, pot=90), 0),
    "pot, lost, told to a defender": (deal(4, "5/3/2", number=4, variant=POT, pot=90), 1),
    "pot, the duty failed": (deal(4, "8/1/1", number=4, variant=POT, pot=90), 1),
    "pot, kontra lost": (deal(3, "6/2/2", number=3, variant=POT, pot=90, **KONTRA), 1),
    "pot, symmetric": (deal(5, "3/2/5", 2, number=5, variant={**POT, **SYMMETRIC}, pot=90), None),
    "pot, cut": (deal(8, "10/0/0", number=8, variant=POT, pot=34), 0),
    "pot, four at the table, told to who rests": (deal(4, "7/2/1/0", number=4, dealer=3, variant=POT, pot=90), 3),
}
RULES = "the rules"

DealWords: TypeAlias = Callable[[str], dict[str, Any]]
"""The page's texts on a deal, by the deal's name."""


@pytest.fixture(scope="module", params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def page(lang: str) -> Iterator[NodePage]:
    with page_in_node(lang) as page:
        yield page


def sentences(lang: str) -> dict[str, list[str]]:
    """The lines written down, by the heading over them."""
    return written_sentences(Path(__file__).with_name("words"), lang)


def lines_of(words_of: dict[str, Any]) -> list[str]:
    """Return the page's texts on a deal, in the form of the written lines."""
    lines = [
        " | ".join(filter(None, (words, calculation, rule.split()[0])))
        for words, calculation, rule in words_of["lines"]
    ]
    head = [words_of["over"], words_of["headline"], words_of["said"], words_of["tricks"]]
    rest = [
        words_of["common"],
        f"~ {words_of['spoken']}",
        f"= {words_of['history']}",
        *(f"# {line}" for line in words_of["written"]),
    ]
    return [line for line in (*head, *lines, *rest) if line]


@pytest.fixture(scope="module")
def words_of_deal(page: NodePage) -> DealWords:
    """Return the page's texts on a deal; they are computed once for all tests."""

    @cache
    def of(name: str) -> dict[str, Any]:
        facts, me = DEALS[name]
        return show_deal(page, facts, me)

    return of


def test_every_deal_has_its_sentences(lang: str) -> None:
    assert list(sentences(lang)) == [*DEALS, RULES]


@pytest.mark.parametrize("name", DEALS)
def test_a_deal_is_explained_in_these_sentences(words_of_deal: DealWords, lang: str, name: str) -> None:
    assert lines_of(words_of_deal(name)) == sentences(lang)[name]


def test_every_rule_behind_a_line_is_explained_in_these_sentences(words_of_deal: DealWords, lang: str) -> None:
    rules = {rule for name in DEALS for _, _, rule in words_of_deal(name)["lines"]}
    assert sorted(rules) == sentences(lang)[RULES]


@pytest.mark.parametrize("name", DEALS)
def test_what_is_read_aloud_begins_with_what_is_shown(words_of_deal: DealWords, name: str) -> None:
    words = words_of_deal(name)
    assert words["spoken"].startswith(words["shown"] + ".")


@pytest.mark.parametrize("name", DEALS)
def test_every_calculation_has_the_stated_result(words_of_deal: DealWords, name: str) -> None:
    """The one number of a line is the product its calculation names, less what the defenders got of it, or the half."""
    for words, calculation, rule in words_of_deal(name)["lines"]:
        clause, numbers = rule.split()[0], [int(one) for one in re.findall(r"\d+", calculation)]
        amounts = [int(one) for one in re.findall(r"\d+", words)]
        if clause == "SK-GAME-05":
            assert not numbers or numbers[-1] == amounts[0]
        elif "×" in calculation:
            assert amounts == [amount_of(numbers, halved="symmetric" in name)]
        assert not re.search(r"[{}]|undefined|null|NaN", words + calculation)


def amount_of(numbers: list[int], halved: bool) -> int:
    """Two factors, and then what is taken off, or the even number that is halved; ten chips are never halved."""
    product = prod(numbers[:2])
    if halved and numbers[0] != 10:
        return (numbers[2] if len(numbers) > 2 else product) // 2
    return product - sum(numbers[2:])


@pytest.mark.parametrize("me", [0, 1, 2, 3, None])
@pytest.mark.parametrize(
    "line",
    [
        deal(4, "7/2/1/0", dealer=3, heads=[20] * 4),
        deal(4, "9/1/0/0", dealer=3, heads=[20] * 4, **KONTRA),
        deal(4, "5/3/2/0", dealer=3, variant=POT, pot=90),
    ],
    ids=["made", "kontra", "pot"],
)
def test_everybody_reads_you_for_themselves(page: NodePage, lang: str, line: Line, me: int | None) -> None:
    words = show_deal(page, line, me)
    own = NAMES[lang][me] if me is not None else None
    written = [words for words, _, rule in words["lines"] if rule.split()[0] != "SK-KON-02"]
    assert own not in {name for words in written for name in NAMES[lang] if name in re.split(r"\W+", words)}
    assert not [line for line in [words["spoken"], *words["written"]] if re.search(r"[{}]|undefined|null|NaN", line)]
