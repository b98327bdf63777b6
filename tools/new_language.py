"""Begin a language: ``python -m tools.new_language hr Hrvatski``, its code and its own name for itself.

It writes every catalogue, with the plural forms of the new language, and every file of sentences that tests compare,
and adds the language to the two lists. All texts are English until they are translated. ``--root`` names another tree.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from io import BytesIO
from pathlib import Path

from babel.core import UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parents[1]
LISTS: Mapping[str, tuple[str, str]] = {
    "src/kitapi/wording/catalogues.py": (r'^LANGUAGES: .*"(?=\}$)', r'\g<0>, "{code}": "{name}"'),
    "src/kitapi/web/client/words/translation.js": (
        r'^  \{ code: "it", .*$\n(  \{ code: .*$\n)*',
        r'\g<0>  {{ code: "{code}", name: "{name}" }},\n',
    ),
}
"""The files that list the languages: patterns of the last entry, and the text to be added after it."""
TRANSLATED = "it"
"""A language that has catalogues of the command line; English needs none, as the texts of the code are English."""
CODE = re.compile(r"[a-z]{2}")
HEADER = """msgid ""
msgstr ""
"Project-Id-Version: kitapi\\n"
"Language: {code}\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals={forms}; plural={rule};\\n"

"""


class BadLanguage(ValueError):
    """This language cannot be begun; the message says why."""


def begin(code: str, name: str, root: Path = ROOT) -> list[str]:
    """Write all files of the language ``code``; return their paths in the tree.

    Raises:
        BadLanguage: there is no such language, or it already exists.
    """
    _check(code, name, root)
    texts = dict((*_catalogues(code, root), *_sentences(code, root), *_lists(code, name, root)))
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, "utf-8")
    return list(texts)


def _check(code: str, name: str, root: Path) -> None:
    try:
        known = CODE.fullmatch(code) and get_plural(code)
    except UnknownLocaleError:
        known = None
    if not known:
        raise BadLanguage(f"CODE: “{code}” is no language's code of two letters")
    if not re.fullmatch(r"[\w ]{1,20}", name):
        raise BadLanguage(f"NAME: “{name}” must be at most 20 letters")
    if (root / "src/kitapi/wording/locale" / code).exists():
        raise BadLanguage(f"CODE: there is {code} already")


def _catalogues(code: str, root: Path) -> Iterator[tuple[str, str]]:
    for folder in ("src", "tools", "examples"):
        for pattern in ("en/LC_MESSAGES/*.po", f"{TRANSLATED}/LC_MESSAGES/commands.po"):
            for file in sorted((root / folder).rglob(f"locale/{pattern}")):
                path = file.parents[2] / code / "LC_MESSAGES" / file.name
                yield path.relative_to(root).as_posix(), start_catalogue(file.read_bytes(), code)


def start_catalogue(known: bytes, code: str) -> str:
    """Make the catalogue of a new language ``code`` from a ``known`` one; all its texts are still English."""
    plural = get_plural(code)
    catalog = Catalog(locale=code)
    for entry in read_po(BytesIO(known), locale="en"):
        if entry.id:
            catalog.add(entry.id, _in_forms(entry.id, plural.num_plurals), context=entry.context)
    written = BytesIO()
    write_po(written, catalog, width=0, omit_header=True)
    head = HEADER.format(code=code, forms=plural.num_plurals, rule=plural.plural_expr)
    return f"{head}{written.getvalue().decode().rstrip()}\n"


def _in_forms(text: str | tuple[str, ...] | list[str], forms: int) -> str | tuple[str, ...]:
    """The English text; for a plural, the singular as the first form and the plural as all others."""
    return text if isinstance(text, str) else (text[0], *[text[-1]] * (forms - 1))


def _sentences(code: str, root: Path) -> Iterator[tuple[str, str]]:
    for file in sorted((root / "tests").rglob("*.en.txt")):
        path = file.relative_to(root).as_posix()
        yield path.replace(".en.txt", f".{code}.txt"), file.read_text("utf-8")


def _lists(code: str, name: str, root: Path) -> Iterator[tuple[str, str]]:
    for path, (last, more) in LISTS.items():
        source = (root / path).read_text("utf-8")
        yield path, re.sub(last, more.format(code=code, name=name), source, count=1, flags=re.MULTILINE)


def main() -> int:
    """Begin the language on the command line; prints the written files or the error, and returns the exit status."""
    parser = argparse.ArgumentParser(description="Begin a language, with every text in English yet.")
    parser.add_argument("code", metavar="CODE", help="as in hr")
    parser.add_argument("name", metavar="NAME", help="as in Hrvatski")
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree; otherwise this one")
    options = parser.parse_args()
    try:
        sys.stdout.writelines(f"{path}\n" for path in begin(options.code, options.name, options.root))
    except BadLanguage as problem:
        print(f"new_language: {problem}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
