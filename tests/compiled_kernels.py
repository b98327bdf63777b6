"""Compiles kernels before the workers of a test run start, since otherwise each worker would compile all of them."""

import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[1] / "src"
COMPILED = "compiled_kernels/sources"
"""Where pytest's cache keeps the digest of the sources that were compiled last."""


def modules_with_kernels(sources: Path = SOURCES) -> dict[Path, list[str]]:
    """Folders of sources that compile kernels when they are imported, with the names of these modules."""
    found: dict[Path, list[str]] = defaultdict(list)
    for path in sorted(sources.rglob("*.py")):
        if "\n@compiled(" in path.read_text("utf-8"):
            found[path.parent].append(".".join(path.relative_to(sources).with_suffix("").parts))
    return dict(found)


def digest_of(folders: Mapping[Path, Sequence[str]]) -> str:
    """Digest of all that the kernels are compiled from: the modules of their folders, and the compiler."""
    digest = sha256(f"{sys.version} {version('numba')}".encode())
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def compile_kernels(folders: Mapping[Path, Sequence[str]], sources: Path = SOURCES) -> None:
    """Import the modules, those of a folder in a process of their own; what fails is left to the tests."""
    environment = {**os.environ, "PYTHONPATH": str(sources)}

    def load(names: Sequence[str]) -> None:
        program = f"import {', '.join(names)}"
        subprocess.run([sys.executable, "-c", program], env=environment, check=False, capture_output=True)

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(load, sorted(folders.values(), key=len, reverse=True)))


def compile_kernels_once(config: pytest.Config) -> None:
    """Compile kernels for the workers of this run, unless that was done since their sources changed."""
    cache = getattr(config, "cache", None)
    if hasattr(config, "workerinput") or (config.getoption("numprocesses", None) or 0) < 2 or cache is None:
        return
    folders = modules_with_kernels()
    digest = digest_of(folders)
    if cache.get(COMPILED, None) != digest:
        compile_kernels(folders)
        cache.set(COMPILED, digest)
