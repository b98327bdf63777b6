"""After a deal of Preferans the page explains everything in a player's words, in every language, for every outcome.

The sentences are in ``words.LANGUAGE.txt``, deal by deal: the headline, the announcements, the tricks, every line with
its calculation and rule, the text read aloud (``~``), the line of the history (``=``), and the explanations of the
figures of the sheet (``#``). They are written as a player should read them; if the page says something else, one of the
two is wrong.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from kitapi.wording import LANGUAGES
from kitapi_testing.games.preferans.settled_deals import DEALS, KONTRA, POT, Line, deal
from tests.client.node_page import NodePage, page_in_node
from tests.client.written_words import written_sentences
from tests.games.prefa.client.deals import NAMES
from tests.games.preferans.client.deals import show_deal

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
    """Return the lines of the file, by their headings."""
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
    """The only number of a line is the result of its calculation: a product, minus the defenders' part, or the half."""
    for words, calculation, rule in words_of_deal(name)["lines"]:
        clause, numbers = rule.split()[0], [int(one) for one in re.findall(r"\d+", calculation)]
        amounts = [int(one) for one in re.findall(r"\d+", words)]
        if clause == "SK-GAME-05":
            assert not numbers or numbers[-1] == amounts[0]
        elif "×" in calculation:
            assert amounts == [amount_of(numbers, halved="symmetric" in name)]
        assert not re.search(r"[{}]|undefined|null|NaN", words + calculation)


def amount_of(numbers: list[int], halved: bool) -> int:
    """Compute an amount: two factors and a deduction, or an even number that is halved; ten chips are not."""
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
