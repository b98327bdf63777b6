"""Narrates the opening and the closing of a table, at which chips are counted."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.wording.catalogues import message, say
from kitapi.wording.players import by_name

Names: TypeAlias = Sequence[str]
Sentences: TypeAlias = tuple[str, ...]


def _narrate_opening(event: happened.TableOpened, _names: Names, lang: str) -> Sentences:
    """That the table is open, the count of its tray, and the amount by the books if it differs."""
    counted, books = message("Counted in the tray: {chips}."), message("By the books: {chips}.")
    open_now = say(lang, message("The table is open."))
    if event.chips is None or event.expected is None:
        return (open_now,)
    differs = (say(lang, books, chips=event.expected),) if event.expected != event.chips else ()
    return (open_now, say(lang, counted, chips=event.chips), *differs)


def _narrate_count(event: happened.ChipsCounted, _names: Names, lang: str) -> Sentences:
    """Return the counts, and the amounts by the books if they differ."""
    found, expected = (event.chips, event.notes), (event.expected_chips, event.expected_notes)
    counted, books = (
        message("Counted: {chips} in chips, {notes} in notes."),
        message("By the books: {chips} in chips, {notes} in notes."),
    )
    return (
        say(lang, counted, chips=found[0], notes=found[1]),
        *((say(lang, books, chips=expected[0], notes=expected[1]),) if found != expected else ()),
    )


def _narrate_closing(event: happened.TableClosed, names: Names, lang: str) -> Sentences:
    return (
        say(lang, message("The table is closed.")),
        say(lang, message("Results: {results}."), results=by_name(names, event.results)),
    )


DESK_NARRATORS: Mapping[type, Callable[[Any, Names, str], Sentences]] = {
    happened.TableOpened: _narrate_opening,
    happened.ChipsCounted: _narrate_count,
    happened.TableClosed: _narrate_closing,
}
"""The narrators of these events, by class."""
