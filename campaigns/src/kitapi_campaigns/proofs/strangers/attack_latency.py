"""Measures a player's latencies before, during and after an attack on the server by plain sockets."""

import asyncio
import sys
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from kitapi_campaigns.proofs.strangers.attack import Attack, Done
from kitapi_campaigns.proofs.strangers.child_server import Served
from kitapi_campaigns.proofs.strangers.measured_player import player

BEFORE = 2.0
"""Seconds of measuring before the attack."""

AFTER = 1.0
"""Seconds of measuring after the attack."""


class Outcome(NamedTuple):
    """Latencies in ms of commands ``before`` and ``during`` an attack, the attack's result, and the server's log."""

    before: list[float]
    during: list[float]
    done: Done
    lines: list[str]


def attack_server(server: Served, attack: Attack) -> Outcome:
    """Carry out ``attack`` on ``server``; server and table of ``attack`` are filled in here."""
    return asyncio.run(_attack_server(server, attack))


async def _attack_server(server: Served, attack: Attack) -> Outcome:
    async with player(server) as host, player(server) as other:
        process = await _ready(replace(attack, server=server.address, table=host.table))
        assert process.stdin is not None
        before = await other.play(BEFORE)
        process.stdin.write(b"\n")
        during = await other.play(attack.seconds)
        process.stdin.write(b"\n")
        written, _ = await process.communicate()
        during += await other.play(AFTER)
    return Outcome(before, during, msgspec.json.decode(written, type=Done), server.lines)


async def _ready(attack: Attack) -> asyncio.subprocess.Process:
    """Start the process of an attack, which then waits for a line."""
    words = ("-m", "kitapi_campaigns.proofs.strangers.attack", msgspec.json.encode(attack).decode())
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, *words, stdin=pipe, stdout=pipe)
    assert process.stdout is not None
    assert (await process.stdout.readline()) == b"ready\n"
    return process
