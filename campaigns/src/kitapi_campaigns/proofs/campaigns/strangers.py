"""Attacks a server while others play, and measures the latencies of a player's stored commands.

``crowds``: 2,000 spectators at once, from one address within the usual limits, and in every second block without
limits. ``half-open``: 1,000 connections from many addresses that never finish their requests. ``floods``: 600,000
frames on one socket, then sockets and requests with unreadable contents. Each block has a server of its own, started
with the usual command. The attacker is another process that shares the machine's cores with server and player.
"""

import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.strangers.attack import Attack
from kitapi_campaigns.proofs.strangers.attack_latency import Outcome, attack_server
from kitapi_campaigns.proofs.strangers.child_server import serve_room
from kitapi_campaigns.proofs.strangers.measured_player import percentile

CROWD = 2000
CONTROL_CROWD = 2000
HALF_OPEN = 1000
FRAMES = 600_000
BROKEN = 300

LONGEST_MS = 100.0
"""Longest latency of 99 of 100 commands, in milliseconds."""

LIFTED = ("--most-spectators", "10000", "--allow-per-address", "1000")
ADDRESSES = 50

ENDED_WITHIN = 13.0
"""Seconds after which no half-open connection may be left: the server's limit of 10, and a margin for load."""

LINES = 2
"""Number of kinds of log lines that unreadable frames and requests cause; each may be written once a minute."""

SQUARE = """
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.desk.display import Display
from kitapi.web import acceptor
def greet(display, table, spectator):
    display.show(table)
Display.greet = greet
Onlooker.send_later = lambda onlooker, message, lane: onlooker.send(message)
acceptor.BATCH, acceptor.LONGEST_BATCH_PAUSE = 1000, 0.0
"""
"""Python that plants a fault: each newcomer makes the server send everybody the whole state at once."""

PATIENT = """
from kitapi.web.protocols import TimedHttp, TimedSocket
TimedHttp._await = lambda protocol, what: None
TimedSocket.start_keepalive = lambda protocol: protocol.schedule_ping()
"""
"""Python that plants a fault: no half-open connection is ended."""

TALKATIVE = """
from kitapi.web.logs import RepeatFilter
RepeatFilter.__call__ = lambda repeats, record: True
"""
"""Python that plants a fault: repeated log lines are not filtered."""

GREEDY = """
import asyncio
from types import SimpleNamespace
from kitapi.web import protocols, socket
async def sleep(seconds):
    if seconds:
        await asyncio.sleep(seconds)
socket.asyncio = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
protocols.READ_AT_ONCE, protocols.FRAMES_PER_SECOND = 256 * 1024, 1e9
"""
"""Python that plants a fault: all frames that have arrived are read and answered without pause."""


def _run(attack: Attack, *options: str, planted: str = "") -> Outcome:
    """Run ``attack`` against a server started with ``options``; ``planted``: Python that breaks it first."""
    with tempfile.TemporaryDirectory() as folder, serve_room(Path(folder), *options, planted=planted) as server:
        return attack_server(server, attack)


def _count_outcome(outcome: Outcome, **done: int) -> Counter[str]:
    """The counts of a block: commands, and under ``.MS`` the commands with a latency of MS milliseconds."""
    took = Counter(f".{round(one)}" for one in outcome.during)
    return took + Counter({**done, "commands": len(outcome.during)})


def quick(counts: Mapping[str, int]) -> str:
    """A sentence on the latencies of all commands.

    Raises:
        AssertionError: more than one of 100 commands exceeded the limit.
    """
    took = sorted((int(name[1:]), count) for name, count in counts.items() if name.startswith("."))
    every = [ms for ms, count in took for _ in range(count)]
    half, most = percentile(0.5, every), percentile(0.99, every)
    result = f"{len(every):,} commands: half within {half} ms, 99 % within {most} ms, all within {took[-1][0]} ms"
    assert most <= LONGEST_MS, result
    return result


def _is_slow(outcome: Outcome) -> bool:
    return percentile(0.99, outcome.during) > LONGEST_MS


