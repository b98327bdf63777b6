"""The version of the code on which results depend; results of different versions are not comparable."""

import hashlib
from functools import cache
from pathlib import Path

from kitapi.kernel.spelling import in_code

_PACKAGE = Path(__file__).parents[1]

_SHARED = ("cards", "kernel", "ledger", "mechanics", "solver", "compiling", "players", "arena")
"""The packages on which the players of all games depend; of ``players`` and ``arena`` only the top folder counts."""

_OF_A_GAME = ("rules", "odds", "players")
"""Folders of a game that its own players depend on; ``stats.py`` counts too."""

_KINDS = {".py", ".npy", ".npz", ".json", ".toml"}


@cache
def version_of(game: str) -> str:
    """A digest of everything that a deal of ``game`` depends on: rules, players, solver and arena."""
    name = in_code(game)
    folders = [_PACKAGE / folder for folder in _SHARED]
    deep = [_PACKAGE / "games" / name / folder for folder in _OF_A_GAME] + [_PACKAGE / "players" / "tricks"]
    files = {file for folder in folders for file in folder.glob("*")}
    files |= {file for folder in deep for file in folder.rglob("*") if "__pycache__" not in file.parts}
    files |= set((_PACKAGE / "games" / name).glob("stats.py"))
    digest = hashlib.sha256()
    for file in sorted(file for file in files if file.suffix in _KINDS):
        digest.update(str(file.relative_to(_PACKAGE)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]
