"""The paper scorer of Prefa."""

import msgspec

from kitapi.games.prefa.paper.deal import score_line
from kitapi.lines.answers import Shown
from kitapi.lines.paper import PaperScorer, PaperSheets


def _load_sheet() -> Shown:
    from kitapi.games.prefa.paper.sheet import show_score

    return show_score


def _load_sitting() -> type[msgspec.Struct]:
    from kitapi.games.prefa.paper.document import PaperSitting

    return PaperSitting


def _load_sheets() -> PaperSheets:
    from kitapi.games.prefa.paper.sheets import SHEETS

    return SHEETS


PAPER = PaperScorer(
    about="Score Greek Prefa: who is in, who pays whom how much, and by which rule.",
    score=score_line,
    shown=_load_sheet,
    sitting=_load_sitting,
    sheets=_load_sheets,
)
