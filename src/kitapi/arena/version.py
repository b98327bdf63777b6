"""What tells this code from other code whose players may play otherwise."""

import hashlib
from functools import cache
from pathlib import Path

from kitapi.kernel.spelling import in_code

_PACKAGE = Path(__file__).parents[1]

_SHARED = ("cards", "kernel", "ledger", "mechanics", "solver", "compiling", "players", "arena")
"""What all games' players stand on; of ``players`` and ``arena`` only the folder itself."""

_OF_A_GAME = ("rules", "odds", "players")
"""What a game's own players stand on, in its folder; beside it ``stats.py``."""

_KINDS = {".py", ".npy", ".npz", ".json", ".toml"}


@cache
def version_of(game: str) -> str:
    """A digest of all that the course of a deal of ``game`` follows from: rules, players, solver, and this arena."""
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
