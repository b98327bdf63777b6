"""Servers over one PostgreSQL database, exchanged one after the other while people play, in two versions of the code.

Three real servers; at tables of all games people play through sockets of any of them, come back by themselves and say
again under the same id what was not answered. Each server in turn is ended by a signal or killed, and started again.
One runs the newest commit before the present one in which servers share a database.
"""

import asyncio
import random
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from kitapi_campaigns.proving.clusters.rolling import Rolled, rolled
from kitapi_campaigns.proving.clusters.server import running, scratch
from kitapi_campaigns.proving.clusters.serving import code_of, newest_before, rules_differ
from kitapi_campaigns.proving.plan import Campaign, Control

RESTARTS = 12
CONTROL_RESTARTS = 6
BEFORE = "before"


def block(seed: int, number: int, asked: Rolled | None = None, commit: str = BEFORE) -> Counter[str]:
    """Restarts over one database.

    ``asked``: with an empty database, else on a server of its own. ``commit``: of the code that one server runs; empty
    for the present code, ``before`` for the newest one before.

    Raises:
        AssertionError: something was lost or doubled, or a table does not continue.
    """
    counts, broken = _played(seed, number, asked or Rolled(url="", restarts=RESTARTS), commit)
    assert not broken, f"rolling, seed {seed}, block {number}: {broken[:5]}"
    return counts


def fresh_ids(seed: int, number: int, asked: Rolled | None = None) -> Counter[str]:
    """People who say again under new ids what was not answered."""
    asked = asked or Rolled(url="", restarts=CONTROL_RESTARTS)
    return Counter(tried=1, found=int(bool(_played(seed, number, asked._replace(fresh_ids=True), "")[1])))


def _played(seed: int, number: int, asked: Rolled, commit: str) -> tuple[Counter[str], list[str]]:
    older = newest_before() if commit == BEFORE else commit
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if older:
            asked = asked._replace(older=code_of(older, folder), retell=not rules_differ(older))
        if not asked.url:
            data = stack.enter_context(tempfile.TemporaryDirectory(dir=scratch()))
            asked = asked._replace(url=stack.enter_context(running(Path(data))).url)
        counts, broken = asyncio.run(rolled(asked, folder, random.Random(f"{seed}/{number}")))
    counts["restarts with two versions" if older else "restarts with one version"] = counts["restarts"]
    return counts, broken


CAMPAIGN = Campaign(
    name="rolling",
    unit="restarts",
    title="Servers over one PostgreSQL database restarted in turn under play, in two versions",
    figure=300,
    block=block,
    controls=(Control(name="fresh-ids", title="commands said again under new ids", block=fresh_ids, blocks=2),),
)
