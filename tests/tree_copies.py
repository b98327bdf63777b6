"""Copies of the project's tree, and programs run in them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def copy_tree(folder: Path) -> Path:
    """A copy of sources, tests, tools and rulebooks in ``folder``."""
    passed_over = shutil.ignore_patterns("histories", "images", "campaigns")
    for name in ("src", "tests", "tools", "docs", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=passed_over)
    (folder / "pyproject.toml").symlink_to(ROOT / "pyproject.toml")
    return folder


def run_in(folder: Path, *words: str) -> str:
    """What Python prints, run in a copy with the sources that are there; it must end with 0."""
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{folder / 'src'}", "KITAPI_NO_SKIPS": ""}
    done = subprocess.run(
        [sys.executable, "-P", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
