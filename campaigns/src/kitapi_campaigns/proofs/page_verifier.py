"""Runs the page's verifier of deals, which is written in JavaScript, in Node.js."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

PACKAGE = Path(str(files("kitapi")))
CLIENT = PACKAGE / "web" / "client"
RUNNER = Path(__file__).with_name("verify_records.mjs")
NO_NODE = "no Node.js: install version 20 or newer, which runs the page's modules without a browser"


class NoNode(LookupError):
    """Node.js is not installed."""


def node() -> str:
    """The path of Node.js.

    Raises:
        NoNode: Node.js is not installed.
    """
    found = shutil.which("node")
    if found is None:
        raise NoNode(NO_NODE)
    return found


def verdicts(deals: Sequence[Any], client: Path = CLIENT) -> list[dict[str, Any]]:
    """The page's verdict on each of ``deals``, lists of events; ``client``: the folder of the page's files."""
    given = "".join(f"{json.dumps(deal)}\n" for deal in deals)
    completed = subprocess.run([node(), RUNNER, client], input=given, capture_output=True, text=True, check=False)
    if completed.returncode:
        raise AssertionError(f"the page's verifier failed: {completed.stderr[-2000:]}")
    return [json.loads(line) for line in completed.stdout.splitlines()]


@contextmanager
def plant_fault(file: str, before: str, after: str) -> Iterator[Path]:
    """A copy of the page's verifier with a fault: ``after`` in place of ``before``, which ``file`` contains once.

    ``file``: its path below the package, as a pattern that matches one file. Yields the copy's folder of the page's
    files.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder)
        parts = [CLIENT / "fair", CLIENT / "vendor" / "hashes", *PACKAGE.glob("games/*/client/fair")]
        for part in parts:
            shutil.copytree(part, copy / part.relative_to(PACKAGE))
        (copy / "package.json").write_text('{"type":"module"}', encoding="utf-8")
        [found] = copy.glob(file)
        code = found.read_text(encoding="utf-8")
        assert code.count(before) == 1, f"{before!r} does not stand once in {file}"
        found.write_text(code.replace(before, after), encoding="utf-8")
        yield copy / "web" / "client"
