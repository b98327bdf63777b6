"""The accounts that a page computes by itself, run by Node.js."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import kitapi.web
from tests.client.node_page import node

SCORE_FILE = Path(kitapi.web.__file__).with_name("client") / "writer/score_file.js"
RUNNER = Path(__file__).with_name("answer_accounts.js")


def results_in_node(module: Path, calls: Iterable[tuple[str, list[Any]]]) -> list[Any]:
    """Return the results of functions that ``module`` exports; each call: a name, and arguments as JSON values."""
    lines = "".join(json.dumps({"name": name, "given": given}) + "\n" for name, given in calls)
    command = [node(), str(RUNNER), str(module)]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def score_files_in_node(module: Path, sittings: Iterable[Any]) -> list[str]:
    """Return the file of scores that the page saves of each sitting, none of whose lines is struck."""
    papers = [as_json(paper) for paper in sittings]
    exported = results_in_node(module, (("export_scores", [paper]) for paper in papers))
    lines = ([{"struck": False} for _ in paper["lines"]] for paper in papers)
    return results_in_node(SCORE_FILE, (("scoreFile", [*one]) for one in zip(lines, exported, strict=True)))


def recorded_lines(record: bytes, kinds: Iterable[str]) -> dict[str, Any]:
    """Return what the page imports of a record file: its terms, and its events of ``kinds`` as they stand there."""
    heading, *events = map(json.loads, record.splitlines())
    return {"terms": heading["terms"], "events": [event for event in events if event["kind"] in kinds]}


def as_json(value: Any) -> Any:
    """``value`` as JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))


def drafts_of(offer: Any, paper: Any, draft: Any, chance: Random) -> Iterable[tuple[Any, Any]]:
    """Return drafts of a deal filled in at random, one answer after the other, and the form of each."""
    for _ in range(6):
        form = offer(paper, draft)
        yield draft, form
        draft = msgspec.structs.replace(draft, **chance.choice(form.fields[-1].choices))
