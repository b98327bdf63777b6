"""The score of a Prefa deal on paper, printed for people on a terminal."""

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.lines.sheets import amount_shown, columns

_WHO = {"declarer": "declarer", "first": "first defender", "second": "second defender"}


def show_score(name: str, score: Any) -> Group:
    """Return the score of a Prefa deal: a column for every account, then who pays whom."""
    heading = Text.assemble((name, "bold"), f"  a trick is worth {score['value']}; {_who_is_in(score['in'])}")
    net = columns(score["net"])
    net.add_row(*(amount_shown(amount) for amount in score["net"].values()))
    return Group(heading, Padding(net, (0, 0, 0, 2)), Padding(_payments(score["transfers"]), (0, 0, 1, 2)))


def _who_is_in(short: Any) -> str:
    said = [f"{who} in by {short[field]}" for field, who in _WHO.items() if short[field]]
    return ", ".join(said) or "nobody is in"


def _payments(transfers: Any) -> Table:
    table = Table.grid(padding=(0, 2))
    for moved in transfers:
        table.add_row(f"{moved['payer']} pays {moved['payee']}", f"{moved['amount']:>4}", Text(moved["clause"], "dim"))
    return table
