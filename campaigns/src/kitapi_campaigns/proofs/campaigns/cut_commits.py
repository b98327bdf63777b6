"""Breaks the connection to PostgreSQL around a commit: every append must be stored once, or refused and not stored.

A few writers of one node append at the same time, so that groups are as in production: events with and without an
expected version, with and without a command, and commands alone. The proxy lets the group's COMMIT through and
withholds the answer, or withholds the COMMIT, or leaves the connection half open before or after it; or the connection
breaks at any other moment. The answers to each writer must agree with the log, and the writers must be able to
continue.
"""

import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from kitapi.store import Append, Appended, CommandKey, NewEvent, Recorded, StoreError, StoreFailed, StoreUnavailable
from kitapi.store.postgres import PostgresStore, connections
from kitapi_campaigns.proofs.clusters.faults import believes, never_asks
from kitapi_campaigns.proofs.clusters.server import run_server, scratch
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.proxy import COMMIT, TcpProxy

CUTS = 250
CONTROL_CUTS = 12
EVERYTHING = 10_000_000
LONGEST = 120.0
PATIENCE = 0.5
"""Seconds after which the node gives a statement up; 10 in production."""

IDLE = 0.3
"""Seconds of an idle transaction after which the server rolls it back; 3 in production."""

ANYWHERE = 0.02
"""Seconds after the appends within which a connection breaks ``anywhere``."""

WAYS = {"answer lost": 40, "commit lost": 40, "anywhere": 10, "half open after": 5, "half open before": 5}
SHARP = {"answer lost": 1, "commit lost": 1}


class Said(NamedTuple):
    """An append, and the answer to its writer: a version, ``refused``, ``unknown``, or “wrong: …”."""

    id: str
    stream: str
    command: CommandKey | None
    events: int
    answer: int | str


class Writer:
    """Appends to a stream of its own, one append at each call.

    ``expects``: with the expected version; ``commands``: with a command; ``events``: with an event, else a command
    alone.
    """

    def __init__(
        self, store: PostgresStore, stream: str, *, expects: bool, commands: bool, events: bool = True
    ) -> None:
        self._store = store
        self._stream = stream
        self._expects, self._commands, self._events = expects, commands, events
        self._version = 0
        self.said: list[Said] = []

    async def append(self) -> None:
        """Append one event, or a command without any."""
        id = f"{self._stream}-{len(self.said)}"
        events = (NewEvent(kind="written", schema=1, payload=id.encode()),) if self._events else ()
        batch = Append(stream=self._stream, expected=self._version if self._expects else None, events=events)
        command = CommandKey(stream=self._stream, user="writer", id=id, digest="0") if self._commands else None
        answer: int | str
        try:
            appended = await self._store.append([batch], command)
        except StoreUnavailable:
            answer = "refused"
        except StoreFailed:
            answer = "unknown"
            self._version = await self._store.version(self._stream)
        except StoreError as error:
            answer = f"wrong: {error}"
        else:
            answer = self._check_version(appended, len(events))
        self.said.append(Said(id, self._stream, command, len(events), answer))

    def _check_version(self, appended: Appended, events: int) -> int | str:
        """The new version of the stream, or “wrong: …” if the answer is wrong."""
        version = appended.versions[self._stream]
        if appended.repeated or version != self._version + events:
            return f"wrong: {appended}, and it stood at {self._version}"
        self._version = version
        return version


def writers(store: PostgresStore) -> list[Writer]:
    """One writer of each kind."""
    return [
        Writer(store, "expecting", expects=True, commands=False),
        Writer(store, "commanded", expects=True, commands=True),
        Writer(store, "careless", expects=False, commands=False),
        Writer(store, "commanded-careless", expects=False, commands=True),
        Writer(store, "commands-alone", expects=False, commands=True, events=False),
    ]


async def cut(url: str, chance: random.Random, cuts: int, ways: dict[str, int]) -> tuple[Counter[str], list[str]]:
    """Break the connection ``cuts`` times around the commits of a node; returns the counts and all violations."""
    counts: Counter[str] = Counter()
    async with asyncio.timeout(LONGEST + cuts), TcpProxy.before(url) as proxy:
        store = await asyncio.to_thread(PostgresStore.open, proxy.url)
        other = await asyncio.to_thread(PostgresStore.open, url)
        mine = writers(store)
        neighbour = Writer(other, "neighbour", expects=True, commands=False)
        while counts["cuts"] < cuts:
            way = chance.choices(list(ways), list(ways.values()))[0]
            speak = [neighbour, *chance.sample(mine, chance.randint(1, len(mine)))]
            is_cut = await _break_line(proxy, way, speak, chance.uniform(0, ANYWHERE))
            counts.update(("cuts", way) if is_cut else ("not cut",))
        counts["appends"] = sum(len(one.said) for one in mine)
        counts["refused"] = sum(said.answer == "refused" for one in mine for said in one.said)
        said = [said for one in (*mine, neighbour) for said in one.said]
        broken = await _breaks(other, said)
        await store.close()
        await other.close()
    return counts, broken


