"""Texts of a rulebook, from the inline nodes of Markdown."""

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

from markdown_it.tree import SyntaxTreeNode

from kitapi.rulebooks.rulebook import Run, Runs
from tools.clauses.rulebook import NUMBER

CLAUSE = re.compile(rf"\b{NUMBER}\b")


def read_text(nodes: Iterable[SyntaxTreeNode]) -> Runs:
    """Return the text of inline ``nodes``, with numbers of clauses as links; line ends become spaces."""
    return _strip(tuple(_join(run for node in nodes for run in _runs(node))))


def plain_text(node: SyntaxTreeNode) -> str:
    """Return the text of ``node`` and all that is in it, without styles."""
    if node.children:
        return "".join(map(plain_text, node.children))
    return " " if node.type == "softbreak" else node.content


def _runs(node: SyntaxTreeNode) -> Iterator[Run]:
    match node.type:
        case "softbreak":
            yield Run("plain", " ")
        case "text":
            yield from _link_clauses(node.content)
        case "em" | "strong" | "link" as kind:
            yield from _style_runs(kind, node)
        case "code_inline":
            yield Run("code", node.content)
        case other:
            raise ValueError(f"a rulebook has no {other}: {node.content!r}")


def _style_runs(kind: str, node: SyntaxTreeNode) -> Iterator[Run]:
    """Yield the runs inside a styled node; a link to another document is left out, its text stays."""
    if kind == "link":
        anchor = str(node.attrs["href"])
        is_inside = anchor.startswith("#")
        text = plain_text(node)
        yield Run("chapter", text, anchor.removeprefix("#")) if is_inside else Run("plain", text)
        return
    for run in read_text(node.children):
        yield Run("strong" if kind == "strong" else "em", run.text) if run.kind == "plain" else run


def _link_clauses(text: str) -> Iterator[Run]:
    at = 0
    for found in CLAUSE.finditer(text):
        yield Run("plain", text[at : found.start()])
        yield Run("clause", found[0])
        at = found.end()
    yield Run("plain", text[at:])


def _join(runs: Iterable[Run]) -> Iterator[Run]:
    """Yield ``runs`` with neighbouring plain text joined, and without empty runs."""
    for kind, same in groupby((run for run in runs if run.text), key=lambda run: run.kind):
        if kind == "plain":
            yield Run("plain", "".join(run.text for run in same))
        else:
            yield from same


def _strip(runs: Runs) -> Runs:
    """Return ``runs`` without space at their ends."""
    if not runs:
        return ()
    first, *rest = runs
    trimmed = (Run(first.kind, first.text.lstrip(), first.target), *rest)
    last = trimmed[-1]
    return tuple(run for run in (*trimmed[:-1], Run(last.kind, last.text.rstrip(), last.target)) if run.text)
