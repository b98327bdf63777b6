"""The spectators' lane: messages for spectators are released a few at a time, so that they delay nobody who plays.

A message is put into a spectator's queue at once, which keeps the order and takes a microsecond. To encode it and write
it to the connection takes fifty, and that times the number of spectators would be too long for the event loop.
"""

import asyncio
from itertools import islice
from typing import Protocol

SLICE = 16
"""Number of spectators released at once: about a millisecond of work."""

REST = 2.0
"""How long the lane rests between slices, as a multiple of what a slice takes: it has a third of the loop at most."""

SHORTEST_REST = 0.001
"""Seconds."""


class Waiting(Protocol):
    """An onlooker with queued messages."""

    def release(self) -> None:
        """Allow the queued messages to be sent."""
        ...


class _Mine:
    """A task that waits for its turn."""

    def __init__(self) -> None:
        self.released = asyncio.Event()

    def release(self) -> None:
        """Let the task continue."""
        self.released.set()


class Lane:
    """Releases the added spectators in order, in slices with rests between them. One lane serves a whole room."""

    def __init__(self) -> None:
        self._waiting: dict[Waiting, None] = {}
        self._running: asyncio.Task[None] | None = None

    def add(self, spectator: Waiting) -> None:
        """Release ``spectator`` when it is their turn; one who waits already stays in their place."""
        self._waiting[spectator] = None
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def turn(self) -> None:
        """Wait for a turn, after all that were added before."""
        mine = _Mine()
        self.add(mine)
        await mine.released.wait()

    def close(self) -> None:
        """Stop: release nobody any more."""
        self._waiting.clear()
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while self._waiting:
                began = clock()
                self._release_some()
                await asyncio.sleep(0)  # they take it now
                if self._waiting:
                    await asyncio.sleep(max(SHORTEST_REST, REST * (clock() - began)))
        finally:
            self._running = None

    def _release_some(self) -> None:
        for spectator in tuple(islice(self._waiting, SLICE)):
            del self._waiting[spectator]
            spectator.release()
