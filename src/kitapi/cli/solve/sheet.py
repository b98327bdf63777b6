"""Solved positions as text for people on a terminal."""

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kitapi.console.languages import translate, translate_many
from kitapi.wording.catalogues import message

_STRAINS = {
    "s": message("spades"),
    "c": message("clubs"),
    "d": message("diamonds"),
    "h": message("hearts"),
    "n": message("no trumps"),
}
_LEADERS = (message("declarer leads"), message("first leads"), message("second leads"))


def solved_position(name: str, solved: Any) -> Group:
    """A position: its result, or a row for every strain; below it the cards that may be played."""
    result = solved["tricks"] if "tricks" in solved else solved["made"]
    if isinstance(result, dict):
        return Group(Text(name, "bold"), Padding(_every(result), (0, 0, 1, 2)))
    lines: list[RenderableType] = [Text.assemble((name, "bold"), f"  {_words(result)}")]
    if "line" in solved:
        lines.append(Padding(Text(solved["line"]), (0, 0, 0, 2)))
    if "moves" in solved:
        cards = Table.grid(padding=(0, 2))
        for card, value in solved["moves"].items():
            cards.add_row(card, _words(value))
        lines.append(Padding(cards, (0, 0, 1, 2)))
    return Group(*lines)


def counted_layouts(name: str, counted: Any) -> Group:
    """A hand: the number and the share of layouts in which it takes each number of tricks."""
    of = counted["of"]
    rows = [(_words(made), n) for made, n in ((True, counted.get("made", 0)), (False, of - counted.get("made", 0)))]
    if "tricks" in counted:
        rows = [(_words(tricks), n) for tricks, n in enumerate(counted["tricks"]) if n]
    table = Table.grid(padding=(0, 2))
    for words, n in rows:
        table.add_row(words, Text(f"{n:,}", justify="right"), Text(f"{n / of:.2%}", justify="right"))
    return Group(
        Text.assemble((name, "bold"), "  " + translate("{count} layouts", count=f"{of:,}")),
        Padding(table, (0, 0, 1, 2)),
    )


def _words(value: int | bool) -> str:
    if isinstance(value, bool):
        return translate("betl is made") if value else translate("betl is lost")
    return translate_many("{count} trick", "{count} tricks", value) if value else translate("no trick")


def _every(result: dict[str, list[Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    table.add_column("")
    for heading in _LEADERS[: len(result["n"])]:
        table.add_column(translate(heading), justify="right")
    for strain, row in result.items():
        table.add_row(translate(_STRAINS[strain]), *map(_short, row))
    return table


def _short(value: int | bool) -> str:
    if isinstance(value, bool):
        return translate("made") if value else translate("lost")
    return str(value)
