"""The page of irregularities by phase equals the program's output from the table of rulings."""

import re
from pathlib import Path

import pytest

from docs.making.games.caribbean_stud.rulings_table import PAGE, main, page
from kitapi.games.caribbean_stud.rules.rulings.row import always
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.games.caribbean_stud.unplayed_cases import UNPLAYED
from tests.games.caribbean_stud.ruling_cases import EXCHANGES, ONE_SEAT, WHOLE_HAND, Ruled
from tests.games.caribbean_stud.test_irregularities_played import PLAYABLE

WORDS = {"hand": "hand", "seat": "seat", "none": "stands"}


def cells() -> dict[tuple[str, str], str]:
    """Return the contents of the table, by irregularity and phase."""
    titles, _, *rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in page().splitlines() if line.startswith("|")
    ]
    return {
        (re.sub(r"\W*(\w+-\d+).*", r"\1", name), title): cell
        for name, *row in rows
        for title, cell in zip(titles[1:], row, strict=True)
    }


def test_the_page_in_the_documentation_is_the_programs(tmp_path: Path) -> None:
    main([str(tmp_path / "page.md")])
    assert PAGE.read_text(encoding="utf-8") == page() == (tmp_path / "page.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("one", [*WHOLE_HAND, *EXCHANGES, *ONE_SEAT], ids=lambda one: one.name)
def test_a_cell_says_what_the_rulebook_does(one: Ruled) -> None:
    table = cells()
    for phase in one.phases.split():
        assert WORDS[one.void] in table[one.name, phase.replace("_", " ")].split()


def test_cells_are_empty_where_nothing_is_ruled() -> None:
    for (name, phase), cell in cells().items():
        assert bool(cell) == (Phase[phase.replace(" ", "_")] in IRREGULARITIES[name].phases)


def test_every_number_in_a_cell_is_played_through_or_listed_with_the_reason_why_not() -> None:
    ticked = {
        (name, phase.replace(" ", "_"), int(number))
        for (name, phase), cell in cells().items()
        for number in re.findall(r"(\d+)✓", cell)
    }
    assert ticked == {(case.irregularity, case.phase.name, case.number) for case in PLAYABLE}
    for one in UNPLAYED:
        assert f"- {one.irregularity}, case {', '.join(map(str, one.numbers))}, in " in page()
        assert one.reason in page()


def test_every_condition_says_what_it_is() -> None:
    docstrings = [case.when.__doc__ for row in IRREGULARITIES.values() for case in row.cases if case.when is not always]
    assert all(docstrings)
    assert not re.search("[{}]|None", page())
