"""Check names and prose for words outside the project's vocabulary, with counts by file that may only become smaller.

``python -m tools.check_words`` reads all files of ``SCOPE`` that Git tracks and counts three things in each:

1. functions whose whole name is a past participle or a gerund (``told``, ``asking``), except properties; also modules
   and packages, except the nouns of ``[modules]``, and what a module of the page exports (``Settled``, ``useAsking``);
2. names of functions, classes, parameters, variables and modules that contain a word of ``[names]``;
3. phrases of ``[prose]`` in docstrings, comments and documents (Markdown without code).

``words.toml`` holds the words with what to write instead, ``word_counts.toml`` the counts that each file may still
have. More are an error, and so are fewer, until ``--lower`` has written the smaller counts. ``--list [PATH…]`` prints
every finding below these paths, ``--totals`` the sums by folder.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
WORDS = Path(__file__).with_name("words.toml")
COUNTS = Path(__file__).with_name("word_counts.toml")
SCOPE = (
    "src",
    "tests",
    "tools",
    "campaigns",
    "research",
    "art",
    "benchmarks",
    "deploy",
    "docs",
    "examples",
    "start.py",
    "*.md",
)
SUFFIXES = (".py", ".js", ".md")
LEFT_OUT = re.compile(r"(^|/)(vendor|bundle)/|^docs/(glossary\.md|games/(?!.*/howto/))|^tools/words|^changelog\.d/")
"""Generated and third-party files, the list of words itself, rulebooks, which quote sources, and release notes."""
MODULE_FOLDERS = ("src", "tests", "tools", "campaigns")
"""The folders in which modules must not be named by a participle."""
KINDS = ("participle", "name", "prose")
HEADER = "# Participles, names and phrases by file: see check_words.py. The numbers may only become smaller.\n"

Counts = Mapping[str, list[int]]


class Finding(NamedTuple):
    """A word outside the vocabulary: its kind (an index of ``KINDS``), its line from 1, and what to write instead."""

    file: str
    number: int
    kind: int
    word: str
    instead: str


class Vocabulary:
    """The words of ``words.toml``, ready to be searched for."""

    def __init__(self, words: Mapping[str, Any]) -> None:
        self.names: Mapping[str, str] = words["names"]
        self._irregular = frozenset(words["participles"]["irregular"].split())
        self._allowed = frozenset(words["allowed"])
        self._modules = frozenset(words["modules"])
        self._prose = [(_phrase(text), instead) for text, instead in words["prose"].items()]

    def is_participle(self, name: str) -> bool:
        """Whether the name of a function is one word, and that a past participle or a gerund; Python's own may be."""
        word = "" if name.startswith("__") else name.strip("_")
        looks_so = word.endswith(("ed", "ing")) or word in self._irregular
        return word.isalpha() and word.islower() and looks_so and word not in self._allowed

    def is_participle_of_module(self, file: str) -> bool:
        """Whether the module or package whose code is ``file`` is named by a participle that is no noun in use.

        Modules of Python in ``MODULE_FOLDERS`` count, and those of the page.
        """
        path = Path(file)
        name = path.parent.name if path.stem == "__init__" else path.stem
        is_of_page = path.suffix == ".js" and "client" in path.parts and path.parts[0] == "src"
        checked = path.parts[0] in MODULE_FOLDERS and (path.suffix == ".py" or is_of_page) and name not in self._modules
        return checked and self.is_participle(name)

    def banned_in_name(self, name: str) -> Iterator[str]:
        """The words of a name, split at underscores and capitals, that are banned."""
        for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name):
            if word.lower() in self.names:
                yield word.lower()

    def banned_in_prose(self, text: str) -> Iterator[tuple[int, str, str]]:
        """Offset, phrase and replacement of every banned phrase in ``text``, words in backquotes left out."""
        plain = re.sub(r"`+[^`]*`+", lambda code: " " * len(code.group()), text)
        for phrase, instead in self._prose:
            for match in phrase.finditer(plain):
                yield match.start(), " ".join(match.group().split()), instead


def _phrase(text: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{text})\b".replace(" ", r"\s+"), re.IGNORECASE)


def findings(file: str, text: str, vocabulary: Vocabulary) -> Iterator[Finding]:
    """All findings in one file; ``file`` decides by its ending how ``text`` is read."""
    if file.endswith(".md"):
        names: Iterable[tuple[int, str, bool]] = ()
        prose = [(1, re.sub(r"(?ms)^(```|~~~).*?^\1|\]\([^)]*\)", _blank, text))]
    else:
        names, prose = (_read_python if file.endswith(".py") else _read_javascript)(text)
        names = [(1, Path(file).stem, False), *names]
    if vocabulary.is_participle_of_module(file):
        yield Finding(file, 1, 0, file, "a noun that says what the module holds")
    for line, name, is_function in names:
        if is_function and vocabulary.is_participle(_bare_name(name) if file.endswith(".js") else name):
            yield Finding(file, line, 0, name, "a verb with its object")
        for word in vocabulary.banned_in_name(name):
            yield Finding(file, line, 1, name, vocabulary.names[word])
    for line, part in prose:
        for offset, phrase, instead in vocabulary.banned_in_prose(part):
            yield Finding(file, line + part.count("\n", 0, offset), 2, phrase, instead)


def _bare_name(name: str) -> str:
    """A name of the page without ``use`` (hooks) and without the capital of components."""
    bare = re.sub(r"^use(?=[A-Z])", "", name)
    return bare[0].lower() + bare[1:]


def _blank(match: re.Match[str]) -> str:
    return "\n" * match.group().count("\n")


