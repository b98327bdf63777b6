"""Check that no line outside the games' folders names a game.

``python -m tools.check_game_names`` reads all files of ``SCOPE`` that Git tracks, style sheets and pages as well as
code. The names are those of the folders of ``src/kitapi/games``, in the spellings of code, addresses and people, the
last word of a name of several words, and the prefixes of the rule numbers in the games' rulebooks. A path that names a
game counts as a line. Only files that match ``LEFT_OUT`` may name a game, for the reasons stated there.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SCOPE = ("src", "tools", "campaigns", "research", "art", "docs/making", "benchmarks", "deploy", "start.py", "Makefile")
LEFT_OUT = re.compile(
    r"(^|/)games/[^/]+/|/bundle/|/client/games\.js$|/prerendered_pages\.json$|/vendor/|/locale/|\.svg$|/word_counts\.toml$"
    r"|^src/kitapi/registry\.py$"
)
"""The games' folders; files that are generated from them, drawings, translations and third-party files; and the lists.

``client/games.js``, ``prerendered_pages.json`` and the bundle are written by ``make bundle`` from the packages that
the registry lists. ``registry.py`` is the only source that lists the games.
"""
CLAUSE = re.compile(r"^\s*- \*\*([A-Z]+)(?:-[A-Z]+)?-\d{2,3}\*\*", re.MULTILINE)


class Line(NamedTuple):
    """A line that names a game; ``number`` from 1, 0 for the path itself."""

    file: str
    number: int
    text: str


def names_of(root: Path) -> re.Pattern[str]:
    """The pattern of names of the games in ``root``."""
    words: set[str] = set()
    prefixes: set[str] = set()
    for game in (folder.name for folder in (root / "src/kitapi/games").iterdir() if (folder / "__init__.py").is_file()):
        parts = game.split("_")
        words |= {r"[-_ ]?".join(parts), parts[-1]}
        rulebook = root / "docs/games" / game / "rules.md"
        prefixes |= set(CLAUSE.findall(rulebook.read_text("utf-8"))) if rulebook.is_file() else set()
    upper = "|".join(sorted(word.upper() for word in words))
    lower, title = "|".join(sorted(words)), "|".join(sorted(re.sub(r"\b[a-z]", _upper, word) for word in words))
    clauses = rf"|\b(?:{'|'.join(sorted(prefixes))})-[A-Z0-9]" if prefixes else ""
    return re.compile(
        rf"(?<![a-z])(?:{lower})(?![a-z])|(?<![A-Za-z])(?:{title})(?![a-z])|(?<=[a-z])(?:{title})(?![a-z])"
        rf"|(?<![A-Z])(?:{upper})(?![A-Z]){clauses}"
    )


def lines_in(root: Path, files: Iterable[str], names: re.Pattern[str]) -> Iterator[Line]:
    """The lines of ``files`` below ``root`` that name a game."""
    for file in files:
        if LEFT_OUT.search(file):
            continue
        if names.search(file):
            yield Line(file, 0, file)
        try:
            text = (root / file).read_text("utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            if names.search(line):
                yield Line(file, number, line.strip())


def main() -> int:
    """Print every line that names a game; returns the exit status, 1 if there is such a line."""
    listed = subprocess.run(["git", "ls-files", "-z", *SCOPE], cwd=ROOT, capture_output=True, text=True, check=True)
    found = list(lines_in(ROOT, listed.stdout.split("\0")[:-1], names_of(ROOT)))
    for line in found:
        print(f"{line.file}:{line.number}: names a game: {line.text[:120]}")
    return 1 if found else 0


def _upper(found: re.Match[str]) -> str:
    return found.group().upper()


if __name__ == "__main__":
    sys.exit(main())
