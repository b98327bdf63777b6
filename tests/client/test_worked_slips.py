"""The worked results of the rulebook of Preferans as the page draws them on the slips."""

import re
from collections.abc import Iterator

import pytest

from tests.client.node_page import NodePage, page_in_node
from tests.games.prefa.client.deals import NAMES
from tests.games.preferans.client.deals import show_deal
from tests.games.preferans.scored_lines import WORKED, Worked


@pytest.fixture(scope="module")
def page() -> Iterator[NodePage]:
    with page_in_node("en") as page:
        yield page


@pytest.mark.parametrize("of", WORKED)
def test_a_worked_result_is_drawn_on_the_slips(page: NodePage, of: Worked) -> None:
    drawn = show_deal(page, of.line, None)
    names = NAMES["en"][: len(of.heads)]
    heads = of.line["heads"]
    for seat, name in enumerate(names):
        labels = drawn["slips"][f"Slip: {name}"]
        after = heads[seat] + of.heads[seat]
        assert f"Head sum, {name}: {after}".replace("-", "−") in labels
        side_sums = {label for label in labels if label.startswith("Side sum")}
        sides = {other: points for (one, other), points in of.sides.items() if one == seat}
        assert side_sums == {f"Side sum, {name} against {names[other]}: {points}" for other, points in sides.items()}
    counted = [words for words, _, rule in drawn["lines"] if rule.startswith(("SK-GAME-05", "SK-SCORE-06"))]
    assert re.findall(r"\d+", counted[-1])[0] == str(of.value)
