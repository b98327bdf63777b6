"""Rulings and irregularities, laid out for a terminal."""

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.games.caribbean_stud.paper.rulings import Listed

_VOID = {"hand": "the whole round is void", "seat": "a seat's hand is void", "none": "nothing is void"}
_PRESENT = {
    "gaming_inspector": "gaming inspector",
    "municipal_inspector": "municipal inspector",
    "gaming_management": "gaming management",
}


_MOVED = (
    ("returned", "comes back"),
    ("reversed", "is taken back"),
    ("claim", "waits for the management"),
    ("kept", "stays with the house"),
)
"""The fields of a ruling that list chips, with the heading of each."""


def caribbean_stud_ruling(name: str, said: Any) -> Group:
    """A ruling: what is void, how play continues, the chips that move, who must be present, and the rules."""
    heading = Text.assemble((name, "bold"), f"  {_VOID[said['void']]}")
    lines: list[RenderableType] = [heading, Padding(Text(said["continues"]), (0, 0, 0, 2))]
    for field, heading_of in _MOVED:
        if said.get(field):
            lines.append(Padding(_chips(heading_of, said[field]), (0, 0, 0, 2)))
    if said.get("order"):
        lines.append(Padding(Text(f"still to act: seats {', '.join(map(str, said['order']))}"), (0, 0, 0, 2)))
    if said["present"]:
        lines.append(Padding(Text(f"present: {', '.join(_PRESENT[one] for one in said['present'])}"), (0, 0, 0, 2)))
    return Group(*lines, Padding(Text(" ".join(said["clauses"]), "dim"), (0, 0, 1, 2)))


def _chips(heading: str, moved: Any) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column(heading)
    table.add_column("chips", justify="right")
    for one in moved:
        table.add_row(f"{one['wager']} of seat {one['seat']}", str(one["amount"]))
    return table


def show_irregularities(rows: Iterable[Listed], console: Console | None = None) -> None:
    """Print every irregularity, the phases in which there is a ruling on it, and the facts that it needs."""
    console = console or Console()
    for row in rows:
        console.print(Text.assemble((row.irregularity, "bold"), f"  {row.what}"))
        console.print(Padding(Text(" ".join(row.phases), "dim"), (0, 0, 0, 2)))
        table = Table.grid(padding=(0, 2))
        for fact in row.facts:
            table.add_row(fact.name, fact.what if fact.needed else f"{fact.what} (may be left out)")
        console.print(Padding(table, (0, 0, 1, 2)))
