"""Restarts servers over one PostgreSQL database one after the other during play, with two versions of the code.

There are three real servers. People at tables of all games play through sockets of any of them, connect again
automatically, and send unanswered commands again under the same id. Each server in turn is ended by a signal or killed,
and started again. One server runs the newest earlier commit in which servers share a database.
"""

import asyncio
import random
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

from kitapi_campaigns.proofs.clusters.rolling_restarts import RestartSettings, restart_in_turn
from kitapi_campaigns.proofs.clusters.server import run_server, scratch
from kitapi_campaigns.proofs.clusters.servers import code_of, newest_before, rules_differ
from kitapi_campaigns.proofs.plan import Campaign, Control

RESTARTS = 12
CONTROL_RESTARTS = 6
BEFORE = "before"


def block(seed: int, number: int, settings: RestartSettings | None = None, commit: str = BEFORE) -> Counter[str]:
    """Restart servers over one database.

    ``settings``: with the URL of an empty database; None: the block starts a PostgreSQL server of its own. ``commit``:
    of the code that one server runs; empty for the present code, ``before`` for the newest earlier one.

    Raises:
        AssertionError: something was lost or doubled, or a table does not continue.
    """
    counts, broken = _play_restarts(seed, number, settings or RestartSettings(url="", restarts=RESTARTS), commit)
    assert not broken, f"rolling, seed {seed}, block {number}: {broken[:5]}"
    return counts


def fresh_ids(seed: int, number: int, settings: RestartSettings | None = None) -> Counter[str]:
    """Control: people who send unanswered commands again under new ids."""
    settings = settings or RestartSettings(url="", restarts=CONTROL_RESTARTS)
    return Counter(tried=1, found=int(bool(_play_restarts(seed, number, settings._replace(fresh_ids=True), "")[1])))


def _play_restarts(seed: int, number: int, settings: RestartSettings, commit: str) -> tuple[Counter[str], list[str]]:
    older = newest_before() if commit == BEFORE else commit
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if older:
            settings = settings._replace(older=code_of(older, folder), audit=not rules_differ(older))
        if not settings.url:
            data = stack.enter_context(tempfile.TemporaryDirectory(dir=scratch()))
            settings = settings._replace(url=stack.enter_context(run_server(Path(data))).url)
        counts, broken = asyncio.run(restart_in_turn(settings, folder, random.Random(f"{seed}/{number}")))
    counts["restarts with two versions" if older else "restarts with one version"] = counts["restarts"]
    return counts, broken


CAMPAIGN = Campaign(
    name="rolling",
    unit="restarts",
    title="Servers over one PostgreSQL database restarted in turn under play, in two versions",
    figure=300,
    block=block,
    controls=(Control(name="fresh-ids", title="commands sent again under new ids", block=fresh_ids, blocks=2),),
)
