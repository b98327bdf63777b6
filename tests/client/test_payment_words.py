"""After the deal the page explains the payment in a player's words, in every language, for every outcome.

The sentences are in ``payment_words.LANGUAGE.txt``, deal by deal: the headline, the tricks, every payment with its
calculation and rule, the text read aloud (``~``), and the explanations of the figures of the sheet (``#``, after the
owner of the column and the other player). They are written as a player should read them; if the page says something
else, one of the two is wrong.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from kitapi.wording import LANGUAGES
from tests.client.node_page import NodePage, page_in_node
from tests.client.written_words import written_sentences
from tests.games.prefa.client.deals import NAMES, show_deal

DEALS: dict[str, tuple[str, int | None, dict[str, str]]] = {
    "made, told to the declarer": ("6h 6/3/1", 0, {}),
    "made, told to a defender": ("6h 6/3/1", 2, {}),
    "made, told to a spectator": ("6h 6/3/1", None, {}),
    "in, told to a defender": ("7h 6/3/1", 1, {}),
    "solo in, told to the declarer": ("7h 5/3/2", 0, {}),
    "solo in, told to a spectator": ("7h 4/3/3", None, {}),
    "one defender in, told to them": ("7h 8/0/2", 1, {}),
    "one defender solo in, told to them": ("6h 8/2/0", 2, {}),
    "one defender solo in, partner paid once": ("6h 8/2/0", 1, {"solo_pays_partner": "single"}),
    "both defenders in, told to the declarer": ("6h 8/1/1", 0, {}),
    "both defenders in, one solo": ("6h 9/1/0", None, {}),
    "together, made": ("6h 6/3/1 first-calls", 1, {}),
    "together, declarer in, told to the helper": ("6h 5/3/2 second-calls", 1, {}),
    "together, both in, told to the caller": ("6h 9/0/1 second-calls", 2, {}),
    "lone defender, told to who passed": ("7h 7/3/-", 2, {}),
    "lone defender in, told to them": ("7h 9/-/1", 2, {}),
    "aces, made": ("6h 6/3/1 aces", 0, {}),
    "aces, in": ("7h 6/3/1 aces", 1, {}),
    "aces, unopposed": ("7h 10/-/- aces", 1, {}),
    "idle player": ("7h 6/2/2 four", 3, {}),
    "idle player, solo in": ("6h 4/3/3 four", 3, {}),
    "idle player, solo in, doubled": ("6h 4/3/3 four", 0, {"idle_pay": "doubled"}),
    "idle player when the contract is made": ("9d 9/1/0 four", 3, {}),
    "short contract, made": ("7h 7/2/1 kasa=30", 1, {}),
    "short contract, in": ("7h 6/3/1 kasa=30", 0, {}),
    "short contract in full": ("7h 7/2/1 kasa=30", 0, {"last_contract": "full"}),
    "written solo": ("7h 5/3/2 solo", 0, {}),
    "unopposed": ("8n 10/-/-", 0, {}),
    "all passed": ("thrown-in", 0, {}),
    "passed and played": ("passed 5/3/2", 0, {}),
    "passed and played, told to the fewest": ("passed 4/4/2", 2, {}),
    "passed and played, all but even": ("passed 4/3/3", 1, {}),
}
CONTRACTS = [name for name, (text, _, _) in DEALS.items() if text[0].isdigit()]
RULES = "the rules"

DealWords: TypeAlias = Callable[[str], dict[str, Any]]
"""The page's texts on a deal, by the deal's name."""
REASONS = {"PREFA-BUY-02", "PREFA-PART-05", "PREFA-PAY-08"}
"""Rules that are named beside the payments, not as the rule of one payment."""


@pytest.fixture(scope="module", params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def page(lang: str) -> Iterator[NodePage]:
    with page_in_node(lang) as page:
        yield page


def sentences(lang: str) -> dict[str, list[str]]:
    """Return the lines of the file, by their headings."""
    return written_sentences(Path(__file__).with_name("payment_words"), lang)


def lines_of(words_of: dict[str, Any]) -> list[str]:
    """Return the page's texts on a deal, in the form of the written lines."""
    paid = [
        " | ".join(filter(None, (words, calculation, rule.split()[0]))) for words, calculation, rule in words_of["paid"]
    ]
    lines = [words_of["headline"], words_of["tricks"], *paid, words_of["nobody"], f"~ {words_of['said']}"]
    return [line for line in lines if line] + [f"# {line}" for line in words_of["written"]]


@pytest.fixture(scope="module")
def words_of_deal(page: NodePage) -> DealWords:
    """Return the page's texts on a deal; they are computed once for all tests."""

    @cache
    def of(name: str) -> dict[str, Any]:
        text, me, options = DEALS[name]
        return show_deal(page, text, me, options)

    return of


def test_every_deal_has_its_sentences(lang: str) -> None:
    assert list(sentences(lang)) == [*DEALS, RULES]


@pytest.mark.parametrize("name", DEALS)
def test_a_deal_is_explained_in_these_sentences(words_of_deal: DealWords, lang: str, name: str) -> None:
    assert lines_of(words_of_deal(name)) == sentences(lang)[name]


def test_every_rule_behind_a_payment_is_explained_in_these_sentences(words_of_deal: DealWords, lang: str) -> None:
    rules = {rule for name in DEALS for _, _, rule in words_of_deal(name)["paid"]}
    assert sorted(rules) == sentences(lang)[RULES]


@pytest.mark.parametrize("name", DEALS)
def test_what_is_read_aloud_begins_with_what_is_shown(words_of_deal: DealWords, name: str) -> None:
    words = words_of_deal(name)
    assert words["said"].startswith(words["shown"] + ".")


@pytest.mark.parametrize("name", DEALS)
def test_the_sheet_names_the_deal_as_the_slip_does(words_of_deal: DealWords, name: str) -> None:
    words = words_of_deal(name)
    ends = {heading.partition(": ")[2] for heading in words["headings"]}
    assert ends <= ({words["headline"]} if name in CONTRACTS else {"passed deal", "πάσο", "odpasované", "mano passata"})
    assert bool(ends) == bool(words["paid"])


@pytest.mark.parametrize("name", DEALS)
def test_every_payment_is_computed_right_or_has_a_reason(words_of_deal: DealWords, name: str) -> None:
    """The numbers of a calculation multiply to the amount, which is the only number of its payment."""
    for words, calculation, rule in words_of_deal(name)["paid"]:
        if calculation:
            factors = [int(number) for number in re.findall(r"\d+", calculation)]
            assert [str(prod(factors))] == re.findall(r"\d+", words) or not factors
        else:
            assert rule.split()[0] in REASONS


@pytest.mark.parametrize("me", [0, 1, 2, 3, None])
@pytest.mark.parametrize(
    "text", ["6h 5/3/2 aces four", "6h 6/3/1 aces four", "7h 8/0/2 four", "6h 9/0/1 second-calls four"]
)
def test_everybody_reads_you_for_themselves(page: NodePage, lang: str, text: str, me: int | None) -> None:
    words = show_deal(page, text, me, {})
    own = NAMES[lang][me] if me is not None else None
    named = {name for words, _, _ in words["paid"] for name in NAMES[lang] if name in words.split()}
    assert own not in named
    assert {name for name in NAMES[lang] if name != own} >= named
    assert not [line for line in [words["said"], *words["written"]] if re.search(r"[{}]|undefined|null|NaN", line)]
