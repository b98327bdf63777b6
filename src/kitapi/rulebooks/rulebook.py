"""The parts of a rulebook: chapters, their blocks of text, and the clauses among them."""

from collections.abc import Iterator
from typing import Literal

import msgspec

SOURCE_LANGUAGE = "en"
"""The language in which every rulebook is written; the others are translations, clause by clause."""


class Run(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """A piece of text in one style.

    ``kind``: ``plain``, emphasis, a value or the name of an option, a link to a clause, or to a chapter. ``target``:
    the chapter's anchor, for a link to a chapter.
    """

    kind: Literal["plain", "em", "strong", "code", "clause", "chapter"]
    text: str
    target: str = ""


Runs = tuple[Run, ...]
"""A text, piece by piece."""


class Paragraph(msgspec.Struct, frozen=True, tag_field="block", tag="paragraph"):
    """A paragraph."""

    text: Runs


class ItemList(msgspec.Struct, frozen=True, tag_field="block", tag="list"):
    """A list; ``ordered``: its items are numbered from 1."""

    ordered: bool
    items: tuple[Runs, ...]


class Table(msgspec.Struct, frozen=True, tag_field="block", tag="table"):
    """A table: the heads of its columns, and rows with as many cells."""

    head: tuple[Runs, ...]
    rows: tuple[tuple[Runs, ...], ...]


Block = Paragraph | ItemList | Table


class Clause(msgspec.Struct, frozen=True, tag_field="block", tag="clause"):
    """A rule with its number.

    ``examples``: examples of the rule, shown before it. ``note``: the source of the rule, or the reason for it; only in
    the source language. ``options``: the house rules that the clause names.
    """

    number: str
    body: tuple[Block, ...]
    examples: tuple[Runs, ...] = ()
    note: Runs = ()
    options: tuple[str, ...] = ()

    def texts(self) -> Iterator[Runs]:
        """Yield the texts of the examples and of the rule: of each paragraph, item, and cell of a table."""
        yield from self.examples
        for block in self.body:
            yield from texts_in(block)


class Chapter(msgspec.Struct, frozen=True):
    """A chapter. ``level``: 2, or 3 for a part of the chapter before it. ``anchor``: unique in the rulebook."""

    anchor: str
    title: str
    level: Literal[2, 3]
    blocks: tuple[Paragraph | ItemList | Table | Clause, ...]

    def clauses(self) -> Iterator[Clause]:
        """Yield the clauses of the chapter in their order."""
        yield from (block for block in self.blocks if isinstance(block, Clause))


class Rulebook(msgspec.Struct, frozen=True):
    """The rulebook of a game in one language. ``introduction``: what stands before the first chapter."""

    language: str
    title: str
    introduction: tuple[Block, ...]
    chapters: tuple[Chapter, ...]

    def clauses(self) -> Iterator[Clause]:
        """Yield all clauses in their order."""
        for chapter in self.chapters:
            yield from chapter.clauses()

    def find(self, number: str) -> Clause | None:
        """Return the clause with this number; None if there is none."""
        return next((clause for clause in self.clauses() if clause.number == number), None)


def texts_in(block: Block) -> Iterator[Runs]:
    """Yield the texts of a block: the paragraph, the items, or the cells row by row."""
    match block:
        case Paragraph(text):
            yield text
        case ItemList(_, items):
            yield from items
        case Table(head, rows):
            yield from (cell for row in (head, *rows) for cell in row)


def plain(text: Runs) -> str:
    """``text`` without its styles."""
    return "".join(run.text for run in text)
