"""The event store for several nodes: one PostgreSQL database, any number of nodes."""

from kitapi.store.postgres.connections import AWAY, Connection, connect
from kitapi.store.postgres.preparation import address_without_secrets, prepare
from kitapi.store.postgres.store import PostgresStore

__all__ = ["AWAY", "Connection", "PostgresStore", "address_without_secrets", "connect", "prepare"]
