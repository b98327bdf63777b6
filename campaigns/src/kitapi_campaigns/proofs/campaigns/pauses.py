"""Stops or disconnects nodes for longer than their leases: others take over, and then only those may write.

Three nodes over one PostgreSQL server, each behind proxies of its own, serve six tables: people send commands to any
of them, and the nodes take steps by themselves. In each round one node is stopped, or loses its connection to the
database, or only the connection that renews its lease. If it returns before its lease ends, it keeps its tables; if
not, others take them over. A trigger notes the number of events at the end of each epoch; every event contains the
epoch in which it was written.
"""

import json
import subprocess
import sys
from collections import Counter
from typing import Any

from kitapi_campaigns.proofs.clusters.paused_nodes import BlockSettings
from kitapi_campaigns.proofs.plan import Campaign, Control

ROUNDS = 25
CONTROL_ROUNDS = 6
LONGEST = 900.0
"""Seconds after which a block counts as stuck."""


def block(seed: int, number: int, rounds: int = ROUNDS, url: str = "") -> Counter[str]:
    """Play rounds on one database; ``url``: of an empty database, else the block starts a server of its own.

    Raises:
        AssertionError: an event was written after its epoch, lost or doubled, or a node does not come back.
    """
    done = _play_rounds(BlockSettings(seed, number, rounds, url=url))
    assert not done["broken"], f"pauses, seed {seed}, block {number}: {done['broken'][:5]}"
    return Counter(done["counts"])


def play_unfenced(seed: int, number: int, rounds: int = CONTROL_ROUNDS, url: str = "") -> Counter[str]:
    """Control: a store without a fence, which stores the events of a node whose epoch has ended."""
    settings = BlockSettings(seed, number, rounds, fenced=False, ways=("heart half open",), url=url)
    return Counter(tried=1, found=int(bool(_play_rounds(settings)["broken"])))


def _play_rounds(settings: BlockSettings) -> dict[str, Any]:
    words = [sys.executable, "-m", "kitapi_campaigns.proofs.clusters.paused_nodes", json.dumps(settings._asdict())]
    ended = subprocess.run(words, stdout=subprocess.PIPE, check=True, timeout=LONGEST)
    done: dict[str, Any] = json.loads(ended.stdout)
    return done


CAMPAIGN = Campaign(
    name="pauses",
    unit="rounds",
    title="A node stopped or cut off past its lease, while others take its tables over",
    figure=1_000,
    block=block,
    controls=(Control(name="unfenced", title="a store without a fence", block=play_unfenced),),
)
