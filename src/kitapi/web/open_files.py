"""How many files the process may have open; every connection is one."""

import contextlib
import sys

if sys.platform != "win32":
    import resource

RESERVED = 128
"""Files that are no visitors' connections: databases, processes that answer, other nodes."""


def raise_limit() -> int | None:
    """Raise what the process may have open to what it may raise it to, and return that; None: there is no limit."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def largest_limit() -> int | None:
    """What ``raise_limit`` would return, with nothing raised."""
    if sys.platform == "win32":
        return None
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return None if hard == resource.RLIM_INFINITY else hard


def connections_within(limit: int | None, asked: int) -> int:
    """How many of the connections that are ``asked`` for the process can have, with ``limit`` files."""
    return asked if limit is None else min(asked, limit - min(RESERVED, limit // 2))
