"""Serves a room whose connections soon count as lost: ``python -m tests.browser.short_silence DATABASE``."""

import sys

from kitapi.web.app import create_app
from kitapi.web.heartbeat import Heartbeat, Limits
from kitapi.web.operation import operation_of
from kitapi.web.room_setup import open_room
from kitapi.web.server import address_of, listen, server_of

LIMITS = Limits(every=0.1, silence=0.6, answer=0.4)

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    room = open_room(sys.argv[1], pace=0, seconds=0)
    sys.stdout.write(f"Kitapi: {address_of('127.0.0.1', listening)}\n")
    sys.stdout.flush()
    server_of(create_app(room, operation=operation_of(room, heartbeat=Heartbeat(LIMITS)))).run(sockets=[listening])
