"""Every text of the command line, and the game to which it belongs, if any."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from babel.messages.extract import extract

from kitapi.auditor.laws import LAWS
from kitapi.cli.commands import program
from kitapi.cli.manual.pages import EVERYWHERE, Page, all_pages
from kitapi.console.choices import ONE_OF_GAMES
from kitapi.registry import PACKAGES

SOURCES = Path(__file__).parents[2] / "src" / "kitapi"
SHARED = ""
KEYWORDS: dict[str, Any] = {"message": None, "Stopped": None, "translate": None, "translate_many": (1, 2)}


@cache
def texts() -> dict[str, str]:
    """Return the texts of help and messages, each with the folder of the only game that uses it, or an empty text."""
    found: dict[str, set[str]] = {}
    for game, text in (*_in_help(), *_in_code()):
        found.setdefault(text, set()).add(game)
    return {text: next(iter(games)) if len(games) == 1 else SHARED for text, games in found.items()}


def _in_help() -> Iterator[tuple[str, str]]:
    own = {command.name: package.name for package in PACKAGES.values() for command in package.commands}
    for page in all_pages(program()):
        game = _folder(next((name for name in page.command if name in PACKAGES), own.get(" ".join(page.command), "")))
        yield from ((game, text) for text in _of_page(page))
        yield from (
            (_folder(own.get(one.label, one.label) if page.command or one.label in own else ""), one.text)
            for one in page.commands
        )
    yield from ((SHARED, entry.text) for entry in EVERYWHERE)


def _of_page(page: Page) -> Iterator[str]:
    yield from page.about
    games = ONE_OF_GAMES.partition("{")[0]
    yield from (entry.text for entry in (*page.arguments, *page.options) if not entry.text.startswith(games))


def _folder(game: str) -> str:
    return game.replace("-", "_") if game in PACKAGES else SHARED


def _in_code() -> Iterator[tuple[str, str]]:
    for folder in ("cli", "console", "lines"):
        yield from ((SHARED, text) for text in _extract_texts(SOURCES / folder, KEYWORDS))
    own = {name: places for name, places in KEYWORDS.items() if name != "message"}
    for package in PACKAGES:
        game = _folder(package)
        yield from ((game, text) for text in _extract_texts(SOURCES / "games" / game, own))
    yield from ((SHARED, text) for text in LAWS.values())
    for path in SOURCES.rglob("*.py"):
        parts = path.relative_to(SOURCES).parts
        yield from ((parts[1] if parts[0] == "games" else SHARED, text) for text in _texts_raised(path))


def _texts_raised(path: Path) -> Iterator[str]:
    """Yield the English of every ``Text`` in a module; rich has a class of that name too, and no text of its own."""
    if "kitapi.texts" not in (source := path.read_text()):
        return
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Text" and call.args:
            match call.args[0]:
                case ast.Constant(value=str(text)):
                    yield text


def _extract_texts(folder: Path, keywords: dict[str, Any]) -> Iterator[str]:
    """Yield the texts in calls of ``keywords`` in the modules of ``folder``; modules without a call are not parsed."""
    called = re.compile(rf"\b(?:{'|'.join(keywords)})\s*\(".encode())
    for path in sorted(folder.rglob("*.py")):
        if called.search(code := path.read_bytes()):
            yield from (str(text) for _, text, _, _ in extract("python", BytesIO(code), keywords=keywords))
