"""A test that writes into a PostgreSQL database, and is rolled back."""

import os

import asyncpg  # type: ignore[import-untyped]

from kitapi.store.port import StoreUnavailable
from kitapi.store.postgres.connections import AWAY, connect, drop, leave, reason
from kitapi.store.trials import TRIAL_BYTES

TRIAL = """
INSERT INTO events (position, stream, version, kind, schema, payload, recorded_at, hash)
VALUES (9223372036854775807 - floor(random() * 4294967296)::bigint, 'trial', 1, 'trial', 1, $1, '', sha256($1))
"""
"""Inserts a row far after all positions: no other transaction waits for it, and it is rolled back."""


async def try_to_write(url: str) -> None:
    """Insert an event that needs new space into the database at ``url``, and roll it back.

    Raises:
        StoreUnavailable: the server cannot be reached, or has no space.
    """
    try:
        connection = await connect(url)
    except (*AWAY, asyncpg.PostgresError) as error:
        raise StoreUnavailable(f"nothing can be stored yet: {reason(error)}") from error
    try:
        trial = connection.transaction()
        await trial.start()
        await connection.execute(TRIAL, os.urandom(TRIAL_BYTES))
        await trial.rollback()
    except (*AWAY, asyncpg.PostgresError) as error:
        drop(connection)
        raise StoreUnavailable(f"nothing can be stored yet: {reason(error)}") from error
    await leave(connection)
