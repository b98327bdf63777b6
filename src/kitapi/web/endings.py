"""Close codes and timeouts of sockets. Browsers and other nodes use the codes, too."""

UNKNOWN_TABLE = 4404
TRY_AGAIN = 1013
"""The server cannot answer now."""

FULL = 4429
"""The table, the address or the server has its maximum of connections; the client may try again later."""

SIGNED_OUT = 4401
"""The visitor of the socket has signed out."""

ENDED = 4410
"""The visitor has ended this connection from another page."""

GOING_AWAY = 1001
COME_BACK = 1012
"""The server ends or restarts; its clients reconnect by themselves."""

UNSAID = frozenset({1005, 1006, 1015})
"""The codes that stand for a socket that ended without a close code."""

PING_SECONDS = 20.0
"""Seconds between the answer to a ping and the next ping."""

PONG_SECONDS = 10.0
"""Seconds in which a browser must answer a ping; a page closes a silent connection after eight seconds."""

CLOSING_SECONDS = 3.0
"""Seconds after which a closed socket is dropped if the other side does not agree, or does not read any more.

So a client that disappeared is counted for at most ``PING_SECONDS + PONG_SECONDS + CLOSING_SECONDS``.
"""
