"""The score of a round of Caribbean Stud, laid out for a terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kitapi.lines.sheets import amount_shown, columns

_HOW_IT_ENDED = {
    "fold": "the seat folds",
    "bank_wins": "the bank wins",
    "tie": "a tie",
    "player_wins": "the player wins",
    "not_qualified": "the bank does not qualify",
}


def show_score(name: str, score: Any) -> Group:
    """A seat's round of Caribbean Stud: both combinations, a column for every wager, and the jackpot."""
    against = f"{_in_words(score['hand'])} against {_in_words(score['bank_hand'])}; {_HOW_IT_ENDED[score['result']]}"
    table = columns([*score["net"], "total"])
    table.add_row(*map(amount_shown, score["net"].values()), amount_shown(score["total"]))
    lines: list[RenderableType] = [Text.assemble((name, "bold"), f"  {against}"), Padding(table, (0, 0, 0, 2))]
    if score["jackpot"] is not None:
        pays = f", {score['jackpot_amount']}" if "jackpot_amount" in score else ""
        lines.append(Padding(Text(f"jackpot: {_in_words(score['jackpot'])}{pays}"), (0, 0, 1, 2)))
    return Group(*lines)


def _in_words(combination: str) -> str:
    return combination.replace("_", " ")
