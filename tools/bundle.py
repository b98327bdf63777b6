#!/usr/bin/env python3
"""Build the page's bundle, and prerender its first page: ``python -m tools.bundle``.

``--check`` only checks that the bundle fits its sources.

Building needs Node.js and the packages of package.json, checking does not. ``--rebuild`` builds the bundle elsewhere,
and checks that the one in the repository is identical.
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
from kitapi.web.covers import write_list
from kitapi.web.prerendered_pages import FILE

BUILDER = Path(__file__).resolve().parent / "bundling" / "build.mjs"
DRAWER = Path(__file__).resolve().parent / "drawing" / "draw.js"
REMEDY = "`make bundle` builds it anew"


class NotBuilt(Exception):
    """The bundle could not be built; the message says why."""


def build(client: Path, folder: Path) -> None:
    """Build the bundle of ``client`` into the empty ``folder``.

    Raises:
        NotBuilt: there is no Node.js, or the bundler reports an error.
    """
    art = f"/static/{art_version(manifest_of(client, folder))}"
    _run(BUILDER, str(client), str(folder), art)
    (folder / MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest_of(client, folder))) + b"\n")


def draw(*options: str) -> None:
    """Prerender the first page into its file; with ``--check`` only check that it would not change.

    Raises:
        NotBuilt: Node.js is missing, or the file would change.
    """
    _run(DRAWER, *options, str(FILE))


def _run(program: Path, *words: str) -> None:
    node = os.environ.get("npm_node_execpath") or shutil.which("node")  # noqa: SIM112 - npm names it so
    if node is None:
        raise NotBuilt("Node.js is missing: the bundle is built with Node.js 20.19 or newer")
    command, environment = [node, str(program), *words], {**os.environ, "NO_COLOR": "1"}
    result = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    if result.returncode:
        raise NotBuilt(f"{program.name} reports:\n{result.stderr}")


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
            if not options.rebuild:
                write_list(CLIENT)
            build(CLIENT, Path(there))
            if not options.rebuild:
                replace(BUNDLE, Path(there))
                draw()
                return 0
            draw("--check")
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
