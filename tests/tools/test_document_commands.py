"""Commands in documents: every module, target, script and command of ``kitapi`` that a document names exists."""

import json
import re
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from kitapi.cli.commands import app
from tests.tree_copies import ROOT
from tools.check_paths import NOT_OURS, tracked_files

FENCE = re.compile(r"^ *```[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
PROMPT = re.compile(r"^\s*(?:\$ )?(?:\w+=\S+ )*")
MODULE = re.compile(r"\bpython3? -m ([\w.]*\w)(?![\w.<])")
MAKE = re.compile(r"make ([a-z]+)")
NPM = re.compile(r"npm run ([a-z]+)")
KITAPI = re.compile(
    r"(?:kitapi|python3? start\.py|python3? -m kitapi) (?P<first>[a-z][a-z-]*)(?: (?P<second>[a-z][a-z-]*))?"
)
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
SCRIPTS = set(json.loads((ROOT / "package.json").read_text("utf-8"))["scripts"])
STARTED = {"test", "uv"}
"""Words that ``start.py`` itself handles; all others are commands of ``kitapi``."""


def commands_in(text: str) -> Iterator[str]:
    """Yield the lines of code blocks, and texts in backquotes, without prompts and variables."""
    blocks = FENCE.findall(text)
    lines = (line for block in blocks for line in block.splitlines())
    indented = (line for line in FENCE.sub("", text).splitlines() if line.startswith("    "))
    for line in (*lines, *indented, *QUOTED.findall(FENCE.sub("", text))):
        yield PROMPT.sub("", line)


def missing_in(command: str) -> Iterator[str]:
    """Yield the parts of a command that do not exist."""
    yield from (
        module for module in MODULE.findall(command) if find_spec(module.split(".")[0]) and not _module_exists(module)
    )
    if (target := MAKE.fullmatch(command.partition("  ")[0].strip())) and target[1] not in TARGETS:
        yield f"make {target[1]}"
    if (script := NPM.match(command)) and script[1] not in SCRIPTS:
        yield f"npm run {script[1]}"
    if words := KITAPI.match(command):
        yield from _no_command(words["first"], words["second"])


def _module_exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _no_command(first: str, second: str | None) -> Iterator[str]:
    if first in STARTED:
        return
    if first not in app:
        yield f"kitapi {first}"
    elif second and (below := _commands_below(app[first])) and second not in below:
        yield f"kitapi {first} {second}"


def _commands_below(command: Any) -> set[str]:
    return {name for name in command if not name.startswith("-")}


def problems() -> Iterator[str]:
    """Yield every command of the documents that does not exist."""
    for file in tracked_files(ROOT):
        if file.endswith(".md") and not NOT_OURS.search(file):
            for command in commands_in((ROOT / file).read_text("utf-8")):
                yield from (f"{file}: {command}: there is no {missing}" for missing in missing_in(command))


def test_every_command_of_the_documents_is_there() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("```sh\npython -m tools.no_such_tool\n```", "tools.no_such_tool"),
        ("```sh\n$ LANG=el kitapi no-such --all\n```", "kitapi no-such"),
        ("    kitapi arena no-such", "kitapi arena no-such"),
        ("Then `make nothing` builds it.", "make nothing"),
        ("`npm run nothing`", "npm run nothing"),
    ],
)
def test_a_command_that_is_not_there_is_named(text: str, missing: str) -> None:
    assert [one for command in commands_in(text) for one in missing_in(command)] == [missing]


def test_commands_that_are_there_pass() -> None:
    text = "`make bundle`, `kitapi odds caribbean-stud`, `python3 start.py test`, `python -m pytest`, `make us think`"
    assert [one for command in commands_in(text) for one in missing_in(command)] == []
