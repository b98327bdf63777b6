"""The spectators' lane: what waits for spectators is released a few at a time, so that it delays nobody who plays.

A message is put into a spectator's queue at once, which keeps its order, and costs a microsecond. Taking it, encoding
the frame and writing it to the connection costs fifty, and a full table of spectators would hold the event loop for
that long times their number.
"""

import asyncio
from itertools import islice
from typing import Protocol

SLICE = 16
"""Spectators released at once: about a millisecond of work."""

REST = 2.0
"""How long the lane rests between slices, as a multiple of what a slice takes: it has a third of the loop at most."""

SHORTEST_REST = 0.001
"""Seconds."""


class Waiting(Protocol):
    """Somebody for whom messages wait."""

    def release(self) -> None:
        """Let what waits be taken."""
        ...


class _Mine:
    """A task that waits for its turn."""

    def __init__(self) -> None:
        self.released = asyncio.Event()

    def release(self) -> None:
        """Let the task go on."""
        self.released.set()


class Lane:
    """Releases those who were added, in order, in slices with rests between them. One lane serves a whole room."""

    def __init__(self) -> None:
        self._waiting: dict[Waiting, None] = {}
        self._running: asyncio.Task[None] | None = None

    def add(self, spectator: Waiting) -> None:
        """Release ``spectator`` when their turn comes; one who waits already keeps their place."""
        self._waiting[spectator] = None
        if self._running is None:
            self._running = asyncio.create_task(self._run())

    async def turn(self) -> None:
        """Wait until it is one's own turn, after all who were added before."""
        mine = _Mine()
        self.add(mine)
        await mine.released.wait()

    def close(self) -> None:
        """Release nobody any more."""
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
