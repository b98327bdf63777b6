"""Help pages on a terminal, in the language of the command."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator

from kitapi.cli.manual.pages import EVERYWHERE, Entry, Page
from kitapi.console.choices import ONE_OF_GAMES, OR
from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

WIDEST, NARROWEST = 100, 60
LABELS = 26
"""Columns for the names of options; the text of a longer one begins on the next line."""

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"

USAGE = message("Usage")
COMMANDS = message("Commands")
ARGUMENTS = message("Arguments")
OPTIONS = message("Options")
GENERAL = message("Options of every command")
EXAMPLES = message("Examples")


def show_page(page: Page) -> None:
    """Print the help page."""
    sys.stdout.write("\n".join(_lines(page, _width())) + "\n")


def _width() -> int:
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size().columns))


def _lines(page: Page, width: int) -> Iterator[str]:
    for paragraph in page.about:
        yield from textwrap.wrap(translate(paragraph), width)
        yield ""
    yield f"{_heading(USAGE)} {page.usage}"
    parts = {COMMANDS: page.commands, ARGUMENTS: page.arguments, OPTIONS: page.options, GENERAL: EVERYWHERE}
    for heading, entries in parts.items():
        if entries:
            yield from ("", _heading(heading), *_entries(entries, width))
    if page.examples:
        yield from ("", _heading(EXAMPLES), *(f"  {line}" for line in page.examples))


def _heading(text: str) -> str:
    said = f"{translate(text)}:"
    return f"{BOLD}{said}{PLAIN}" if sys.stdout.isatty() and not os.environ.get("NO_COLOR") else said


def _entries(entries: Iterable[Entry], width: int) -> Iterator[str]:
    for entry in entries:
        indent = " " * (LABELS + 2)
        text = textwrap.wrap(explain_entry(entry), width, initial_indent=indent, subsequent_indent=indent)
        label = f"  {entry.label}"
        if len(label) > LABELS or not text:
            yield label
            yield from text
        else:
            yield label.ljust(LABELS + 2) + text[0].lstrip()
            yield from text[1:]


def explain_entry(entry: Entry) -> str:
    """The explanation of an entry: its text, its choices, its default, and the variable that sets it."""
    notes = []
    if entry.choices:
        notes.append(translate("[choices: {choices}]", choices=", ".join(entry.choices)))
    if entry.default:
        notes.append(translate("[default: {default}]", default=entry.default))
    if entry.variables:
        notes.append(translate("[variable: {name}]", name=", ".join(entry.variables)))
    return " ".join((text_of(entry), *notes)) if entry.text else " ".join(notes)


def text_of(entry: Entry) -> str:
    """The text of an entry in the language of the command, with the names of games filled in."""
    start, end = ONE_OF_GAMES.split("{names}")
    if not (entry.text.startswith(start) and entry.text.endswith(end)):
        return translate(entry.text)
    names = entry.text.removeprefix(start).removesuffix(end)
    return translate(ONE_OF_GAMES, names=names.replace(OR, translate(OR)))
