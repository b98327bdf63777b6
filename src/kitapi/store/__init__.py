"""The append-only event store: streams of facts, durable before anyone is told."""

from kitapi.store.memory import MemoryStore
from kitapi.store.open import is_postgresql, open_store
from kitapi.store.port import (
    Append,
    Appended,
    CommandKey,
    CommandReused,
    DamagedCommand,
    DamagedEvents,
    DatabaseInUse,
    DatabaseRefused,
    EventStore,
    Fence,
    Heard,
    NewEvent,
    Recorded,
    StoreClosed,
    StoreError,
    StoreFailed,
    StoreFenced,
    StoreUnavailable,
    VersionConflict,
    digest_of,
)
from kitapi.store.postgres import PostgresStore
from kitapi.store.sqlite import SqliteStore

__all__ = [
    "Append",
    "Appended",
    "CommandKey",
    "CommandReused",
    "DamagedCommand",
    "DamagedEvents",
    "DatabaseInUse",
    "DatabaseRefused",
    "EventStore",
    "Fence",
    "Heard",
    "MemoryStore",
    "NewEvent",
    "PostgresStore",
    "Recorded",
    "SqliteStore",
    "StoreClosed",
    "StoreError",
    "StoreFailed",
    "StoreFenced",
    "StoreUnavailable",
    "VersionConflict",
    "digest_of",
    "is_postgresql",
    "open_store",
]
