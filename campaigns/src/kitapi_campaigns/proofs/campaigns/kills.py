"""Kills the node at random moments: every acknowledged command must be stored once, and play must continue.

``kills``: the real card room with the store on a file, forked and killed by SIGKILL, 200 times on one database.
``postgres-kills``: the same with the store on a PostgreSQL server, which is sometimes killed, too.
``server-kills``: a whole server, killed while people play through sockets.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from kitapi_campaigns.kill_campaign import campaign
from kitapi_campaigns.proofs.crashes.backend import SERVER
from kitapi_campaigns.proofs.crashes.node_killer import BlockSettings
from kitapi_campaigns.proofs.plan import Campaign, Control

KILLS = 200
POSTGRES_KILLS = 50
CONTROL_KILLS = 30
SERVER_KILLS = 10
LONGEST = 600.0
"""Seconds after which a block counts as stuck."""


def block(seed: int, number: int, kills: int = KILLS) -> Counter[str]:
    """Kill nodes on one database.

    Raises:
        AssertionError: something was lost, doubled or shown that is not so.
    """
    return _run_block("kills", BlockSettings(seed, number, kills))


def postgres_block(seed: int, number: int, kills: int = POSTGRES_KILLS, backend: str = SERVER) -> Counter[str]:
    """Kill nodes on one PostgreSQL database; ``backend``: its address, or ``server`` for a server of its own.

    Raises:
        AssertionError: something was lost, doubled or shown that is not so.
    """
    return _run_block("postgres-kills", BlockSettings(seed, number, kills, backend=backend))


def _run_block(name: str, settings: BlockSettings) -> Counter[str]:
    done = _run_process(settings)
    assert not done["broken"], f"{name}, seed {settings.seed}, block {settings.number}: {done['broken'][:5]}"
    return Counter(done["counts"])


def answering_first(seed: int, number: int, backend: str = "") -> Counter[str]:
    """Control: a store that answers before its commit."""
    return _run_control(BlockSettings(seed, number, CONTROL_KILLS, "answers-first", backend))


def fresh_ids(seed: int, number: int, backend: str = "") -> Counter[str]:
    """Control: people who send commands again under new ids, so that some are stored twice, or stored and refused."""
    return _run_control(BlockSettings(seed, number, CONTROL_KILLS, "fresh-ids", backend))


def _run_control(settings: BlockSettings) -> Counter[str]:
    return Counter(tried=1, found=int(bool(_run_process(settings)["broken"])))


def _run_process(settings: BlockSettings) -> dict[str, Any]:
    words = [sys.executable, "-m", "kitapi_campaigns.proofs.crashes.node_killer", json.dumps(settings._asdict())]
    ended = subprocess.run(words, stdout=subprocess.PIPE, check=True, timeout=LONGEST)
    done: dict[str, Any] = json.loads(ended.stdout)
    return done


def server_block(seed: int, number: int) -> Counter[str]:
    """Kill a whole server during play.

    Raises:
        AssertionError: something was lost, doubled or shown that is not so.
    """
    done = _serve_and_kill(seed * 10_000 + number, again=False)
    assert not done["broken"], f"server-kills, seed {seed}, block {number}: {done['broken'][:5]}"
    return Counter(done["counts"])


def server_fresh_ids(seed: int, number: int) -> Counter[str]:
    """Control: people who send commands again under new ids."""
    return Counter(tried=1, found=int(bool(_serve_and_kill(seed * 10_000 + number, again=True)["broken"])))


def _serve_and_kill(seed: int, *, again: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        done = asyncio.run(campaign(Path(folder), SERVER_KILLS, seed, fresh_ids=again))
    counts = {"kills": done.kills, "answers": done.answered, "said again": done.sent_again, "stored": done.found_stored}
    return {"counts": counts, "broken": done.breaks}


CAMPAIGNS = (
    Campaign(
        name="kills",
        unit="kills",
        title="A node killed at random moments",
        figure=10_000,
        block=block,
        controls=(
            Control(name="answers-first", title="a store that answers before its commit", block=answering_first),
            Control(name="fresh-ids", title="commands sent again under new ids", block=fresh_ids),
        ),
    ),
    Campaign(
        name="postgres-kills",
        unit="kills",
        title="A node over PostgreSQL killed at random moments, and now and then the database server",
        figure=500,
        block=postgres_block,
        controls=(
            Control(
                name="answers-first",
                title="a store that answers before its commit",
                block=partial(answering_first, backend=SERVER),
            ),
            Control(
                name="fresh-ids", title="commands sent again under new ids", block=partial(fresh_ids, backend=SERVER)
            ),
        ),
    ),
    Campaign(
        name="server-kills",
        unit="kills",
        title="A server killed while people play through sockets",
        figure=1_000,
        block=server_block,
        controls=(
            Control(name="fresh-ids", title="commands sent again under new ids", block=server_fresh_ids, blocks=6),
        ),
    ),
)
