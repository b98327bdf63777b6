"""The rules as the rulebooks number them."""

import re
from pathlib import Path

NUMBER = r"[A-Z]+(?:-[A-Z]+)*-\d+"
"""The number of a rule, as ``GAME-PAY-03``."""

RULE = re.compile(rf"^- \*\*(?P<clause>{NUMBER})\*\*")


class UnreadableRulebook(ValueError):
    """The rulebooks have no rule with a number, or a number twice."""


def pages_in(folder: Path) -> list[Path]:
    """Return the documents below ``folder``, except translations, whose names have a language: ``rules.el.md``."""
    return sorted(page for page in folder.rglob("*.md") if page.name.count(".") == 1)


def clauses_in(folder: Path) -> tuple[str, ...]:
    """Return the ids of all rules in Markdown below ``folder``, in reading order: lines ``- **GAME-DEAL-01** …``.

    Raises:
        UnreadableRulebook: there is no rule, or an id occurs twice.
    """
    places: dict[str, str] = {}
    for page in pages_in(folder):
        for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
            if match := RULE.match(line):
                clause, place = match["clause"], f"{page.relative_to(folder)}:{number}"
                if clause in places:
                    raise UnreadableRulebook(f"{place}: {clause} stands at {places[clause]} already")
                places[clause] = place
    if not places:
        raise UnreadableRulebook(f"{folder}: no line there reads `- **NAME-PART-01** …`")
    return tuple(places)


def chapter_of(clause: str) -> str:
    """Return the part of the rulebook, such as ``GAME-DEAL`` for ``GAME-DEAL-01``."""
    return clause.rpartition("-")[0]
