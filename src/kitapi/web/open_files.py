"""The limit of open files of the process; every connection is one."""

import contextlib
import sys

if sys.platform != "win32":
    import resource

RESERVED = 128
"""Files that are not visitors' connections: databases, worker processes, other nodes."""


def raise_limit() -> int | None:
    """Raise the process's limit of open files as far as allowed, and return it; None if there is no limit."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return None if soft == resource.RLIM_INFINITY else soft


def largest_limit() -> int | None:
    """The limit that ``raise_limit`` would return; nothing is raised."""
    if sys.platform == "win32":
        return None
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return None if hard == resource.RLIM_INFINITY else hard


def connections_within(limit: int | None, wanted: int) -> int:
    """The number of connections that the process can have with ``limit`` files, at most ``wanted``."""
    return wanted if limit is None else min(wanted, limit - min(RESERVED, limit // 2))
