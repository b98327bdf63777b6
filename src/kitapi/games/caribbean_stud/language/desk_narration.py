"""What is announced at the opening and the closing, where chips are counted."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.wording.catalogues import message, say
from kitapi.wording.players import by_name

Names: TypeAlias = Sequence[str]
Told: TypeAlias = tuple[str, ...]


def _opened(event: happened.TableOpened, _names: Names, lang: str) -> Told:
    """That the table is open; what was counted in its tray, and what the books say where that is something else."""
    counted, books = message("Counted in the tray: {chips}."), message("By the books: {chips}.")
    open_now = say(lang, message("The table is open."))
    if event.chips is None or event.expected is None:
        return (open_now,)
    differs = (say(lang, books, chips=event.expected),) if event.expected != event.chips else ()
    return (open_now, say(lang, counted, chips=event.chips), *differs)


def _counted(event: happened.ChipsCounted, _names: Names, lang: str) -> Told:
    """What was counted, and what the books say where that is something else."""
    found, booked = (event.chips, event.notes), (event.expected_chips, event.expected_notes)
    counted, books = (
        message("Counted: {chips} in chips, {notes} in notes."),
        message("By the books: {chips} in chips, {notes} in notes."),
    )
    return (
        say(lang, counted, chips=found[0], notes=found[1]),
        *((say(lang, books, chips=booked[0], notes=booked[1]),) if found != booked else ()),
    )


def _closed(event: happened.TableClosed, names: Names, lang: str) -> Told:
    return (
        say(lang, message("The table is closed.")),
        say(lang, message("Results: {results}."), results=by_name(names, event.results)),
    )


DESK_TELLERS: Mapping[type, Callable[[Any, Names, str], Told]] = {
    happened.TableOpened: _opened,
    happened.ChipsCounted: _counted,
    happened.TableClosed: _closed,
}
"""By the event's class."""
