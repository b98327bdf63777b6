"""Runs the commands that read a record on damaged records: each must end with one sentence and without a traceback.

Records of every release are damaged by ``kitapi_campaigns.proofs.damage`` in bytes, lines and values. ``replay``,
``verify``, ``audit``, ``import`` and sometimes ``review`` read them through the command line itself.
"""

import random
from collections import Counter
from pathlib import Path
from unittest import mock

from kitapi_campaigns.proofs.commands import folder, run_alone, run_command
from kitapi_campaigns.proofs.damage import damage_record
from kitapi_campaigns.proofs.plan import Campaign, Control

COPIES = 100
"""Damaged copies in a block; one command as a process takes as long as thirty within this process."""

MOST_TRIED = 10
"""Blocks after which the control gives up."""

HISTORIES = Path(__file__).parents[5] / "tests" / "histories"
LARGEST_RECORD = 60_000
"""Largest size in bytes of a record that is damaged; larger ones only take longer."""


def block(seed: int, number: int, copies: int = COPIES, reviews: int = 1, alone: int = 1) -> Counter[str]:
    """Damage copies of frozen records, and run every command that reads a record on each.

    Raises:
        AssertionError: a command ended with a traceback; the message names the copy.
    """
    counts: Counter[str] = Counter()
    files = [path for path in sorted(HISTORIES.glob("*.jsonl")) if path.stat().st_size < LARGEST_RECORD]
    for copy in range(copies):
        name = f"{seed}/{number}/{copy}"
        chance = random.Random(f"{name}/record")
        content = damage_record(chance.choice(files).read_bytes(), chance)
        with folder() as there:
            path = there / "damaged.jsonl"
            path.write_bytes(content)
            lines = _reading_commands(str(path), chance)
            counts.update(f"{line[0]} {run_command(name, *line).status}" for line in lines)
            if copy < reviews:
                counts.update((f"review {run_command(name, 'review', str(path), '--deal', '1').status}",))
            if copy < alone:
                run_alone(name, chance.choice(lines[:3]))
                counts["processes"] += 1
        counts["records"] += 1
    return counts


def _reading_commands(path: str, chance: random.Random) -> tuple[tuple[str, ...], ...]:
    json = chance.choice(((), ("--json",)))
    database = f"sqlite:///{Path(path).with_name('imported.sqlite3')}"
    return (
        ("replay", path, *json),
        ("verify", path, *json),
        ("audit", path, *json),
        ("import", path, "--database", database),
    )


def unread(seed: int, number: int) -> Counter[str]:
    """Control: run blocks with the check of lines disabled until a command ends with a traceback."""
    counts: Counter[str] = Counter()
    with mock.patch("kitapi.cli.execution.sentence_of", return_value=None):
        while not counts["found"] and counts["tried"] < MOST_TRIED:
            try:
                block(seed, number + counts["tried"], reviews=0, alone=0)
            except AssertionError as error:
                counts["found"] += "ended with" in str(error)
            counts["tried"] += 1
    return counts


CAMPAIGN = Campaign(
    name="damaged-records",
    unit="records",
    title="A damaged record given to replay, verify, audit, import and review: a sentence each, no traceback",
    figure=10_000,
    block=block,
    controls=(Control(name="no-sentences", title="errors that are not translated into a sentence", block=unread),),
)
