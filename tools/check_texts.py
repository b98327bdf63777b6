"""Check the catalogues of all languages for words and phrases that a reader of that language would not use.

``python -m tools.check_texts`` reads every ``.po`` file that Git tracks. ``texts.toml`` has a section for each
language: regular expressions, without regard to case, and with each what to write instead and why. English is checked
in the message ids, which are the texts themselves. Text in backquotes is code, and is not checked. ``[kept]`` holds
parts of texts that stay as they are, with the reason.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
WORDS = Path(__file__).with_name("texts.toml")
SOURCE = "en"
_KEYWORD = re.compile(r'(msgid|msgid_plural|msgstr)(?:\[\d\])? (".*")')


class Finding(NamedTuple):
    """A word that its readers would not use, and what to write instead; ``line`` counts from 1."""

    file: str
    line: int
    word: str
    instead: str


def find_words(file: str, catalogue: str, words: Mapping[str, Mapping[str, str]]) -> Iterator[Finding]:
    """All findings in the catalogue at ``file``, whose folder names the language; ``words``: as in ``texts.toml``.

    The ids are read as English in every catalogue, as those of the command line have no English one.
    """
    patterns = {lang: [(re.compile(one, re.IGNORECASE), one) for one in found] for lang, found in words.items()}
    lang, message = Path(file).parts[-3], ""
    for line, keyword, text in _read_texts(catalogue):
        message = text if keyword == "msgid" else message
        read_as = SOURCE if keyword.startswith("msgid") else lang
        is_kept = any(part in message for part in words["kept"])
        plain = re.sub(r"`[^`]*`", "", text)
        for pattern, one in patterns.get(read_as, []) if message and not is_kept else []:
            if match := pattern.search(plain):
                yield Finding(file, line, match[0], words[read_as][one])


def _read_texts(catalogue: str) -> Iterator[tuple[int, str, str]]:
    """Yield every keyword of a catalogue with its line number and its text, which may extend over several lines."""
    found: tuple[int, str, str] | None = None
    for number, line in enumerate(catalogue.splitlines(), 1):
        if match := _KEYWORD.fullmatch(line):
            if found:
                yield found
            found = (number, match[1], ast.literal_eval(match[2]))
        elif found and line.startswith('"'):
            found = (*found[:2], found[2] + ast.literal_eval(line))
    if found:
        yield found


def main() -> int:
    """Check all catalogues; returns the exit status."""
    words = tomllib.loads(WORDS.read_text("utf-8"))
    listed = subprocess.run(["git", "ls-files", "-z", "*.po"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [one for one in listed.stdout.split("\0") if one]
    found = [one for file in files for one in find_words(file, (ROOT / file).read_text("utf-8"), words)]
    for one in found:
        print(f"{one.file}:{one.line}: {one.word} -> {one.instead}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
