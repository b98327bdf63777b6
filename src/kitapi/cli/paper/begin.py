"""``kitapi paper new``: begins a sheet."""

import secrets
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec.structs import replace

from kitapi.cli.paper.parameters import SheetFile
from kitapi.cli.paper.sheets import OpenSheet, games, read_as
from kitapi.console.choices import of_games
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.papers.changes import LONGEST_NAME, Head, KeptSheet, Name, Options
from kitapi.papers.files import only_writer, write_sheet

Names = Annotated[
    list[str] | None,
    Parameter(consume_multiple=True, negative="", help="The players' names in the order of play."),
]
FirstDealer = Annotated[int, Parameter(help="Who deals first: a player's number in the order of play, from 1.")]
HouseRules = Annotated[
    list[str] | None,
    Parameter(consume_multiple=True, negative="", help="House rules as NAME=VALUE, such as kasa_share=200."),
]
Game = Annotated[str | None, Parameter(help=of_games(games()))]
Players = Annotated[int | None, Parameter(help="Number of players. [default: the number of names, or 3]")]


def new(  # noqa: PLR0913 - an option each
    file: SheetFile,
    /,
    *,
    game: Game = None,
    names: Names = None,
    players: Players = None,
    first_dealer: FirstDealer = 1,
    variant: HouseRules = None,
) -> None:
    """Begin a sheet in FILE, which must not exist yet. The page /paper reads and writes the same files."""
    called = names or []
    rules = _rules(variant or [])
    head = {
        "id": secrets.token_hex(8),
        "game": game or games()[0],
        "players": players or len(called) or 3,
        "first_dealer": first_dealer - 1,
        "variant": rules,
        "made": time.time_ns() // 1_000_000,
    }
    sheet = name_players(_complete(OpenSheet(KeptSheet(head=read_as(head, Head)))), called)
    begin_file(file, sheet)


def begin_file(file: Path, sheet: OpenSheet) -> None:
    """Write a new sheet into the file.

    Raises:
        Stopped: there is such a file.
    """
    with only_writer(file):
        if file.exists():
            raise Stopped("{file} is there already", file=file)
        write_sheet(file, sheet.kept)
    sys.stdout.write(translate("The sheet is in {file}.", file=file) + "\n")


def _rules(given: list[str]) -> Options:
    from kitapi.cli.arena.simulate import house_rules_of  # noqa: PLC0415 - only with house rules

    return house_rules_of(given) if given else {}


def _complete(sheet: OpenSheet) -> OpenSheet:
    """The sheet with all house rules written out, because defaults may change.

    Raises:
        Stopped: the game does not know one of the rules, or the first dealer does not sit at the table.
    """
    variant: dict[str, Any] = msgspec.to_builtins(sheet.sitting.variant)
    head = sheet.kept.head
    if head.first_dealer >= head.players:
        raise Stopped(
            "{option}: must be from {lowest} to {highest}, not {given}",
            option="--first-dealer",
            lowest=1,
            highest=head.players,
            given=head.first_dealer + 1,
        )
    return OpenSheet(replace(sheet.kept, head=replace(head, variant=variant)))


def name_players(sheet: OpenSheet, names: list[str]) -> OpenSheet:
    """Return the sheet with the players' names, in the order of play.

    Raises:
        Stopped: there are more names than players, or one of them is too long.
    """
    if len(names) > sheet.kept.head.players:
        raise Stopped("--names: there are {players} players", players=sheet.kept.head.players)
    for seat, name in enumerate(names):
        sheet = name_player(sheet, seat, name)
    return sheet


def name_player(sheet: OpenSheet, seat: int, name: str) -> OpenSheet:
    """Return the sheet with a name for the player at ``seat``.

    Raises:
        Stopped: the name is too long.
    """
    if len(name.encode("utf-16-le")) // 2 > LONGEST_NAME:
        raise Stopped("a name has at most {count} letters: “{name}”", count=LONGEST_NAME, name=name)
    return sheet.grow(lambda stamp: Name(**stamp, seat=seat, name=name))
