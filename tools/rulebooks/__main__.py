"""Writes the rulebooks that the program shows: `python -m tools.rulebooks`; with ``--check`` it only compares them."""

import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kitapi.rulebooks.folder import FOLDER, SUFFIX
from kitapi.rulebooks.rulebook import SOURCE_LANGUAGE
from tools.rulebooks.compare import find_differences
from tools.rulebooks.parse import parse_rulebook

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = ROOT / "docs/games"
GAMES = ROOT / "src/kitapi/games"
NAME = "rules"
"""The documents are ``rules.md``, and ``rules.<language>.md`` for translations."""


def rulebook_files(documents: Path = DOCUMENTS, games: Path = GAMES) -> tuple[dict[Path, bytes], list[str]]:
    """Return the content of each generated file, and how translations differ from their source."""
    contents: dict[Path, bytes] = {}
    differences: list[str] = []
    for source in sorted(documents.glob(f"*/{NAME}.md")):
        original = parse_rulebook(source.read_text("utf-8"), SOURCE_LANGUAGE)
        books = {SOURCE_LANGUAGE: original}
        for path in sorted(source.parent.glob(f"{NAME}.*.md")):
            language = path.name.split(".")[1]
            books[language] = parse_rulebook(path.read_text("utf-8"), language)
            differences += (f"{path.name}: {found}" for found in find_differences(original, books[language]))
        folder = games / source.parent.name / FOLDER
        contents |= {folder / f"{lang}{SUFFIX}": msgspec.json.encode(book) + b"\n" for lang, book in books.items()}
    return contents, differences


def write_rulebooks(contents: Mapping[Path, bytes]) -> None:
    """Write the generated files."""
    for path, content in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def main() -> int:
    """Write the files, or only compare them; returns 1 if something differs."""
    contents, differences = rulebook_files()
    print(*differences, sep="\n", end="\n" if differences else "")
    if "--check" not in sys.argv[1:]:
        write_rulebooks(contents)
        return 1 if differences else 0
    changed = [path for path, content in contents.items() if not path.exists() or path.read_bytes() != content]
    for path in changed:
        print(f"{path.relative_to(ROOT)} differs from its document: run python -m tools.rulebooks")
    return 1 if changed or differences else 0


if __name__ == "__main__":
    sys.exit(main())
