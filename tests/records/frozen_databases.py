"""The databases in ``tests/histories/databases``, unpacked: rooms in use, as released versions stored them."""

import lzma
from pathlib import Path
from typing import Any

import msgspec

FOLDER = Path(__file__).parents[1] / "histories" / "databases"
FROZEN = sorted(FOLDER.glob("*.db.xz"))


class FrozenTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The state of a table when its database was frozen.

    ``meter``: the amount in the meter; None without a house. ``stopped``: another table had stopped it. ``holds``: it
    had stopped all others.
    """

    table: str
    version: int
    deals: int
    meter: int | None
    stopped: bool
    holds: bool


def name_of(frozen: Path) -> str:
    """Return the name of the database in the file ``frozen``."""
    return frozen.name.removesuffix(".db.xz")


def unpack_database(frozen: Path, folder: Path) -> Path:
    """Return a copy of the database in the file ``frozen``, in ``folder``."""
    path = folder / f"{name_of(frozen)}.db"
    path.write_bytes(lzma.decompress(frozen.read_bytes()))
    return path


def tables_in(frozen: Path) -> dict[str, FrozenTable]:
    """Return the tables of that database, by their names in the file beside it."""
    described: Any = frozen.with_name(f"{name_of(frozen)}.json").read_bytes()
    return msgspec.json.decode(described, type=dict[str, FrozenTable])
