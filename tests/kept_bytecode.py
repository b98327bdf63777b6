"""Compiled modules are kept on the disk: each process of a test run compiles 3,000 of them again where they are not."""

import os
import sys
from collections.abc import MutableMapping


def keep_bytecode(environment: MutableMapping[str, str] = os.environ) -> None:
    """Let this process and those it starts write what they compile, also where ``PYTHONDONTWRITEBYTECODE`` is set."""
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
