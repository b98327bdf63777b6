"""The Greek documents: their commands and payments are those of the English ones, so that they do not grow old."""

import re

from tests.tools.test_document_commands import commands_in
from tests.tree_copies import ROOT

FIGURES = re.compile(r"^\s*\|[^|]*\b(6|7|8|9|10) \|((?: \d+ \|){5})$", re.MULTILINE)
"""The rows of the table with the value of a trick."""


def started_in(path: str) -> list[str]:
    """Return the commands for the start script in a document."""
    return [one.strip() for one in commands_in((ROOT / path).read_text("utf-8")) if "start.py" in one]


def values_in(path: str) -> list[tuple[str, str]]:
    """Return the value of a trick in each strain, by level."""
    return FIGURES.findall((ROOT / path).read_text("utf-8"))


def test_the_greek_readme_has_the_commands_of_the_english_one() -> None:
    assert started_in("docs/el/index.md") == started_in("README.md") != []


def test_the_greek_rules_have_the_trick_values_of_the_english_ones() -> None:
    assert values_in("docs/el/prefa.md") == values_in("docs/games/prefa/rules.md")
    assert len(values_in("docs/el/prefa.md")) == 5
