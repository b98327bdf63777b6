"""Where tests write: in memory, if the system has a folder there; most of their waiting is for disks otherwise.

What a killed process has written is not lost there, synced or not; tests of power cuts have a disk of their own making.
"""

import os
import shutil
import tempfile
from collections.abc import MutableMapping
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3
"""Bytes."""


def write_in_memory(environment: MutableMapping[str, str] = os.environ, memory: Path = MEMORY) -> None:
    """Let this process and those it starts make their temporary files there, unless ``TMPDIR`` names a place."""
    if "TMPDIR" not in environment and is_fit(memory):
        environment["TMPDIR"] = str(memory)
        tempfile.tempdir = None  # it is found again


def is_fit(memory: Path) -> bool:
    """Whether programs can be written there and run, and much besides."""
    if not memory.is_dir() or not os.access(memory, os.W_OK):
        return False
    return shutil.disk_usage(memory).free > ENOUGH and not os.statvfs(memory).f_flag & os.ST_NOEXEC
