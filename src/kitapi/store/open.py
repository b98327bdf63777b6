"""Opening of the store at a database's address."""

from kitapi.store.memory import MemoryStore
from kitapi.store.port import DatabaseRefused, EventStore, Fence
from kitapi.store.sqlite import SqliteStore
from kitapi.texts import Text

_SERVERS = {"postgresql", "postgres"}
_ACCEPTED = Text("write sqlite:///PATH, postgresql://HOST/DATABASE or memory:")


def open_store(url: str, *, fence: Fence | None = None) -> EventStore:
    """The store at ``url``: ``sqlite:///PATH``, ``postgresql://USER@HOST/DATABASE`` or ``memory:``.

    With an absolute path there are four slashes. ``fence``: the node that writes, if several share a server.

    Raises:
        DatabaseRefused: the address is malformed, or the database cannot be used. The message repeats only the scheme,
            because addresses may hold passwords.
    """
    scheme, colon, rest = url.partition(":")
    if is_postgresql(url):
        from kitapi.store.postgres import PostgresStore  # noqa: PLC0415 - only a server needs asyncpg

        return PostgresStore.open(url, fence=fence)
    match scheme.lower():
        case "memory" if colon and not rest:
            return MemoryStore()
        case "sqlite":
            return SqliteStore.open(_path(rest))
        case _:
            raise _unknown(url)


def file_at(url: str) -> str:
    """The path of the file that ``url``, an address beginning with ``sqlite:``, names.

    Raises:
        DatabaseRefused: the address is malformed.
    """
    scheme, _, rest = url.partition(":")
    if scheme.lower() == "sqlite":
        return _path(rest)
    if scheme.lower() == "memory":
        raise DatabaseRefused(Text("what lives in the memory of another program cannot be read"))
    raise _unknown(url)


def is_postgresql(url: str) -> bool:
    """Whether ``url`` is the address of a database on a PostgreSQL server, which several nodes may share."""
    scheme, colon, _ = url.partition(":")
    return bool(colon) and scheme.lower() in _SERVERS


def _unknown(url: str) -> DatabaseRefused:
    scheme, colon, _ = url.partition(":")
    if colon:
        return DatabaseRefused(
            Text("no kind of database is called {scheme}: {accepted}", scheme=repr(scheme), accepted=_ACCEPTED)
        )
    return DatabaseRefused(Text("a database's address begins with its kind: {accepted}", accepted=_ACCEPTED))


def _path(rest: str) -> str:
    path = rest.removeprefix("///")
    if path == rest or not path or "\0" in path:
        raise DatabaseRefused(Text("the address lacks the database's path: {accepted}", accepted=_ACCEPTED))
    if path == ":memory:":
        raise DatabaseRefused(Text("for a store that lives in memory write memory:"))
    if "?" in path:
        raise DatabaseRefused(Text("an sqlite address takes no options after a question mark"))
    return path
