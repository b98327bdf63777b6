"""The paper scorer of Caribbean Stud."""

from collections.abc import Iterable
from typing import Any

from kitapi.games.caribbean_stud.paper.rulings import listed, rule_line
from kitapi.games.caribbean_stud.paper.scoring import score_line
from kitapi.lines.answering import Shown
from kitapi.lines.paper import PaperScorer, RulingPaper


def _shown() -> Shown:
    from kitapi.games.caribbean_stud.paper.sheet import shown

    return shown


def _ruling_shown() -> Shown:
    from kitapi.games.caribbean_stud.paper.ruling_sheet import caribbean_stud_ruling

    return caribbean_stud_ruling


def _show_irregularities(rows: Iterable[Any]) -> None:
    from kitapi.games.caribbean_stud.paper.ruling_sheet import show_irregularities

    show_irregularities(rows)


PAPER = PaperScorer(
    about="Score Caribbean Stud: what a seat wins or loses in a round against the bank, wager by wager, "
    "and the jackpot.",
    score=score_line,
    shown=_shown,
    rulings=RulingPaper(
        about="Rule on Caribbean Stud: what is void, which stakes come back, how play goes on, "
        "and who must be present.",
        rule=rule_line,
        listed=listed,
        shown=_ruling_shown,
        show_list=_show_irregularities,
    ),
)
