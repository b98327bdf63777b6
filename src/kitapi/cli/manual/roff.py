"""The manual as a page for ``man``, in roff, in the language of the command."""

import re
from collections.abc import Iterable, Iterator

from kitapi import __version__
from kitapi.cli.manual.pages import EVERYWHERE, Entry, Page
from kitapi.cli.manual.terminal import ARGUMENTS, EXAMPLES, GENERAL, OPTIONS, explain_entry
from kitapi.console.languages import translate
from kitapi.wording.catalogues import message

NAME, SYNOPSIS, DESCRIPTION = message("Name"), message("Synopsis"), message("Description")
COMMAND = message("Command {name}")


def in_roff(pages: Iterable[Page]) -> str:
    """One page with a section for every command; the first page is that of the whole program."""
    whole, *others = pages
    lines = [
        f'.TH KITAPI 1 "" "kitapi {__version__}"',
        *_section(NAME, f"kitapi \\- {_text(translate(whole.about[0]))}"),
        *_section(SYNOPSIS, f".B {_text(whole.usage)}"),
        *_section(DESCRIPTION, *_paragraphs(whole)),
        *_section(GENERAL, *_entries(EVERYWHERE)),
        *_parts(whole),
    ]
    for page in others:
        name = " ".join(page.command)
        lines += [f".SH {_text(translate(COMMAND, name=name)).upper()}", f".B {_text(page.usage)}", ".PP"]
        lines += [*_paragraphs(page), *_parts(page)]
    return "\n".join(lines) + "\n"


def _section(heading: str, *lines: str) -> Iterator[str]:
    yield f".SH {_text(translate(heading)).upper()}"
    yield from lines


def _parts(page: Page) -> Iterator[str]:
    for heading, entries in ((ARGUMENTS, page.arguments), (OPTIONS, page.options)):
        if entries:
            yield f".SS {_text(translate(heading))}"
            yield from _entries(entries)
    if page.examples:
        yield f".SS {_text(translate(EXAMPLES))}"
        yield from (".nf", *map(_text, page.examples), ".fi")


def _paragraphs(page: Page) -> Iterator[str]:
    for paragraph in page.about:
        yield from (_text(translate(paragraph)), ".PP")


def _entries(entries: Iterable[Entry]) -> Iterator[str]:
    for entry in entries:
        yield from (".TP", f".B {_text(entry.label)}", _text(explain_entry(entry)))


def _text(text: str) -> str:
    """``text`` on one line, with the characters escaped that are special in roff."""
    plain = re.sub(r"\s+", " ", text).replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain
