"""Kills a node whose hundred tables share one jackpot again and again, and audits the log.

    python -m kitapi_campaigns.games.caribbean_stud.jackpot_campaign --tables 100 --rounds 100

All tables feed and empty one jackpot as fast as they can; royal and straight flushes, which stop all tables, are dealt
far too often. The node is killed (SIGKILL) at random moments and started again. The audit checks that the tables'
histories and the meter's contain the same entries, each once; that every award was computed from the meter's amount at
that moment; that the meter adds up after every event and is never negative; that it holds what the tables gave less
what they were paid; and that no table moved while another table held it stopped.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from kitapi.store import open_store
from kitapi_campaigns.games.caribbean_stud.jackpots.audit import Books, audit_books

LONGEST_LIFE = 2.0
STARTING_SECONDS = 120.0
ENDING_SECONDS = 300.0


class Node:
    """The process with the tables."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.database = f"sqlite:///{folder / 'jackpot.sqlite3'}"
        self.log = folder / "node.log"
        self._tables = tables
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process, and wait until all its tables run.

        Raises:
            RuntimeError: the process does not start; the message is its error output.
        """
        words = ("-m", "kitapi_campaigns.games.caribbean_stud.jackpots.node", self.database, str(self._tables))
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *words, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log
            )
        await self._hear("ready", STARTING_SECONDS)

    async def kill(self) -> None:
        """Kill the process with SIGKILL."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def end(self) -> None:
        """Let every hand end, then the node.

        Raises:
            RuntimeError: the process does not end in time.
        """
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._hear("done", ENDING_SECONDS)
        await self._process.wait()

    async def _hear(self, word: str, seconds: float) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        if line.decode().strip() != word:
            raise RuntimeError(self.log.read_text(encoding="utf-8")[-2000:])


@dataclass
class Campaign:
    """The counts of a run, and the result of its audit."""

    kills: int = 0
    seconds: float = 0.0
    books: Books = field(default_factory=Books)
    errors: str = ""

    def report(self) -> str:
        """Return the figures, one a line."""
        books = self.books
        bound = f"{3 / self.kills:.2%}" if self.kills else "–"
        return "\n".join(
            (
                f"kills         {self.kills} in {self.seconds:.0f} s",
                f"tables        {books.tables}, {books.hands} hands",
                f"meter         {books.contributions} contributions, {books.awards} awards, {books.resets} resets",
                f"stops         {books.stops}",
                f"breaks        {len(books.breaks)}",
                f"errors logged {len(self.errors.splitlines())}",
                f"bound         no more than {bound} of kills (95 %, rule of three), if no break",
            )
        )


async def campaign(folder: Path, *, tables: int, rounds: int, seed: int) -> Campaign:
    """Kill the node ``rounds`` times, let it end, then audit its database."""
    rng, done, node = random.Random(seed), Campaign(), Node(folder, tables)
    began = time.monotonic()
    await node.start()
    for _ in range(rounds):
        await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
        await node.kill()
        done.kills += 1
        await node.start()
    await asyncio.sleep(LONGEST_LIFE)
    await node.end()
    done.seconds = time.monotonic() - began
    done.errors = node.log.read_text(encoding="utf-8")
    store = open_store(node.database)
    try:
        done.books = await audit_books(store)
    finally:
        await store.close()
    return done


def main(words: Sequence[str] | None = None) -> int:
    """Run the campaign of the command line; returns 1 if the audit found a break."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(campaign(Path(folder), tables=options.tables, rounds=options.rounds, seed=options.seed))
    print(done.report())
    for what in done.books.breaks[:20]:
        print(what, file=sys.stderr)
    print(done.errors[-2000:], file=sys.stderr)
    return 1 if done.books.breaks else 0


if __name__ == "__main__":
    sys.exit(main())
