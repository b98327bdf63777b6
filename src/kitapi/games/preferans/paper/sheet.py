"""The score of a Preferans deal on paper, printed for people on a terminal."""

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from kitapi.lines.sheets import amount_shown, columns


def show_score(name: str, score: Any) -> Group:
    """Return the score of a Preferans deal: a column a seat, with head sums, side sums against each, chips, results."""
    seats = [f"seat{seat}" for seat in range(len(score["heads"]))]
    table = columns(["", *seats, *(["pot"] if "pot" in score else [])])
    table.add_row("head sum", *map(amount_shown, score["heads"]))
    for against, seat in enumerate(seats):
        amounts = [row[against] for row in score["sides"]]
        if any(amounts):
            table.add_row(f"against {seat}", *map(amount_shown, amounts))
    if "pot" in score:
        table.add_row("chips", *map(amount_shown, score["chips"]), amount_shown(score["pot"]))
    table.add_row("settled now", *map(amount_shown, score["final"]))
    return Group(Text.assemble((name, "bold"), f"  {_how_it_went(score)}"), Padding(table, (0, 0, 1, 2)))


def _how_it_went(score: Any) -> str:
    if "won" not in score:
        return "a penalty"
    return f"{'won' if score['won'] else 'lost'}; the game counts {score['value']}"
