"""The spectators' lane: releases the messages for spectators a few at a time, so that they do not delay players.

A message is put into a spectator's queue immediately, which keeps the order and takes a microsecond. Encoding it and
writing it to the connection takes fifty, which for all spectators at once would block the event loop too long.
"""

import asyncio
from itertools import islice
from typing import Protocol

SLICE = 16
"""Number of spectators released at once: about a millisecond of work."""

REST = 2.0
"""How long the lane rests between slices, as a multiple of a slice's duration, so that it uses at most a third of the
loop.
"""

SHORTEST_REST = 0.001
"""The shortest rest between slices, in seconds."""


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
        """Release ``spectator`` when it is their turn; a spectator who waits already keeps their place."""
        self._waiting[spectator] = None
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def turn(self) -> None:
        """Wait for a turn, after all that were added before."""
        mine = _Mine()
        self.add(mine)
        await mine.released.wait()

    def close(self) -> None:
        """Stop releasing spectators."""
        self._waiting.clear()
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while self._waiting:
                began = clock()
                self._release_some()
                await asyncio.sleep(0)  # the released connections send now
                if self._waiting:
                    await asyncio.sleep(max(SHORTEST_REST, REST * (clock() - began)))
        finally:
            self._running = None

    def _release_some(self) -> None:
        for spectator in tuple(islice(self._waiting, SLICE)):
            del self._waiting[spectator]
            spectator.release()