def _read_python(text: str) -> tuple[list[tuple[int, str, bool]], list[tuple[int, str]]]:
    """The names a module defines, with line and whether they name a function, and its docstrings and comments."""
    names: list[tuple[int, str, bool]] = []
    prose: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                is_property = any("property" in ast.unparse(one) for one in node.decorator_list)
                names.append((node.lineno, node.name, not is_property))
            case ast.ClassDef():
                names.append((node.lineno, node.name, False))
            case ast.arg():
                names.append((node.lineno, node.arg, False))
            case ast.Name(ctx=ast.Store()):
                names.append((node.lineno, node.id, False))
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                prose.append((node.lineno, docstring))
    tokens = tokenize.generate_tokens(io.StringIO(text).readline) if "#" in text else ()
    prose += [(token.start[0], token.string) for token in tokens if token.type == tokenize.COMMENT]
    return names, prose


_JS_NAME = re.compile(
    r"(export\s+(?:async\s+)?)?\b(function\*?|class|const|let)\s+(\w+)|^  (?:static |async |get )*(\w+)\([^()]*\) \{$",
    re.M,
)
_JS_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.S)
_NOT_METHODS = frozenset({"if", "for", "while", "switch", "catch", "constructor"})


def _read_javascript(text: str) -> tuple[list[tuple[int, str, bool]], list[tuple[int, str]]]:
    """Names and prose of a page module, found by regular expressions; the content of strings counts as code."""
    names = []
    for match in _JS_NAME.finditer(text):
        exported, kind, name, method = match.groups()
        if (name or method) not in _NOT_METHODS:
            is_function = bool(exported) or not kind or kind.startswith("function")
            names.append((_line(text, match), name or method, is_function))
    return names, [(_line(text, match), match.group()) for match in _JS_COMMENT.finditer(text)]


def _line(text: str, match: re.Match[str]) -> int:
    return text.count("\n", 0, match.start()) + 1


def count_by_file(found: Iterable[Finding]) -> dict[str, list[int]]:
    """The numbers of participles, names and phrases in each file."""
    counts: dict[str, list[int]] = {}
    for one in found:
        counts.setdefault(one.file, [0] * len(KINDS))[one.kind] += 1
    return counts


def problems(found: Iterable[Finding], allowed: Counts) -> Iterator[str]:
    """Say, a sentence each, which files have more or fewer findings of a kind than ``allowed``."""
    listed = list(found)
    counts = count_by_file(listed)
    for file in sorted(counts.keys() | allowed):
        for kind, (count, most) in enumerate(zip(_of(counts, file), _of(allowed, file), strict=True)):
            if count < most:
                yield f"{file}: {KINDS[kind]}: {count}, and {most} are allowed; lower that with --lower"
            elif count > most:
                yield f"{file}: {KINDS[kind]}: {count}, and {most} are allowed:"
                here = (one for one in listed if (one.file, one.kind) == (file, kind))
                yield from (f"  {one.number}: {one.word} -> {one.instead}" for one in here)


def _of(counts: Counts, file: str) -> list[int]:
    return counts.get(file, [0] * len(KINDS))


def lower(found: Iterable[Finding], allowed: Counts) -> dict[str, list[int]]:
    """``allowed`` with the counts of today where they are smaller; files without any are left out."""
    counts = count_by_file(found)
    least = {file: list(map(min, most, _of(counts, file))) for file, most in allowed.items()}
    return {file: numbers for file, numbers in least.items() if any(numbers)}


def render(allowed: Counts) -> str:
    """The counts as a file in TOML."""
    return HEADER + "".join(f'"{file}" = {counts}\n' for file, counts in sorted(allowed.items()))


def render_totals(found: Iterable[Finding]) -> str:
    """The findings of each folder two levels deep, a line each."""
    totals: dict[str, Counter[int]] = {}
    for one in found:
        parts = Path(one.file).parts
        totals.setdefault("/".join(parts[: min(3, len(parts) - 1)]) or one.file, Counter())[one.kind] += 1
    lines = (
        f"{place:40}" + "".join(f"{total[kind]:8}" for kind in range(3)) for place, total in sorted(totals.items())
    )
    return "\n".join([f"{'':40}{KINDS[0]:>12}{KINDS[1]:>6}{KINDS[2]:>7}", *lines])


def main() -> int:
    """Check the repository; returns the exit status."""
    parser = argparse.ArgumentParser(description="Check names and prose for words outside the vocabulary.")
    parser.add_argument("--lower", action="store_true", help="write the counts that have become smaller")
    parser.add_argument("--list", nargs="*", metavar="PATH", help="print the findings below these paths")
    parser.add_argument("--totals", action="store_true", help="print the sums by folder")
    options = parser.parse_args()
    vocabulary = Vocabulary(tomllib.loads(WORDS.read_text("utf-8")))
    listed = subprocess.run(["git", "ls-files", "-z", *SCOPE], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [one for one in listed.stdout.split("\0") if one.endswith(SUFFIXES) and not LEFT_OUT.search(one)]
    texts = ((file, ROOT / file) for file in files if (ROOT / file).is_file())
    found = [one for file, path in texts for one in findings(file, path.read_text("utf-8"), vocabulary)]
    allowed: dict[str, list[int]] = tomllib.loads(COUNTS.read_text("utf-8"))
    if options.list is not None:
        shown = (one for one in found if one.file.startswith(tuple(options.list or [""])))
        print(*(f"{one.file}:{one.number}: {one.word} -> {one.instead}" for one in shown), sep="\n")
        return 0
    if options.totals:
        print(render_totals(found))
        return 0
    if options.lower:
        allowed = lower(found, allowed)
        COUNTS.write_text(render(allowed), "utf-8")
    wrong = list(problems(found, allowed))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
