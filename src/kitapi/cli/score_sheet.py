"""Scores as people read them on a terminal: a row for every account, then who pays whom."""

from collections.abc import Iterable
from typing import Any

import msgspec
from rich import box
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.cli.lines import Answered

_WHO = {"declarer": "declarer", "first": "first defender", "second": "second defender"}


def show_scores(answered: Iterable[Answered], console: Console | None = None) -> bool:
    """Print every deal, and what is wrong with the bad ones; whether all were good."""
    console = console or Console()
    good = True
    for place, one in enumerate(answered, start=1):
        score = msgspec.json.decode(one.body)
        name = one.id.decode().strip('"') if one.id else f"line {place}"
        console.print(_deal(name, score) if one.good else Text(f"{name}: {score['error']}", style="red"))
        good &= one.good
    return good


def _deal(name: str, score: Any) -> Group:
    heading = Text.assemble((name, "bold"), f"  a trick is worth {score['value']}; {_who_is_in(score['in'])}")
    return Group(
        heading, Padding(_net(score["net"]), (0, 0, 0, 2)), Padding(_payments(score["transfers"]), (0, 0, 1, 2))
    )


def _who_is_in(short: Any) -> str:
    said = [f"{who} in by {short[field]}" for field, who in _WHO.items() if short[field]]
    return ", ".join(said) or "nobody is in"


def _net(net: Any) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for account in net:
        table.add_column(account, justify="right")
    table.add_row(*(_amount(amount) for amount in net.values()))
    return table


def _payments(transfers: Any) -> Table:
    table = Table.grid(padding=(0, 2))
    for moved in transfers:
        table.add_row(f"{moved['payer']} pays {moved['payee']}", f"{moved['amount']:>4}", Text(moved["clause"], "dim"))
    return table


def _amount(amount: int) -> Text:
    return Text(f"{amount:+d}" if amount else "0", style="red" if amount < 0 else "")
