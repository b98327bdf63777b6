"""Reads the lines and house rules of a sheet by the types of its game."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import msgspec

from kitapi.papers.changes import Amend, Change, Head, Write
from kitapi.room.errors import MalformedCommand, UnknownGame
from kitapi.wording.problems import field_and_problem

LONGEST_CHANGE = 4_000
"""The most bytes of one change, as JSON."""

Sittings: TypeAlias = Callable[[str], type[msgspec.Struct] | None]
"""Returns the type of a whole sitting of a game on paper; None if the game's sheets are not kept on paper."""


def check_sheet(head: Head, changes: Iterable[Change], sittings: Sittings) -> None:
    """Check that ``changes`` are changes of a sheet that begins with ``head``.

    Raises:
        UnknownGame: the game's sheets are not kept on paper.
        MalformedCommand: a change is too long, or house rules or a line are not those of the game.
    """
    sitting = sittings(head.game)
    if sitting is None:
        raise UnknownGame(game=head.game)
    changes = tuple(changes)
    for change in changes:
        if len(msgspec.json.encode(change)) > LONGEST_CHANGE:
            raise MalformedCommand("changes", f"must have at most {LONGEST_CHANGE} bytes each")
    if head.first_dealer >= head.players:
        raise MalformedCommand("head.first_dealer", "must be one of the seats")
    _read_sitting(sitting, head, [change.line for change in changes if isinstance(change, Write | Amend)])


def _read_sitting(sitting: type[msgspec.Struct], head: Head, lines: list[Any]) -> None:
    """Read all ``lines`` as those of a ``sitting``, whatever their order."""
    document = {
        "game": head.game,
        "players": head.players,
        "first_dealer": head.first_dealer,
        "variant": head.variant,
        "lines": lines,
    }
    try:
        msgspec.json.decode(msgspec.json.encode(document), type=sitting)
    except msgspec.ValidationError as error:
        field, problem = field_and_problem(str(error))
        raise MalformedCommand(field, problem) from error
