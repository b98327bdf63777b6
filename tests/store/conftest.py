"""Lets failing assertions of the contract suites be explained like those of a test module."""

import pytest

pytest.register_assert_rewrite(
    "tests.contracts.store_contract", "tests.contracts.damage_contract", "tests.contracts.removal_contract"
)
