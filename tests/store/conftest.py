"""Lets failing assertions of the contract suites be explained like those of a test module."""

import pytest

pytest.register_assert_rewrite(
    "kitapi_testing.store_contract", "kitapi_testing.damage_contract", "kitapi_testing.removal_contract"
)
