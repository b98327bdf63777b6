"""Copies of the project's tree, and programs run in them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

needs_node_modules = pytest.mark.skipif(
    not (ROOT / "node_modules" / ".package-lock.json").exists(),
    reason="the packages that build and check the page are not installed: make node_modules/.package-lock.json",
)


def copy_tree(folder: Path) -> Path:
    """Copy sources, tests, tools and documents to ``folder``; files that no test changes are linked."""
    passed_over = shutil.ignore_patterns("histories", "images", "campaigns")
    for name in ("src", "tests", "tools", "docs", "examples"):
        shutil.copytree(ROOT / name, folder / name, ignore=passed_over)
    for name in ("pyproject.toml", "package.json", "tsconfig.json", "eslint.config.js", "node_modules"):
        if (ROOT / name).exists():
            (folder / name).symlink_to(ROOT / name)
    return folder


def run_in(folder: Path, *words: str, profile: str = "") -> str:
    """Run Python in a copy of the tree with the copy's sources, and return its output; it must end with status 0.

    ``profile``: of Hypothesis, if not that of this run.
    """
    environment = {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{folder / 'src'}", "KITAPI_NO_SKIPS": ""}
    if profile:
        environment["HYPOTHESIS_PROFILE"] = profile
    done = subprocess.run(
        [sys.executable, "-P", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout
