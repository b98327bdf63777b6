"""A clause as a line of JSON, and all its words."""

from collections.abc import Iterator

import msgspec

from kitapi.rulebooks.rulebook import Block, Clause, Table, plain, texts_in


class ClauseLine(msgspec.Struct, frozen=True):
    """A clause as it is printed in JSON: its texts without styles, one for each paragraph, item or row.

    ``note``: the source of the rule, or the reason for it; only in English. ``options``: the house rules that it names.
    """

    number: str
    language: str
    examples: tuple[str, ...]
    text: tuple[str, ...]
    note: str
    options: tuple[str, ...]


def line_of(clause: Clause, language: str) -> ClauseLine:
    """Return ``clause`` as a line in ``language``."""
    examples = tuple(plain(text) for text in clause.examples)
    text = tuple(text for block in clause.body for text in _texts(block))
    return ClauseLine(clause.number, language, examples, text, plain(clause.note), clause.options)


def words_of(clause: Clause) -> str:
    """Return all words of a clause, in which it is searched."""
    return " ".join((clause.number, *map(plain, clause.texts())))


def _texts(block: Block) -> Iterator[str]:
    """Yield the lines of a block; a row of a table is one."""
    if isinstance(block, Table):
        yield from (" | ".join(map(plain, row)) for row in (block.head, *block.rows))
    else:
        yield from map(plain, texts_in(block))
