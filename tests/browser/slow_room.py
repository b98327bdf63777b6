"""Serves a room that waits long for shares in the shuffle: ``python -m tests.browser.slow_room DATABASE``."""

import sys

from kitapi.room.times import Times
from kitapi.web.app import create_app
from kitapi.web.room_setup import open_room
from kitapi.web.server import address_of, listen, server_of

PATIENCE = 60.0

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    room = open_room(sys.argv[1], pace=0, seconds=0, times=Times(contribution=PATIENCE))
    sys.stdout.write(f"Kitapi: {address_of('127.0.0.1', listening)}\n")
    sys.stdout.flush()
    server_of(create_app(room)).run(sockets=[listening])
