#!/usr/bin/env python3
"""Build the page's bundle: ``python -m tools.bundle``; ``--check`` only checks that it fits its sources.

To build it takes Node.js and the packages of package.json, to check it neither. ``--rebuild`` builds it elsewhere, and
checks that the one in the repository is the same, byte for byte.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from kitapi.web.bundles import BUNDLE, CLIENT, MANIFEST, UnfitBundle, art_version, manifest_of, read_bundle

BUILDER = Path(__file__).resolve().parent / "bundling" / "build.mjs"
REMEDY = "`make bundle` builds it anew"


class NotBuilt(Exception):
    """The bundle could not be built; the message says why."""


def build(client: Path, folder: Path) -> None:
    """Build the bundle of ``client`` into the empty ``folder``.

    Raises:
        NotBuilt: there is no Node.js, or the bundler reports an error.
    """
    node = os.environ.get("npm_node_execpath") or shutil.which("node")  # noqa: SIM112 - npm names it so
    if node is None:
        raise NotBuilt("Node.js is missing: the bundle is built with Node.js 20.19 or newer")
    art = f"/static/{art_version(manifest_of(client, folder))}"
    command = [node, str(BUILDER), str(client), str(folder), art]
    result = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "NO_COLOR": "1"})
    if result.returncode:
        raise NotBuilt(f"the bundler reports:\n{result.stderr}")
    (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest_of(client, folder))) + b"\n")


def differences(one: Path, other: Path) -> list[str]:
    """The names of the files that are not the same in both folders, or only in one of them."""
    contents = [
        {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        for folder in (one, other)
    ]
    return sorted({name for name, _ in contents[0].items() ^ contents[1].items()})


def replace(folder: Path, new: Path) -> None:
    """Put the contents of ``new`` in the place of ``folder``."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(new, folder)


def main(words: list[str]) -> int:
    """Build or check; return the exit status."""
    parser = argparse.ArgumentParser(description="Build the page's bundle.")
    parser.add_argument("--check", action="store_true", help="only check that it fits its sources")
    parser.add_argument("--rebuild", action="store_true", help="build it elsewhere, and check that it is the same")
    options = parser.parse_args(words)
    try:
        if options.check:
            read_bundle()
            return 0
        with tempfile.TemporaryDirectory() as there:
            build(CLIENT, Path(there))
            if not options.rebuild:
                replace(BUNDLE, Path(there))
                return 0
            different = differences(BUNDLE, Path(there))
    except (UnfitBundle, NotBuilt) as problem:
        print(f"The page's bundle: {problem}; {REMEDY}.", file=sys.stderr)
        return 1
    if different:
        print(
            f"The page's bundle was not built from these sources ({', '.join(different)}): {REMEDY}.", file=sys.stderr
        )
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
