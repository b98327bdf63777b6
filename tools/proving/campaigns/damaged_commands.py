"""A damaged database is given to the commands that people ask about it: each ends with a sentence, never a traceback.

Databases that were played on are damaged in one to twenty places: bits at random, bits in the headers of rows, which
turn text into bytes or a number into nothing, overwritten stretches, and a file cut short. ``check``, ``audit --all``,
``backup`` and ``restore`` are then run through the command line itself. Damage that ``check`` does not find must have
changed nothing that the tables say; a backup or restored database that was made must be sound.
"""

import io
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from kitapi.cli.commands import run
from kitapi.store import queries
from tools.proving.campaigns.flips import DATABASES, NAME, SHARED_MEMORY, played, told
from tools.proving.plan import Campaign, Control

COPIES = 20
"""Damaged copies in a block."""

MOST_TRIED = 10
"""Blocks after which the control gives up."""

HEADER = 14
"""Bytes before a stream's name that hold the header of its row."""

ENDED_WELL = (0, 1, 2)
"""Exit statuses a command may have: all good, something found, or a refusal."""


class Ran(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    said: str


def block(seed: int, number: int, copies: int = COPIES) -> Counter[str]:
    """Damage ``copies`` of one database and run every command on each.

    Raises:
        AssertionError: a command ended with a traceback, or damage went unnoticed; it names the copy.
    """
    counts: Counter[str] = Counter()
    content = played((seed + number) % DATABASES).stages[-1][NAME]
    rows = told({NAME: content}).rows
    for copy in range(copies):
        name = f"{seed}/{number}/{copy}"
        damaged = spoiled(content, random.Random(name))
        counts["copies"] += 1
        counts[_judged(damaged, rows, name)] += 1
    return counts


def spoiled(content: bytes, chance: random.Random) -> bytes:
    """Return ``content`` damaged in one to twenty places, each in one of four ways."""
    damaged = bytearray(content)
    for _ in range(chance.choice((1, 1, 2, 5, 20))):
        match chance.randrange(8):
            case 0 | 1 | 2:
                _flip(damaged, chance.randrange(len(damaged)), chance)
            case 3 | 4 | 5:
                _flip(damaged, _in_a_header(content, chance), chance)
            case 6:
                at = chance.randrange(len(damaged))
                stretch = damaged[at : at + chance.randrange(1, 200)]
                damaged[at : at + len(stretch)] = chance.randbytes(len(stretch))
            case _ if chance.randrange(10) == 0:
                del damaged[chance.randrange(1, len(damaged)) :]
                break
            case _:
                _flip(damaged, chance.randrange(100), chance)
    return bytes(damaged)


def _flip(content: bytearray, at: int, chance: random.Random) -> None:
    if at < len(content):
        content[at] ^= 1 << chance.randrange(8)


def _in_a_header(content: bytes, chance: random.Random) -> int:
    """Return a place in the header of some row of a table's stream."""
    found = content.find(b"play:", chance.randrange(len(content)))
    return max(0, (found if found > 0 else content.find(b"play:")) - chance.randrange(1, HEADER))


def _judged(damaged: bytes, rows: list[list[object]], name: str) -> str:
    with _folder() as folder:
        path = folder / NAME
        path.write_bytes(damaged)
        checked = _run(name, "check", "--database", f"sqlite:///{path}")
        _run(name, "audit", "--all", "--database", f"sqlite:///{path}")
        backed = _run(name, "backup", str(folder / "copy"), "--database", f"sqlite:///{path}")
        restored = _run(name, "restore", str(path), "--database", f"sqlite:///{folder / 'restored'}")
        assert path.read_bytes() == damaged, f"{name}: a command changed the database"
        for made, ran in (("copy", backed), ("restored", restored)):
            assert (ran.status == 0) == (folder / made).exists(), f"{name}: {made}, and status {ran.status}: {ran.said}"
        if checked.status == 0:
            assert told({NAME: damaged}).rows == rows, f"{name}: something has changed, and check found nothing"
            return "harmless"
        return "found" if checked.status == 1 else "refused"


def _run(name: str, *arguments: str) -> Ran:
    """Run a command in this process, as a shell would.

    Raises:
        AssertionError: it ended with a traceback or an exit status of its own.
    """
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            status = run(arguments)
    except SystemExit as ended:
        status = int(ended.code or 0)
    except Exception as error:
        raise AssertionError(f"{name}: kitapi {arguments[0]} ended with {type(error).__name__}: {error}") from error
    assert status in ENDED_WELL, f"{name}: kitapi {arguments[0]} ended with {status}"
    return Ran(status, said.getvalue())


def unsorted(seed: int, number: int) -> Counter[str]:
    """The same copies, where rows of any types are audited, until a command ends with a traceback."""
    counts: Counter[str] = Counter()
    with mock.patch.object(queries, "is_event", return_value=True):
        while not counts["found"] and counts["tried"] < MOST_TRIED:
            try:
                block(seed, number + counts["tried"])
            except AssertionError as error:
                counts["found"] += "ended with" in str(error)
            counts["tried"] += 1
    return counts


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None) as folder:
        yield Path(folder)


CAMPAIGNS = (
    Campaign(
        name="damaged-commands",
        unit="copies",
        title="A damaged database given to check, audit, backup and restore: a sentence each, and no damage unnoticed",
        figure=10_000,
        block=block,
        controls=(Control(name="unsorted-rows", title="rows of any types given to the auditor", block=unsorted),),
    ),
)
