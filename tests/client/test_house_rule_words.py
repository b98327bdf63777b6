"""The form for house rules: the page has words for every field of a game's terms and for every value."""

import re
from pathlib import Path

import pytest

from kitapi import games
from kitapi.kernel.spelling import in_code
from kitapi.registry import PACKAGES
from kitapi.room.table.offers import offer_of

CASE = re.compile(r'\bcase "(\w+)"')
GROUP = re.compile(r"fields: \[(.*?)\]", re.DOTALL)
NAME = re.compile(r'"(\w+)"')


def written_words(game: str) -> set[str]:
    """Return the fields and values that a game's module names."""
    module = Path(games.__path__[0]) / in_code(game) / "client" / "house_rules.js"
    return set(CASE.findall(module.read_text("utf-8")))


def groups_of(game: str) -> Path:
    """Return the module with a game's groups of house rules; a game with few rules needs none."""
    return Path(games.__path__[0]) / in_code(game) / "client" / "house_rule_groups.js"


@pytest.mark.parametrize("game", [game for game in PACKAGES if groups_of(game).exists()])
def test_every_house_rule_is_in_one_group(game: str) -> None:
    listed = GROUP.findall(groups_of(game).read_text("utf-8"))
    grouped = [field for fields in listed for field in NAME.findall(fields)]
    assert sorted(grouped) == sorted(field.name for field in offer_of(PACKAGES[game].rules(), ()).fields)


@pytest.mark.parametrize("game", PACKAGES)
def test_every_house_rule_and_each_of_its_values_has_words(game: str) -> None:
    fields = offer_of(PACKAGES[game].rules(), ()).fields
    assert fields
    needed = {field.name for field in fields} | {value for field in fields for value in field.values or ()}
    assert needed - written_words(game) == set()
