"""Keeps compiled modules on the disk, because otherwise each process of a test run compiles 3,000 modules again."""

import os
import sys
from collections.abc import MutableMapping


def keep_bytecode(environment: MutableMapping[str, str] = os.environ) -> None:
    """Let this process and those it starts write compiled modules, even if ``PYTHONDONTWRITEBYTECODE`` is set."""
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
