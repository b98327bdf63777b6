"""The store in memory keeps the contract."""

import pytest

from kitapi.store import MemoryStore
from tests.contracts.store_contract import StoreContract, StoreFactory


class TestMemoryStore(StoreContract):
    @pytest.fixture
    def factory(self) -> StoreFactory:
        return MemoryStore
