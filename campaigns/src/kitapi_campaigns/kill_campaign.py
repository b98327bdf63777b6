"""Kills the server again and again in the middle of play, and audits its database: nothing lost, nothing doubled.

    python -m kitapi_campaigns.kill_campaign --rounds 200

Scripted people play cards through sockets, at tables of their own and with bots. The server is killed (SIGKILL) at
random moments and started again; people who got no answer send their command again under the same id. Afterwards the
log must contain every answered command exactly once and nothing else, its versions must have no gap, ledgers must add
up to zero, and every view shown on a new connection must equal the view computed from the log. ``--fresh-ids`` is the
control: commands are sent again under new ids, and the audit must find that. A killed process does not lose the file
system's cache; another campaign tries power cuts, on the store.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from kitapi.store import open_store
from kitapi_campaigns.kills.audit import breaks
from kitapi_campaigns.kills.people import Ledger, Person, open_table
from kitapi_campaigns.kills.server import ServerProcess

TABLES = (("me", "open", "open"), ("me", "open", "open", "open"), ("me", "steady", "random"))
LONGEST_LIFE = 1.5
SETTLING_SECONDS = 60.0


@dataclass
class Campaign:
    """The counts of a run, and the breaks that the audit found."""

    kills: int = 0
    seconds: float = 0.0
    ledgers: list[Ledger] = field(default_factory=list)
    breaks: list[str] = field(default_factory=list)

    @property
    def answered(self) -> int:
        """Commands that were answered."""
        return sum(len(ledger.answered) for ledger in self.ledgers)

    @property
    def sent_again(self) -> int:
        """Commands that were sent again after a kill."""
        return sum(ledger.sent_again for ledger in self.ledgers)

    @property
    def found_stored(self) -> int:
        """How many of the repeated commands the killed server had stored without answering."""
        return sum(ledger.found_stored for ledger in self.ledgers)

    def report(self) -> str:
        """Return the figures, one a line."""
        bound = f"{3 / self.kills:.4%}" if self.kills else "–"
        return "\n".join(
            (
                f"kills             {self.kills} in {self.seconds:.0f} s ({self.kills / self.seconds:.2f} a second)",
                f"commands answered {self.answered}",
                f"said again        {self.sent_again}, of which {self.found_stored} had been stored before the kill",
                f"tables            {len(self.ledgers)}",
                f"breaks            {len(self.breaks)}",
                f"bound             no more than {bound} of kills (95 %, rule of three), if no break",
            )
        )


class Evening:
    """All tables at which people play while the server is killed."""

    def __init__(self, server: ServerProcess, rng: random.Random, *, fresh_ids: bool) -> None:
        self.ledgers: list[Ledger] = []
        self._server = server
        self._rng = rng
        self._fresh_ids = fresh_ids
        self._tables: list[asyncio.Task[None]] = []
        self._ending = False

    def begin(self) -> None:
        """Let people sit down at one table of each kind."""
        self._tables = [asyncio.create_task(self._table(seats)) for seats in TABLES]

    async def end(self) -> None:
        """Wait until everybody has received their last answer, then close all connections.

        Raises:
            Exception: a table has failed; its first exception is raised.
        """
        self._ending = True
        for ledger in self.ledgers:
            ledger.over = True
        async with asyncio.timeout(SETTLING_SECONDS):
            await asyncio.gather(*self._tables)

    def raise_failures(self) -> None:
        """Raise the exception of a table that has failed."""
        for table in self._tables:
            if table.done():
                table.result()

    async def _table(self, seats: tuple[str, ...]) -> None:
        """Play one sitting after another at a table with ``seats``."""
        while not self._ending:
            try:
                name, tokens = await open_table(self._server.address, seats)
            except Exception as error:
                if not is_broken_line(error):
                    raise
                await asyncio.sleep(0.1)
                continue
            ledger = Ledger(name)
            self.ledgers.append(ledger)
            ledger.over = self._ending
            people = [
                Person(ledger, seat, token, random.Random(self._rng.random()), fresh_ids=self._fresh_ids)
                for seat, token in enumerate(tokens)
                if token
            ]
            await asyncio.gather(*(person.play(lambda: self._server.address) for person in people))


def is_broken_line(error: Exception) -> bool:
    """Whether ``error`` means that the server could not be reached, or that it ended during the connection."""
    return isinstance(error, OSError | httpx.HTTPError) or type(error).__module__.startswith("websockets")


async def campaign(folder: Path, rounds: int, seed: int, *, fresh_ids: bool = False) -> Campaign:
    """Kill the server ``rounds`` times, then audit its database."""
    rng = random.Random(seed)
    done = Campaign()
    server = ServerProcess(folder)
    evening = Evening(server, rng, fresh_ids=fresh_ids)
    began = time.monotonic()
    await server.start()
    evening.begin()
    try:
        for number in range(rounds):
            await _until_played(evening)
            await asyncio.sleep(rng.uniform(0, LONGEST_LIFE))
            await server.kill()
            done.kills = number + 1
            await server.start()
            evening.raise_failures()
        await _until_played(evening)
        await evening.end()
    finally:
        await server.stop()
    done.seconds = time.monotonic() - began
    done.ledgers = evening.ledgers
    await _audit(server.database, done)
    return done


async def _until_played(evening: Evening) -> None:
    """Wait until the server has answered a command, so that every kill hits a working server."""
    before = sum(len(ledger.answered) for ledger in evening.ledgers)
    async with asyncio.timeout(SETTLING_SECONDS):
        while sum(len(ledger.answered) for ledger in evening.ledgers) == before:
            evening.raise_failures()
            await asyncio.sleep(0.01)


async def _audit(database: str, done: Campaign) -> None:
    store = open_store(database)
    try:
        for ledger in done.ledgers:
            done.breaks += await breaks(store, ledger)
    finally:
        await store.close()


def main(words: Sequence[str] | None = None) -> int:
    """Run the campaign of the command line; 1 if something was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh-ids", action="store_true", help="the control, in which the audit must find breaks")
    options = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(campaign(Path(folder), options.rounds, options.seed, fresh_ids=options.fresh_ids))
    print(done.report())
    for what in done.breaks[:20]:
        print(what, file=sys.stderr)
    return 1 if done.breaks else 0


if __name__ == "__main__":
    sys.exit(main())
