"""The event store for several nodes: one PostgreSQL database, any number of nodes."""

from kitapi.store.postgres.connecting import AWAY, Connection, connect
from kitapi.store.postgres.preparing import address_without_secrets, prepare
from kitapi.store.postgres.store import PostgresStore

__all__ = ["AWAY", "Connection", "PostgresStore", "address_without_secrets", "connect", "prepare"]
