"""The store on a PostgreSQL server keeps the contract."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from kitapi.store import EventStore
from kitapi.store.postgres import PostgresStore
from kitapi_testing.store_contract import StoreContract, StoreFactory
from tests.postgresql import lent_database


class TestPostgresStore(StoreContract):
    @pytest.fixture
    def factory(self) -> Iterator[StoreFactory]:
        with ExitStack() as lent:

            def open_store() -> EventStore:
                lent.close()  # the previous store is closed by now
                return PostgresStore.open(lent.enter_context(lent_database()))

            yield open_store
