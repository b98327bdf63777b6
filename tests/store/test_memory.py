"""The store in memory keeps the contract."""

import pytest

from kitapi.store import MemoryStore
from kitapi_testing.store_contract import StoreContract, StoreFactory


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def factory(self) -> StoreFactory:
        return MemoryStore
