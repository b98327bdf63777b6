"""Serves a room that deals the same cards each time: ``python -m docs.making.screenshots.room DATABASE SECONDS [TOP]``.

The room's secrets come from a fixed series; ``STEADY_BROWSER`` does the same for a visitor's shares in the shuffle. So
the deals are the same, and every check of them still passes. ``TOP`` names cards that lie on every deck instead, for
hands that are seldom dealt.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import count
from unittest.mock import patch

from kitapi.cards import Card, read_cards
from kitapi.web.app import create_app
from kitapi.web.operation import operation_of
from kitapi.web.room_setup import open_room
from kitapi.web.server import address_of, listen, server_of

ALLOWANCE = 1000.0
"""The factor by which one address may do more than usual, because all visitors come from this machine."""

STEADY_BROWSER = """(() => {
  let state = Number(localStorage.getItem('drawn') ?? SEED);
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    localStorage.setItem('drawn', String(state));
    return into;
  };
})();"""
"""A script for the page: its random numbers are a fixed series that begins at ``SEED``."""


def fixed_secrets() -> Callable[[], bytes]:
    """A function that returns one secret after the other of a fixed series."""
    numbers = count(1)
    return lambda: sha256(b"pictures %d" % next(numbers)).digest()


def put_on_top(top: Sequence[Card], deck: Sequence[Card], *_made_from: object) -> tuple[Card, ...]:
    """Return ``deck`` with the cards ``top`` moved to its top."""
    return (*top, *(card for card in deck if card not in top))


@contextmanager
def same_cards(top: str) -> Iterator[None]:
    """Return a context in which the room deals the same cards in every run."""
    with ExitStack() as patched:
        patched.enter_context(patch("kitapi.room.table.deal_start.fresh_secret", fixed_secrets()))
        if top:
            order = partial(put_on_top, read_cards(top))
            patched.enter_context(patch("kitapi.room.table.deal_start.shuffle", order))
        yield


def main(database: str, seconds: str, top: str = "") -> None:
    """Serve the room until it is ended; ``seconds``: thinking time of bots; 0 leaves out those that use the solver."""
    listening = listen("127.0.0.1", 0)
    room = open_room(database, pace=0, seconds=float(seconds))
    print(f"Kitapi: {address_of('127.0.0.1', listening)}", flush=True)
    with same_cards(top):
        server_of(create_app(room, operation=operation_of(room, allowance=ALLOWANCE))).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
