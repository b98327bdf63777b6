"""Tables of amounts for a terminal."""

from collections.abc import Iterable

from rich import box
from rich.table import Table
from rich.text import Text


def columns(names: Iterable[str]) -> Table:
    """A table with a column for every name, its figures aligned to the right."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for name in names:
        table.add_column(name, justify="right")
    return table


def amount_shown(amount: int) -> Text:
    """An amount with its sign, red below zero."""
    return Text(f"{amount:+d}" if amount else "0", style="red" if amount < 0 else "")
