"""Check that every path in every document and source leads to a file or folder of the project.

``python -m tools.check_paths`` reads all Markdown files that Git tracks, except third-party ones. It checks the targets
of links, words that begin with a folder of the project and a slash, words in backquotes that begin with a folder of
``src/kitapi`` or of the page, and names of modules with a dot. In sources (``SOURCES``), comments and docstrings too,
it checks words that begin with a folder of the project. ``*`` stands for any word, and so do ``<game>`` and words in
capitals. Names that are not in the project have a reason in ``OUTSIDE``. Links to addresses and to headings are not
checked here: ``make docs`` reads those.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE: Mapping[str, str] = {
    "docs/RULES.md": "a file of the repository in which the club of Belgrade writes its rules down",
    "docs/decisions/NNNN-title.md": "how decision records are named",
    "tools/test_rulings_table.py": "in a list of files in tests, for the mutants",
}
"""Names that are not in the project, with the reasons."""
SOURCES = re.compile(r"(src|campaigns/src|benchmarks|research|art|docs/making|deploy)/.*\.(py|js|d\.ts|toml|yml)")
"""Sources whose comments and docstrings are read; ``tests`` and ``tools`` name files of made-up trees."""
NOT_OURS = re.compile(r"(^|/)vendor/")
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^\s*(```|~~~)")
QUOTED = re.compile(r"`([^`]+)`")
PATH = re.compile(r"(?<![\w/.<:%-])([\w.]+/[\w./*{}<>-]*[\w}*>])")
MODULE = re.compile(r"(?<![\w./:-])((?:kitapi|tools|tests|benchmarks)(?:\.[A-Za-z_]\w*)+)(?![\w/])")
WRITTEN = re.compile(r"^ *```\w+ file=(\S+)$", re.MULTILINE)
"""The path of a file that a code block of a document writes when ``tests/tools/howto_steps.py`` runs it."""
PLACEHOLDER = re.compile(r"<\w+>|\{\w+\}|(?<![\w.])[A-Z]{2,}(?![\w.])")
FILES = frozenset({"json", "md", "py", "sqlite3", "toml", "txt"})
"""Suffixes of files, which distinguish their names from names of modules."""


class Broken(NamedTuple):
    """A path that leads nowhere; ``number``: its line, from 1."""

    file: str
    number: int
    path: str


class Tree:
    """The files and folders of a project, found by their paths from its root.

    ``top``: the first folders of paths from the root; ``inner``: also those of paths in backquotes, from the sources or
    the page.
    """

    def __init__(self, root: Path, files: Iterable[str]) -> None:
        self.root = root
        self.files = frozenset(files)
        self.all = self.files | {str(folder) for file in self.files for folder in Path(file).parents}
        self.top = frozenset(file.split("/")[0] for file in self.files if "/" in file)
        self.bases = ("", "src/kitapi/", "src/kitapi/web/", "src/kitapi/web/client/")
        self.inner = frozenset(
            path[len(base) :].split("/")[0] for base in self.bases for path in self.all if path.startswith(base)
        )
        self._has = lru_cache(maxsize=None)(self._matches)

    def has(self, path: str) -> bool:
        """Whether a path, with ``*`` for any word, exists from the root, the sources or the page."""
        return any(self._has(base + path) for base in self.bases)

    def _matches(self, path: str) -> bool:
        if "*" not in path:
            return path in self.all
        pattern = re.compile(re.escape(path).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*"))
        return any(pattern.fullmatch(one) for one in self.all)

    def has_module(self, name: str) -> bool:
        """Whether a name with dots is a module, or something that a module's source names."""
        words = name.split(".")
        for length in range(len(words), 0, -1):
            stem = "/".join(words[:length])
            for file in (f"{base}{stem}{end}" for base in ("", "src/") for end in (".py", "/__init__.py")):
                if file in self.files:
                    return length == len(words) or _names((self.root / file).read_text("utf-8"), words[length])
            if stem in self.all or f"src/{stem}" in self.all:
                return length == len(words)
        return False


def _names(source: str, word: str) -> bool:
    return re.search(rf"\b{word}\b", source) is not None


def broken_in(file: str, text: str, tree: Tree) -> Iterator[Broken]:
    """Yields every broken path of a document; files that its own steps write count as existing."""
    fenced, written = False, set(_spellings(text))
    for number, line in enumerate(text.splitlines(), 1):
        if FENCE.match(line):
            fenced = not fenced
            continue
        found = dict.fromkeys([*_links(file, line, tree), *_paths(line, tree, fenced), *_modules(line, tree)])
        yield from (Broken(file, number, path) for path in found if path not in OUTSIDE and path not in written)


def _spellings(text: str) -> Iterator[str]:
    for file in WRITTEN.findall(text):
        yield file
        yield file.removeprefix("src/").removesuffix(".py").replace("/", ".")


def _links(file: str, line: str, tree: Tree) -> Iterator[str]:
    is_fragment = file.startswith("changelog.d/") and not file.endswith("/README.md")
    home = tree.root if is_fragment else (tree.root / file).parent  # the change log lies in the root
    for target in LINK.findall(line):
        path = target.split("#")[0]
        if path and "://" not in target and not target.startswith("mailto:") and not (home / path).exists():
            yield target


def _paths(line: str, tree: Tree, fenced: bool) -> Iterator[str]:
    quoted = " ".join(QUOTED.findall(line))
    for text, first in ((line, tree.top), ("" if fenced else quoted, tree.inner)):
        for path in PATH.findall(LINK.sub("]", text)):
            plain = PLACEHOLDER.sub("*", path).rstrip("./")
            if path.split("/")[0] in first and not tree.has(plain):
                yield path


def _modules(line: str, tree: Tree) -> Iterator[str]:
    for name in MODULE.findall(line):
        if name.rpartition(".")[2] not in FILES and not tree.has_module(name):
            yield name


def problems(tree: Tree) -> Iterator[Broken]:
    """Every broken path of the documents of a project."""
    for file in sorted(tree.files):
        if file.endswith(".md") and not NOT_OURS.search(file):
            text = (tree.root / file).read_text("utf-8")
            yield from broken_in(file, text, tree)
        elif SOURCES.fullmatch(file) and not NOT_OURS.search(file):
            yield from broken_in_source(file, (tree.root / file).read_text("utf-8"), tree)


def broken_in_source(file: str, text: str, tree: Tree) -> Iterator[Broken]:
    """Yields every broken path in a source; only paths that begin with a folder of the project are checked."""
    for number, line in enumerate(text.splitlines(), 1):
        yield from (Broken(file, number, path) for path in _paths(line, tree, fenced=True) if path not in OUTSIDE)


def tracked_files(root: Path) -> list[str]:
    """The files of the project that Git tracks, and that are there."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, check=True, capture_output=True, text=True).stdout
    return [file for file in listed.split("\0") if file and (root / file).exists()]


def main() -> int:
    """Check the repository; prints broken paths to standard error and returns the exit status."""
    found = list(problems(Tree(ROOT, tracked_files(ROOT))))
    for file, number, path in found:
        print(f"{file}:{number}: there is no {path}", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
