"""Brings nodes to life by forking, kills them at random moments, and audits what they leave.

    python -m tools.proving.crashes.nursery '{"seed": 1, "number": 0, "kills": 200, "fault": ""}'

A process of its own, without threads, that has imported everything: so a node is alive in a few milliseconds. It
prints what it counted as JSON, or what is broken.
"""

import asyncio
import gc
import json
import os
import random
import select
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from kitapi.store import open_store, writer
from kitapi.store.group import Waiting
from kitapi.store.migrations import released
from kitapi.store.writer import GroupWriter
from tools.proving.crashes.book import Book
from tools.proving.crashes.node import Life, Line, live
from tools.proving.crashes.retelling import audited
from tools.proving.crashes.voyage import newest

CHECKPOINT_PAGES = 30
LONGEST_OPENING = 0.05
PLAY = (0.001, 0.06)
LONGEST_PLAY = 0.5
MOST_ANSWERS = 40
LONGEST_ANSWER = 0.003
LONGEST_CLOSING = 0.006
TOO_LONG = 60.0


class Asked(NamedTuple):
    """A block of kills; ``fault``: ``answers-first``, ``fresh-ids`` or none."""

    seed: int
    number: int
    kills: int
    fault: str = ""


def block(asked: Asked, folder: Path) -> tuple[Counter[str], list[str]]:
    """Kill so many nodes on one database; what was done, and all that is broken."""
    chance = random.Random(f"{asked.seed}/{asked.number}")
    book, counts = Book(), Counter[str]()
    with ExitStack() as undo:
        undo.enter_context(mock.patch.object(writer, "CHECKPOINT_PAGES", CHECKPOINT_PAGES))
        if asked.fault == "answers-first":
            undo.enter_context(mock.patch.object(GroupWriter, "_settle", answer_first))
        for nth in range(asked.kills):
            life = Life(
                path=folder / "k.db",
                migrations=released() if nth < asked.kills // 2 else newest(),
                seed=f"{asked.seed}/{asked.number}/{nth}",
                plays_for=chance.uniform(*PLAY) if chance.random() < 0.1 else None,
                fresh_ids=asked.fault == "fresh-ids",
            )
            words = killed(life, book, chance)
            counts.update(("kills", f"killed {_moment(words)}"))
            if broken := [word for word in words if word.startswith("broken")]:
                return counts, broken
    counts.update({"answers": len(book.answered), "said again": book.said_again, "shown": len(book.shown)})
    return counts, asyncio.run(_audited(folder / "k.db", book))


async def _audited(path: Path, book: Book) -> list[str]:
    with mock.patch("kitapi.store.sqlite.released", newest):
        store = open_store(f"sqlite:///{path}")
    try:
        return await audited(store, book)
    finally:
        await store.close()


def _moment(words: list[str]) -> str:
    last = [word for word in words if word in ("open", "playing", "closing")]
    return {"open": "sitting down", "playing": "in play", "closing": "closing"}.get(last[-1] if last else "", "opening")


def killed(life: Life, book: Book, chance: random.Random) -> list[str]:
    """Bring a node to life and kill it at a moment drawn by ``chance``; what it said meanwhile, by first words."""
    reading, writing = os.pipe()
    node = os.fork()
    if node == 0:
        os.close(reading)
        _be(life, book, writing)
    os.close(writing)
    words = _listen(node, reading, book, any_moments(chance, life))
    os.close(reading)
    _, status = os.waitpid(node, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        words.append(f"broken: the node ended with {os.WEXITSTATUS(status)}")
    return words


class Moments(NamedTuple):
    """When a node is killed: seconds after it was born, began to play and to close; or soon after so many answers."""

    born: float
    playing: float
    closing: float
    answers: int
    after: float


def any_moments(chance: random.Random, life: Life) -> Moments:
    """A fifth of nodes are killed while they open; those that close by themselves, then; the others in play."""
    born = chance.uniform(0, LONGEST_OPENING) if chance.random() < 0.2 else TOO_LONG
    answers = chance.randint(1, MOST_ANSWERS) if chance.random() < 0.6 and life.plays_for is None else 0
    playing = TOO_LONG if life.plays_for else LONGEST_PLAY if answers else chance.uniform(*PLAY)
    return Moments(born, playing, chance.uniform(0, LONGEST_CLOSING), answers, chance.uniform(0, LONGEST_ANSWER))


def _after(word: str, words: list[str], moments: Moments) -> float | None:
    """Seconds until the kill, now that ``word`` was heard; None: no change."""
    match word:
        case "playing":
            return moments.playing
        case "closing":
            return moments.closing
        case "answered" if words.count("answered") == moments.answers:
            return moments.after
        case _:
            return None


def _listen(node: int, reading: int, book: Book, moments: Moments) -> list[str]:
    """Hear the node until the moment comes at which it is killed, and then what it had said."""
    words: list[str] = []
    rest, due, alive = b"", time.monotonic() + moments.born, True
    while True:
        wait = max(0.0, due - time.monotonic()) if alive else None
        if not select.select([reading], [], [], wait)[0]:
            os.kill(node, signal.SIGKILL)
            alive = False
            continue
        part = os.read(reading, 1 << 16)
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            word = book.hear(line)
            words.append(f"broken: {line.decode()}" if word == "broken" else word)
            if (seconds := _after(word, words, moments)) is not None:
                due = time.monotonic() + seconds
        if not part:
            return words


def _be(life: Life, book: Book, writing: int) -> None:
    """Be the node; never returns."""
    status = 1
    try:
        asyncio.run(live(life, book, Line(writing)))
        status = 0
    except BaseException:
        text = traceback.format_exc()[-1500:]
        Line(writing).tell("broken", text)
    finally:
        os._exit(status)


def answer_first(self: GroupWriter, group: list[Waiting]) -> None:
    """Tell of people's commands before the commit, which takes a while: the fault that must be found."""
    outcomes = self._write(group)
    if any(waiting.command for waiting in group):
        self._tell(group, outcomes)
        time.sleep(LONGEST_ANSWER)
        self._commit()
    else:
        self._commit()
        self._tell(group, outcomes)


def main() -> None:
    """Do the block that the command line asks for."""
    asked = Asked(**json.loads(sys.argv[1]))
    gc.collect()
    gc.freeze()
    with tempfile.TemporaryDirectory() as folder:
        counts, broken = block(asked, Path(folder))
    print(json.dumps({"counts": counts, "broken": broken}))


if __name__ == "__main__":
    main()
