"""The paper scorer of Preferans."""

import msgspec

from kitapi.games.preferans.paper.scoring import score_line
from kitapi.lines.answers import Shown
from kitapi.lines.paper import PaperScorer, PaperSheets


def _load_sheet() -> Shown:
    from kitapi.games.preferans.paper.sheet import show_score

    return show_score


def _load_sitting() -> type[msgspec.Struct]:
    from kitapi.games.preferans.paper.document import PaperSitting

    return PaperSitting


def _load_sheets() -> PaperSheets:
    from kitapi.games.preferans.paper.sheets import SHEETS

    return SHEETS


PAPER = PaperScorer(
    about="Score Slovak Preferans: what a deal does to head sums and side sums, and how everybody stands after it.",
    score=score_line,
    shown=_load_sheet,
    sitting=_load_sitting,
    sheets=_load_sheets,
)