async def _break_line(proxy: TcpProxy, way: str, speak: list[Writer], moment: float) -> bool:
    """Let the writers append, and break the connection (``anywhere``: in ``moment`` seconds); whether it broke."""
    breaks: dict[str, Callable[[], asyncio.Event]] = {
        "answer lost": proxy.cut_after_commit,
        "commit lost": lambda: proxy.cut_before(COMMIT),
        "half open after": lambda: proxy.silence(COMMIT, heard=True),
        "half open before": lambda: proxy.silence(COMMIT, heard=False),
    }
    done = breaks[way]() if way in breaks else asyncio.Event()
    speaking = asyncio.gather(*(one.append() for one in speak))
    if way not in breaks:
        await asyncio.sleep(moment)
        if not speaking.done():
            proxy.cut()
            done.set()
    await speaking
    return done.is_set()


async def _breaks(store: PostgresStore, said: list[Said]) -> list[str]:
    log = await store.read_all(limit=EVERYTHING)
    broken = [*_false_answers(log, said)]
    for one in said:
        if one.command is None:
            continue
        outcome = await store.outcome(one.command)
        version = outcome.versions[one.stream] if outcome else None
        if one.answer != "unknown" and version != (one.answer if isinstance(one.answer, int) else None):
            broken.append(f"{one.id} was told {one.answer}, and its command has the answer {version}")
    return broken


def _false_answers(log: list[Recorded], said: list[Said]) -> Iterator[str]:
    """Differences between the log and the answers to the writers."""
    there: dict[str, list[int]] = {}
    for place, event in enumerate(log, start=1):
        there.setdefault(event.payload.decode(), []).append(event.version)
        if event.position != place:
            yield f"event {place} has position {event.position}"
    for one in said:
        found = there.pop(one.id, [])
        if isinstance(one.answer, int):
            if found != [one.answer] * one.events:
                yield f"{one.id} was told {one.answer}, and is there at {found}"
        elif one.answer == "refused":
            if found:
                yield f"{one.id} was refused, and is there at {found}"
        elif one.answer != "unknown" or len(found) > 1:
            yield f"{one.id} was told {one.answer}, and is there at {found}"
    for id in there:
        yield f"{id} was never said"


@contextmanager
def impatient() -> Iterator[None]:
    """Make node and server notice half-open connections soon."""
    idle = {"idle_in_transaction_session_timeout": str(int(IDLE * 1000))}
    with mock.patch.object(connections, "STATEMENT", PATIENCE), mock.patch.dict(connections.SESSION, idle):
        yield


class CutSettings(NamedTuple):
    """Settings of a run: ``cuts`` in these ``ways``, with a fault; ``url``: of a server, else the run starts one."""

    cuts: int = CUTS
    ways: dict[str, int] = WAYS
    fault: AbstractContextManager[None] = nullcontext()
    url: str = ""


def play_commits(seed: int, number: int, settings: CutSettings) -> tuple[Counter[str], list[str]]:
    """Break the connection of a node; returns the counts and all violations."""
    with ExitStack() as undo:
        undo.enter_context(impatient())
        url = settings.url
        if not url:
            folder = undo.enter_context(tempfile.TemporaryDirectory(dir=scratch()))
            url = undo.enter_context(run_server(Path(folder))).url
        undo.enter_context(settings.fault)
        return asyncio.run(cut(url, random.Random(f"{seed}/{number}"), settings.cuts, settings.ways))


def block(seed: int, number: int, cuts: int = CUTS, url: str = "") -> Counter[str]:
    """Break the connection ``cuts`` times on one database.

    Raises:
        AssertionError: something was lost or doubled, or a writer got a wrong answer.
    """
    counts, broken = play_commits(seed, number, CutSettings(cuts, url=url))
    assert not broken, f"cut-commits, seed {seed}, block {number}: {broken[:5]}"
    return counts


def repeat_blindly(seed: int, number: int, url: str = "") -> Counter[str]:
    """Control: a writer that writes its group again without looking up its outcome."""
    return _find_fault(seed, number, CutSettings(CONTROL_CUTS, SHARP, never_asks(), url))


def answer_early(seed: int, number: int, url: str = "") -> Counter[str]:
    """Control: a writer that answers before it knows the outcome."""
    return _find_fault(seed, number, CutSettings(CONTROL_CUTS, SHARP, believes(), url))


def _find_fault(seed: int, number: int, settings: CutSettings) -> Counter[str]:
    return Counter(tried=1, found=int(bool(play_commits(seed, number, settings)[1])))


CAMPAIGN = Campaign(
    name="cut-commits",
    unit="cuts",
    title="The connection to PostgreSQL broken around a commit",
    figure=10_000,
    block=block,
    controls=(
        Control(name="repeats", title="a writer that writes again whatever the outcome", block=repeat_blindly),
        Control(name="believes", title="a writer that answers before it knows the outcome", block=answer_early),
    ),
)
