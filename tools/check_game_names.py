"""Check that no line outside the games' folders names a game, but for a list that may only become shorter.

``python -m tools.check_game_names`` reads all files of ``SCOPE`` that Git tracks. The names are those of the folders of
``src/kitapi/games``, as code, addresses and people write them, the last word of a name of several words, and the
prefixes of the rule numbers in the games' rulebooks. A path that names a game counts as a line. ``game_names.toml``
has the number of lines that each file may still have: more are an error, and so are fewer, until ``--lower`` has
written the smaller numbers. Nothing raises one. ``--list`` prints all lines.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ALLOWED = Path(__file__).with_name("game_names.toml")
SCOPE = ("src", "tools", "campaigns", "research", "art", "docs/making", "benchmarks", "deploy")
LEFT_OUT = re.compile(
    r"(^|/)games/[^/]+/|/bundle/|/client/games\.js$|/drawn\.json$|/vendor/|/locale/|\.svg$|/(game_names|word_counts)\.toml$"
    r"|^src/kitapi/registry\.py$"
)
"""The games' folders; what is built from them, drawn, translated or not ours; and the lists.

``client/games.js``, ``drawn.json`` and the bundle are written by ``make bundle`` from the packages that the registry
lists. ``registry.py`` is the one place that says which games there are: somebody must, and it alone does.
"""
CLAUSE = re.compile(r"^\s*- \*\*([A-Z]+)(?:-[A-Z]+)?-\d{2,3}\*\*", re.MULTILINE)
HEADER = "# Lines that name a game, by file: see check_game_names.py. The numbers may only become smaller.\n"


class Line(NamedTuple):
    """A line that names a game; ``number`` from 1, 0 for the path itself."""

    file: str
    number: int
    text: str


def names_of(root: Path) -> re.Pattern[str]:
    """What names a game of the sources in ``root``."""
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


def problems(found: Iterable[Line], allowed: Mapping[str, int]) -> Iterator[str]:
    """Say, a sentence each, which files have more or fewer such lines than ``allowed``."""
    by_file: dict[str, list[Line]] = {}
    for line in found:
        by_file.setdefault(line.file, []).append(line)
    for file in sorted(by_file.keys() | allowed):
        lines, most = by_file.get(file, []), allowed.get(file, 0)
        if len(lines) < most:
            yield f"{file}: {len(lines)} lines name a game, and {most} are allowed; lower that with --lower"
        elif len(lines) > most:
            yield f"{file}: {len(lines)} lines name a game, and {most} are allowed:"
            yield from (f"  {line.number}: {line.text[:100]}" for line in lines)


def lowered(found: Iterable[Line], allowed: Mapping[str, int]) -> dict[str, int]:
    """``allowed`` with the numbers of today where they are smaller."""
    counts = dict.fromkeys(allowed, 0)
    for line in found:
        if line.file in counts:
            counts[line.file] += 1
    return {file: min(count, allowed[file]) for file, count in counts.items() if count}


def written(allowed: Mapping[str, int]) -> str:
    """The list as a file in TOML."""
    return HEADER + "".join(f'"{file}" = {count}\n' for file, count in sorted(allowed.items()))


def main() -> int:
    """Check the repository; returns the exit status."""
    parser = argparse.ArgumentParser(description="Check that no line outside the games' folders names a game.")
    parser.add_argument("--lower", action="store_true", help="write the numbers that have become smaller")
    parser.add_argument("--list", action="store_true", help="print all lines that name a game")
    options = parser.parse_args()
    listed = subprocess.run(["git", "ls-files", "-z", *SCOPE], cwd=ROOT, capture_output=True, text=True, check=True)
    found = list(lines_in(ROOT, listed.stdout.split("\0")[:-1], names_of(ROOT)))
    allowed: dict[str, int] = tomllib.loads(ALLOWED.read_text("utf-8"))
    if options.list:
        print(*(f"{line.file}:{line.number}: {line.text[:120]}" for line in found), sep="\n")
    if options.lower:
        allowed = lowered(found, allowed)
        ALLOWED.write_text(written(allowed), "utf-8")
    wrong = list(problems(found, allowed))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def _upper(found: re.Match[str]) -> str:
    return found.group().upper()


if __name__ == "__main__":
    sys.exit(main())
