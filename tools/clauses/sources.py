"""The texts on which the rulebooks are based: each clause that cites a text names the line and quotes its words.

A rulebook says ``*Source: article, lines 20 and 22; …*`` under a clause, or ends a remark on the manual with
``(line 104)``. ``docs/games/sources.toml`` holds the words of each such line in the text's own language. The texts
themselves are not in the repository; those who have them can compare the words with them.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from tools.clauses.rulebook import RULE, pages_in

Words: TypeAlias = Mapping[str, Mapping[int, str]]
"""The quotations by text and line."""

NUMBERS = r"lines?\s+(?P<numbers>\d+(?:,\s+\d+)*(?:\s+and\s+\d+)?)"
BARE = re.compile(rf"\({NUMBERS}\)")
REMARK = re.compile(r"^  \*(?!Examples?:)(?P<said>[^*]+)\*", re.MULTILINE)


class Text(NamedTuple):
    """A text that rules come from; ``name`` as the rulebooks call it, ``digest`` the SHA-256 of its plain-text file."""

    name: str
    title: str
    digest: str


class Sources(NamedTuple):
    """The content of ``sources.toml``."""

    texts: tuple[Text, ...]
    words: Mapping[str, Words]
    silent: Mapping[str, str]
    """Clauses that mention a text without citing a line of it, with the reasons."""


def read_sources(file: Path) -> Sources:
    """Read the ``Sources`` in ``file``.

    Raises:
        ValueError: the file is no TOML, or lacks a part.
    """
    raw = tomllib.loads(file.read_text("utf-8"))
    if missing := {"texts", "words", "silent"} - raw.keys():
        raise ValueError(f"{file}: lacks [{sorted(missing)[0]}]")
    texts = tuple(Text(name=one["name"], title=one["title"], digest=one["sha256"]) for one in raw["texts"])
    words = {
        clause: {text: {int(line): said for line, said in lines.items()} for text, lines in by_text.items()}
        for clause, by_text in raw["words"].items()
    }
    return Sources(texts=texts, words=words, silent=raw["silent"])


def remarks_in(page: str) -> dict[str, str]:
    """Return the remarks on its sources under each clause of a rulebook's ``page``, in one line each."""
    remarks: dict[str, list[str]] = {}
    clause = ""
    for block in re.split(r"(?m)^(?=- \*\*|#|\|)", page):
        found = RULE.match(block)
        clause = found["clause"] if found else ""
        said = [" ".join(one["said"].split()) for one in REMARK.finditer(block)]
        if clause and said:
            remarks[clause] = said
    return {clause: " ".join(said) for clause, said in remarks.items()}


def cited_lines(remark: str, text: str, *, alone: bool) -> frozenset[int]:
    """Return the lines of ``text`` that ``remark`` names; ``alone``: lines without a text's name are its lines too."""
    after_name = re.compile(rf"{text},\s+{NUMBERS}")
    found = [one["numbers"] for one in after_name.finditer(remark)]
    if alone:
        found += [one["numbers"] for one in BARE.finditer(remark)]
    return frozenset(int(number) for numbers in found for number in re.findall(r"\d+", numbers))


def find_uncited(folder: Path, sources: Sources) -> Iterator[str]:
    """Yields a sentence for each line on which the rulebooks below ``folder`` and ``sources`` disagree."""
    known: set[str] = set()
    for page in pages_in(folder):
        remarks = remarks_in(page.read_text("utf-8"))
        known |= remarks.keys()
        for clause, remark in remarks.items():
            yield from _clause_uncited(clause, remark, sources)
    yield from (
        f"sources.toml: {clause} has no source in a rulebook" for clause in sources.words if clause not in known
    )
    yield from (
        f"sources.toml: {clause} is silent and has words" for clause in sources.words if clause in sources.silent
    )


def _clause_uncited(clause: str, remark: str, sources: Sources) -> Iterator[str]:
    words = sources.words.get(clause, {})
    named = [text for text in sources.texts if re.search(rf"\b{text.name}\b", remark)]
    if not named and len(words) == 1:
        named = [text for text in sources.texts if text.name in words]
    if clause in sources.silent:
        return
    for text in named:
        lines, kept = cited_lines(remark, text.name, alone=len(words) <= 1), words.get(text.name, {})
        if not lines:
            yield f"{clause}: names no line of the {text.name}"
        elif lines != kept.keys():
            yield f"{clause}: lines {sorted(lines)} of the {text.name}, and words for {sorted(kept)} in sources.toml"
        elif empty := [line for line, said in kept.items() if not said.strip()]:
            yield f"{clause}: no words for line {empty[0]} of the {text.name}"
    yield from (
        f"{clause}: words of the {text}, which it does not name" for text in words.keys() - {t.name for t in named}
    )


def untrue(folder: Path, sources: Sources) -> Iterator[str]:
    """Yields a sentence for each quotation that is not in its line of a text in ``folder``, and for missing texts."""
    files = {_digest(file): file for file in sorted(folder.iterdir()) if file.is_file()}
    for text in sources.texts:
        if text.digest not in files:
            yield f"{folder}: no file there is {text.title}, by its SHA-256"
            continue
        lines = [" ".join(line.split()) for line in files[text.digest].read_text("utf-8").split("\n")]
        for clause, words in sources.words.items():
            for number, said in words.get(text.name, {}).items():
                if number > len(lines) or " ".join(said.split()) not in lines[number - 1]:
                    yield f"{clause}: «{said}» does not stand in line {number} of the {text.name}"


def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
