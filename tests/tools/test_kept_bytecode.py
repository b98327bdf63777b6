"""A test run compiles each module once, whatever the environment says."""

import sys

import pytest

from tests.kept_bytecode import keep_bytecode


def test_processes_of_a_test_run_write_what_they_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    environment = {"PYTHONDONTWRITEBYTECODE": "1", "PATH": "/bin"}
    keep_bytecode(environment)
    assert environment == {"PATH": "/bin"}
    assert not sys.dont_write_bytecode
