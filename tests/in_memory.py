"""Lets tests write to memory, if the system has such a folder, because most of their waits are for disks.

A folder in memory keeps what a killed process has written, synced or not; tests of power cuts simulate a disk.
"""

import os
import shutil
import tempfile
from collections.abc import MutableMapping
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3
"""The free space that is needed, in bytes."""


def write_in_memory(environment: MutableMapping[str, str] = os.environ, memory: Path = MEMORY) -> None:
    """Let this process and those it starts make their temporary files there, unless ``TMPDIR`` names a place."""
    if "TMPDIR" not in environment and is_fit(memory):
        environment["TMPDIR"] = str(memory)
        tempfile.tempdir = None  # it is determined again


def is_fit(memory: Path) -> bool:
    """Whether programs can be written there and run, and enough space is free."""
    if not memory.is_dir() or not os.access(memory, os.W_OK):
        return False
    return shutil.disk_usage(memory).free > ENOUGH and not os.statvfs(memory).f_flag & os.ST_NOEXEC
