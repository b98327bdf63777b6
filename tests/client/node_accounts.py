"""The accounts that a page computes by itself, run by Node.js."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.client.node_page import node

RUNNER = Path(__file__).with_name("answer_accounts.js")


def results_in_node(module: Path, calls: Iterable[tuple[str, list[Any]]]) -> list[Any]:
    """Return the results of functions that ``module`` exports; each call: a name, and arguments as JSON values."""
    lines = "".join(json.dumps({"name": name, "given": given}) + "\n" for name, given in calls)
    command = [node(), str(RUNNER), str(module)]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]
