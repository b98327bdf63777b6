"""Serves a room whose decks have a known order: ``python -m tests.browser.stacked_deck DATABASE [TOP]``.

Every deck of 52 cards comes from the machine with ``TOP``, or the given cards, on it: packets of five for three seats
and the bank, and then the first card of the stub.
"""

import sys
from collections.abc import Sequence
from functools import partial
from unittest.mock import patch

from kitapi.cards import Card, read_cards
from kitapi.web.app import create_app
from kitapi.web.room_setup import open_room
from kitapi.web.server import address_of, listen, server_of

FLUSH = "Ah Kh 9h 4h 2h"
EIGHTS = "8s 8d Kc 6d 3s"
NOTHING = "Jd 9c 7s 5d 2c"
BANK = "Ac Ks Tc 6c 3d"
NEXT = "8c"
TOP = read_cards(" ".join((FLUSH, EIGHTS, NOTHING, BANK, NEXT)))


def stack_deck(top: Sequence[Card], deck: Sequence[Card], *_made_from: object) -> tuple[Card, ...]:
    """``deck`` with the cards ``top`` moved to its top, in place of the order that the secret gives."""
    return (*top, *(card for card in deck if card not in top))


if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    room = open_room(sys.argv[1], pace=0, seconds=0)
    sys.stdout.write(f"Kitapi: {address_of('127.0.0.1', listening)}\n")
    sys.stdout.flush()
    top = read_cards(sys.argv[2]) if len(sys.argv) > 2 else TOP
    with patch("kitapi.room.table.deal_start.shuffle", partial(stack_deck, top)):
        server_of(create_app(room)).run(sockets=[listening])
