"""Mutants that no test notices: those explained, and those found since."""

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from kitapi_campaigns.mutation.mutants import ROOT, Mutant

FOLDER = Path(__file__).parents[1]
"""The folder with the lists of explained mutants, files ``survivors.toml``; each game's folder has its own."""
NOTED = ROOT / ".pytest_cache" / "survivors.jsonl"
"""The unnoticed mutants that campaigns found on this machine, one a line."""


class Group(NamedTuple):
    """Mutants that no test notices for the same reason."""

    why: str
    mutants: tuple[str, ...]


@cache
def groups() -> tuple[Group, ...]:
    """Return the explained mutants, with the reasons why no test need notice them."""
    read = (tomllib.loads(file.read_text("utf-8")) for file in sorted(FOLDER.rglob("survivors.toml")))
    return tuple(Group(one["why"], tuple(one["mutants"])) for file in read for one in file.get("group", ()))


@cache
def explained_names() -> frozenset[str]:
    """Return the names of all mutants that are explained."""
    return frozenset(name for group in groups() for name in group.mutants)


def note(mutant: Mutant) -> None:
    """Write down that no test noticed ``mutant``."""
    NOTED.parent.mkdir(exist_ok=True)
    with NOTED.open("ab") as file:
        file.write(msgspec.json.encode(mutant) + b"\n")


def read_survivors() -> list[Mutant]:
    """Return the unnoticed mutants in the file, each once, in order."""
    lines = NOTED.read_bytes().splitlines() if NOTED.exists() else []
    return sorted({msgspec.json.decode(line, type=Mutant) for line in lines})
