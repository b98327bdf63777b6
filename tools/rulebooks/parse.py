"""Reads a rulebook from Markdown: headings are chapters, list items that begin with a number are clauses.

In a clause, text in emphasis that fills whole lines is an example if it begins with that word, else a note: the source
of the rule, or the reason for it.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode

from kitapi.rulebooks.rulebook import (
    Block,
    Chapter,
    Clause,
    ItemList,
    Paragraph,
    Rulebook,
    Run,
    Runs,
    Table,
)
from tools.rulebooks.runs import CLAUSE, plain_text, read_text

EXAMPLE = re.compile(r"(?:Examples?|Παρ[αά]δε[ιί]γμα(?:τα)?|Príklady?|Esemp(?:io|i)):\s*")
"""The word with which an example begins, in each language of a rulebook."""

_MARKDOWN = MarkdownIt("commonmark").enable("table")


class MalformedRulebook(ValueError):
    """The document does not have the form of a rulebook."""


def parse_rulebook(markdown: str, language: str) -> Rulebook:
    """Return the rulebook in ``markdown``.

    Raises:
        MalformedRulebook: it does not have this form; the message says where.
    """
    nodes = SyntaxTreeNode(_MARKDOWN.parse(markdown)).children
    if not nodes or nodes[0].tag != "h1":
        raise MalformedRulebook("a rulebook begins with its title")
    options = frozenset(_options(nodes))
    parts = _split(nodes[1:])
    chapters = tuple(_chapter(head, body, options) for head, body in parts[1:] if head is not None)
    return Rulebook(language, plain_text(nodes[0]), tuple(map(_block, parts[0][1])), chapters)


def _split(nodes: Sequence[SyntaxTreeNode]) -> list[tuple[SyntaxTreeNode | None, list[SyntaxTreeNode]]]:
    """Return each heading with the nodes that follow it; the first part has no heading."""
    parts: list[tuple[SyntaxTreeNode | None, list[SyntaxTreeNode]]] = [(None, [])]
    for node in nodes:
        if node.type == "heading":
            parts.append((node, []))
        else:
            parts[-1][1].append(node)
    return parts


def _options(nodes: Sequence[SyntaxTreeNode]) -> Iterator[str]:
    """Yield the names of options: what stands as code in the first cell of a table's row."""
    for table in nodes:
        if table.type == "table":
            for row in table.children[-1].children:
                yield from (one.content for one in row.children[0].walk() if one.type == "code_inline")


def _chapter(head: SyntaxTreeNode, body: Sequence[SyntaxTreeNode], options: frozenset[str]) -> Chapter:
    title = plain_text(head)
    if head.tag not in ("h2", "h3"):
        raise MalformedRulebook(f"the heading “{title}” has the wrong level")
    blocks = tuple(chain.from_iterable(_blocks(node, options) for node in body))
    return Chapter(_anchor(title), title, 2 if head.tag == "h2" else 3, blocks)


def _anchor(title: str) -> str:
    """Return the anchor of a heading as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _blocks(node: SyntaxTreeNode, options: frozenset[str]) -> Iterator[Block | Clause]:
    """Yield the clauses of a list of clauses, or ``node`` as one block."""
    if node.type == "bullet_list" and all(map(_number, node.children)):
        yield from (_clause(item, options) for item in node.children)
    else:
        yield _block(node)


def _number(item: SyntaxTreeNode) -> str | None:
    """Return the number with which a list item begins as a clause; None if it begins otherwise."""
    first = item.children[0]
    inline = _drop_empty(first.children[0].children) if first.type == "paragraph" else []
    text = plain_text(inline[0]) if inline and inline[0].type == "strong" else ""
    return text if CLAUSE.fullmatch(text) else None


def _drop_empty(nodes: Sequence[SyntaxTreeNode]) -> list[SyntaxTreeNode]:
    """Return inline ``nodes`` without the empty texts that the parser puts between them."""
    return [node for node in nodes if node.type != "text" or node.content]


def _block(node: SyntaxTreeNode) -> Block:
    match node.type:
        case "paragraph":
            return Paragraph(read_text(node.children[0].children))
        case "bullet_list" | "ordered_list":
            items = tuple(_item(item) for item in node.children)
            return ItemList(node.type == "ordered_list", items)
        case "table":
            head, *body = node.children
            rows = tuple(_cells(row) for part in body for row in part.children)
            return Table(_cells(head.children[0]), rows)
        case other:
            raise MalformedRulebook(f"a rulebook has no {other}")


def _item(item: SyntaxTreeNode) -> Runs:
    if [child.type for child in item.children] != ["paragraph"]:
        raise MalformedRulebook(f"an item of a list is one paragraph: “{plain_text(item)[:40]}…”")
    return read_text(item.children[0].children[0].children)


def _cells(row: SyntaxTreeNode) -> tuple[Runs, ...]:
    return tuple(read_text(cell.children[0].children) for cell in row.children)


def _clause(item: SyntaxTreeNode, options: frozenset[str]) -> Clause:
    number = _number(item) or ""
    body: list[Block] = []
    examples: list[Runs] = []
    note: list[Run] = []
    for node in item.children:
        if node.type != "paragraph":
            body.append(_block(node))
            continue
        text, asides = _split_asides(node.children[0].children)
        if runs := read_text(text):
            body.append(Paragraph(_without_number(runs, number)))
        for aside in asides:
            runs = read_text(aside.children)
            if label := EXAMPLE.match(runs[0].text):
                examples.append((Run("plain", runs[0].text[label.end() :]), *runs[1:]))
            else:
                note.extend(runs)
    named = dict.fromkeys(one.content for one in item.walk() if one.type == "code_inline" and one.content in options)
    return Clause(number, tuple(body), tuple(examples), tuple(note), tuple(named))


def _without_number(text: Runs, number: str) -> Runs:
    """Return ``text`` without the number of its clause at the beginning."""
    if text[0].text != number:
        return text
    second, *rest = text[1:]
    return (Run(second.kind, second.text.lstrip(), second.target), *rest)


def _split_asides(nodes: Sequence[SyntaxTreeNode]) -> tuple[list[SyntaxTreeNode], list[SyntaxTreeNode]]:
    """Return the nodes of a paragraph's text, and those in emphasis that fill whole lines."""
    text: list[SyntaxTreeNode] = []
    asides: list[SyntaxTreeNode] = []
    shown = _drop_empty(nodes)
    for at, node in enumerate(shown):
        begins = at == 0 or shown[at - 1].type == "softbreak"
        ends = at == len(shown) - 1 or shown[at + 1].type == "softbreak"
        (asides if node.type == "em" and begins and ends else text).append(node)
    return text, asides
