"""The paper scorer of Caribbean Stud."""

from collections.abc import Iterable
from typing import Any

from kitapi.games.caribbean_stud.paper.rulings import list_irregularities, rule_line
from kitapi.games.caribbean_stud.paper.scoring import score_line
from kitapi.lines.answers import Shown
from kitapi.lines.paper import PaperScorer, RulingPaper


def _load_sheet() -> Shown:
    from kitapi.games.caribbean_stud.paper.sheet import show_score

    return show_score


def _load_ruling_sheet() -> Shown:
    from kitapi.games.caribbean_stud.paper.ruling_sheet import caribbean_stud_ruling

    return caribbean_stud_ruling


def _show_irregularities(rows: Iterable[Any]) -> None:
    from kitapi.games.caribbean_stud.paper.ruling_sheet import show_irregularities

    show_irregularities(rows)


PAPER = PaperScorer(
    about="Score Caribbean Stud: the result of a seat in a round against the bank, wager by wager, and the jackpot.",
    score=score_line,
    shown=_load_sheet,
    rulings=RulingPaper(
        about="Rule on Caribbean Stud: what is void, which stakes come back, how play continues, "
        "and who must be present.",
        rule=rule_line,
        list_irregularities=list_irregularities,
        shown=_load_ruling_sheet,
        show_list=_show_irregularities,
    ),
)
