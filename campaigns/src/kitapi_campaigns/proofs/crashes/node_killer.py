"""Starts nodes by forking, kills them at random moments, and audits the log that they leave.

    python -m kitapi_campaigns.proofs.crashes.node_killer '{"seed": 1, "number": 0, "kills": 200, "fault": ""}'
    python -m kitapi_campaigns.proofs.crashes.node_killer '{"seed": 1, "number": 0, "kills": 50, "backend": "server"}'

It runs in a process of its own, without threads, which has imported everything, so that a node starts in a few
milliseconds. It prints its counts and violations as JSON.
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
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from kitapi_campaigns.proofs.clusters.server import scratch
from kitapi_campaigns.proofs.crashes.backend import Backend, OpenStore, backend
from kitapi_campaigns.proofs.crashes.book import Book
from kitapi_campaigns.proofs.crashes.faults import LONGEST_ANSWER
from kitapi_campaigns.proofs.crashes.log_audit import audit_book
from kitapi_campaigns.proofs.crashes.node import Life, Pipe, run_life

PLAY = (0.001, 0.06)
LONGEST_PLAY = 0.5
MOST_ANSWERS = 40
LONGEST_CLOSING = 0.006
TOO_LONG = 60.0
UPSET = 0.1
"""The share of runs in which the database server under the node is killed, too, if there is one."""


class BlockSettings(NamedTuple):
    """Settings of a block of kills; ``fault``: ``answers-first``, ``fresh-ids`` or empty; ``backend``: see there."""

    seed: int
    number: int
    kills: int
    fault: str = ""
    backend: str = ""


def block(settings: BlockSettings, folder: Path) -> tuple[Counter[str], list[str]]:
    """Kill the given number of nodes on one database; returns the counts and all violations."""
    chance = random.Random(f"{settings.seed}/{settings.number}")
    book, counts = Book(), Counter[str]()
    with backend(settings.backend, folder, settings.fault) as under:
        for nth in range(settings.kills):
            life = Life(
                opened=under.early if nth < settings.kills // 2 else under.late,
                seed=f"{settings.seed}/{settings.number}/{nth}",
                plays_for=chance.uniform(*PLAY) if chance.random() < 0.1 else None,
                fresh_ids=settings.fault == "fresh-ids",
            )
            words = kill_node(life, book, chance, under)
            counts.update(("kills", f"killed {_moment(words)}", *(word for word in words if word == "server killed")))
            if broken := [word for word in words if word.startswith("broken")]:
                return counts, broken
        counts.update({"answers": len(book.answered), "said again": book.sent_again, "shown": len(book.shown)})
        return counts, asyncio.run(_audit_store(under.late, book))


async def _audit_store(opened: OpenStore, book: Book) -> list[str]:
    store = opened()
    try:
        return await audit_book(store, book)
    finally:
        await store.close()


def _moment(words: list[str]) -> str:
    last = [word for word in words if word in ("open", "playing", "closing")]
    return {"open": "sitting down", "playing": "in play", "closing": "closing"}.get(last[-1] if last else "", "opening")


def kill_node(life: Life, book: Book, chance: random.Random, under: Backend) -> list[str]:
    """Start a node and kill it at a moment drawn by ``chance``; returns the first words of its messages."""
    reading, writing = os.pipe()
    node = os.fork()
    if node == 0:
        os.close(reading)
        _run_node(life, book, writing)
    os.close(writing)
    moments = any_moments(chance, life, under.opening)
    words = _listen(node, reading, book, moments, _upset_of(chance, under))
    os.close(reading)
    _, status = os.waitpid(node, 0)
    if os.WIFEXITED(status) and os.WEXITSTATUS(status):
        words.append(f"broken: the node ended with {os.WEXITSTATUS(status)}")
    return words


def _upset_of(chance: random.Random, under: Backend) -> Callable[[], float] | None:
    """A function that kills the server and returns the seconds until the node is killed; None if chance spares it."""
    upset = under.upset
    if upset is None or chance.random() >= UPSET:
        return None

    def upset_first() -> float:
        upset(chance)
        return chance.uniform(*PLAY) + chance.choice((0.0, LONGEST_PLAY))

    return upset_first


class Moments(NamedTuple):
    """When a node is killed: seconds after its start, the start of play or of closing, or soon after some answers."""

    born: float
    playing: float
    closing: float
    answers: int
    after: float


def any_moments(chance: random.Random, life: Life, opening: float) -> Moments:
    """Draw the moment of the kill: for a fifth of nodes at the opening, else at their closing or in play."""
    born = chance.uniform(0, opening) if chance.random() < 0.2 else TOO_LONG
    answers = chance.randint(1, MOST_ANSWERS) if chance.random() < 0.6 and life.plays_for is None else 0
    playing = TOO_LONG if life.plays_for else LONGEST_PLAY if answers else chance.uniform(*PLAY)
    return Moments(born, playing, chance.uniform(0, LONGEST_CLOSING), answers, chance.uniform(0, LONGEST_ANSWER))


def _after(word: str, words: list[str], moments: Moments) -> float | None:
    """Seconds until the kill, now that the node has sent ``word``; None: no change."""
    match word:
        case "playing":
            return moments.playing
        case "closing":
            return moments.closing
        case "answered" if words.count("answered") == moments.answers:
            return moments.after
        case _:
            return None


def _listen(
    node: int, reading: int, book: Book, moments: Moments, upset: Callable[[], float] | None = None
) -> list[str]:
    """Read the messages of the node until it is killed, and then those that are left."""
    words: list[str] = []
    rest, due, alive = b"", time.monotonic() + moments.born, True
    while True:
        wait = max(0.0, due - time.monotonic()) if alive else None
        if not select.select([reading], [], [], wait)[0]:
            if upset is not None and "playing" in words:
                due = upset() + time.monotonic()
                words.append("server killed")
                upset = None
                continue
            os.kill(node, signal.SIGKILL)
            alive = False
            continue
        part = os.read(reading, 1 << 16)
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            word = book.add_line(line)
            words.append(f"broken: {line.decode()}" if word == "broken" else word)
            if (seconds := _after(word, words, moments)) is not None:
                due = time.monotonic() + seconds
        if not part:
            return words


def _run_node(life: Life, book: Book, writing: int) -> None:
    """Run the node in this process; never returns."""
    status = 1
    try:
        asyncio.run(run_life(life, book, Pipe(writing)))
        status = 0
    except BaseException:
        text = traceback.format_exc()[-1500:]
        Pipe(writing).send("broken", text)
    finally:
        os._exit(status)


def main() -> None:
    """Play the block with the settings on the command line."""
    settings = BlockSettings(**json.loads(sys.argv[1]))
    gc.collect()
    gc.freeze()
    with tempfile.TemporaryDirectory(dir=scratch() if settings.backend else None) as folder:
        counts, broken = block(settings, Path(folder))
    print(json.dumps({"counts": counts, "broken": broken}))


if __name__ == "__main__":
    main()
