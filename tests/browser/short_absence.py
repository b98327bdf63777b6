"""Serves a room where people count as missing after a second: ``python -m tests.browser.short_absence DATABASE``."""

import sys

from kitapi.room.times import Times
from kitapi.web.app import create_app
from kitapi.web.room_setup import open_room
from kitapi.web.server import address_of, listen, server_of

ABSENCE = 1.0

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    room = open_room(sys.argv[1], pace=0, seconds=0, times=Times(absence=ABSENCE))
    sys.stdout.write(f"Kitapi: {address_of('127.0.0.1', listening)}\n")
    sys.stdout.flush()
    server_of(create_app(room)).run(sockets=[listening])