def crowd_block(seed: int, number: int, many: int = CROWD, seconds: float = 8.0) -> Counter[str]:
    """Attack with spectators who all connect at once and never read.

    Raises:
        AssertionError: the server wrote more than one line into its log, or did not answer.
    """
    options = LIFTED if (seed + number) % 2 else ()
    outcome = _run(Attack(kind="crowd", many=many, seconds=seconds), *options)
    assert len(outcome.lines) <= 1, outcome.lines[:5]
    return _count_outcome(outcome, spectators=outcome.done.opened)


def square(_seed: int, _number: int) -> Counter[str]:
    """Control: a crowd whose cost grows with the square of its size."""
    attack = Attack(kind="crowd", many=CONTROL_CROWD, seconds=8.0)
    return Counter(tried=1, found=int(_is_slow(_run(attack, *LIFTED, planted=SQUARE))))


def half_open_block(_seed: int, _number: int, many: int = HALF_OPEN) -> Counter[str]:
    """Attack with connections that never finish their requests.

    Raises:
        AssertionError: the server kept some, or more than one line was written into the log.
    """
    outcome = _half_open(many)
    done = outcome.done
    assert (done.ended, done.last_end <= ENDED_WITHIN) == (many, True), done
    assert len(outcome.lines) <= 1, outcome.lines[:5]
    return _count_outcome(outcome, connections=many)


def patient(_seed: int, _number: int) -> Counter[str]:
    """Control: a server that waits for requests for ever."""
    outcome = _half_open(200, PATIENT)
    return Counter(tried=1, found=int(outcome.done.ended < outcome.done.opened))


def _half_open(many: int, planted: str = "") -> Outcome:
    attack = Attack(kind="half-open", many=many, seconds=ENDED_WITHIN + 1, addresses=ADDRESSES)
    return _run(attack, planted=planted)


def flood_block(_seed: int, _number: int, many: int = FRAMES, broken: int = BROKEN) -> Counter[str]:
    """Attack with frames as fast as they are accepted, and then with unreadable ones.

    Raises:
        AssertionError: a kind of line was written into the log more than once a minute.
    """
    flood = _run(Attack(kind="frames", many=many, seconds=8.0))
    assert not flood.lines, flood.lines[:5]
    unreadable = _send_broken_frames(broken)
    assert len(unreadable.lines) <= LINES, unreadable.lines[:5]
    return _count_outcome(flood, frames=many) + _count_outcome(unreadable, frames=broken)


def talkative(_seed: int, _number: int) -> Counter[str]:
    """Control: a log without limits."""
    return Counter(tried=1, found=int(len(_send_broken_frames(50, TALKATIVE).lines) > LINES))


def greedy(_seed: int, _number: int) -> Counter[str]:
    """Control: a server that reads and answers all frames at once."""
    attack = Attack(kind="frames", many=FRAMES, seconds=8.0)
    return Counter(tried=1, found=int(_is_slow(_run(attack, planted=GREEDY))))


def _send_broken_frames(many: int, planted: str = "") -> Outcome:
    return _run(Attack(kind="broken-frames", many=many, seconds=4.0), planted=planted)


CAMPAIGNS = (
    Campaign(
        name="crowds",
        unit="spectators",
        title="Spectators who all connect at once while others play at another table",
        figure=10_000,
        block=crowd_block,
        controls=(Control(name="square", title="spectators who cost their number's square", block=square),),
        judge=quick,
    ),
    Campaign(
        name="half-open",
        unit="connections",
        title="Connections that never finish their requests while others play",
        figure=3_000,
        block=half_open_block,
        controls=(Control(name="patient", title="a server that waits for ever", block=patient),),
        judge=quick,
    ),
    Campaign(
        name="floods",
        unit="frames",
        title="Frames without end, and unreadable ones, while others play at another table",
        figure=1_200_000,
        block=flood_block,
        controls=(
            Control(name="talkative", title="a log without limits", block=talkative),
            Control(name="greedy", title="a server that reads and answers all frames at once", block=greedy),
        ),
        judge=quick,
    ),
)
