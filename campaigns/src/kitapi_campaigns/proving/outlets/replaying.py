"""Plays a script again for one viewer, in this world or in a twin of it, and keeps everything that left for them."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from kitapi.cli.database.exporting import export_record
from kitapi.console.stopping import Stopped
from kitapi.kernel import IllegalAction, Role, Seat, Viewer
from kitapi.kernel.done_by import author_in, with_author
from kitapi.records import write_record
from kitapi.room.record.streams import play_stream
from kitapi.web.limits import TokenBucket
from kitapi_campaigns.proving.outlets import http_requests
from kitapi_campaigns.proving.outlets.determinism import Secrets, make_deterministic
from kitapi_campaigns.proving.outlets.hall import Hall
from kitapi_campaigns.proving.outlets.script import Act, Doing, Fault, Say, Script
from kitapi_campaigns.proving.outlets.still_time import StillTime
from kitapi_campaigns.proving.outlets.visiting import Answer, Frame
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import Renaming

LANGUAGES = ("en", "el", "sk", "it")

PROBES = 2
"""Wrong commands that the viewer sends before each thing that is done, at most."""

PROBES_PER_SECOND, PROBES_AT_ONCE = 5.0, 20
"""Of what the room takes from one socket, the most is left to the script."""

WRONG = (
    "",
    "[]",
    '{"id":"wrong-000001"}',
    '{"type":"act","id":"wrong-000002","seen":0,"action":{"kind":"pass"}}',
    '{"type":"act","id":"wrong-000003","seen":999999,"action":{"kind":"pass"}}',
    '{"type":"act","id":"wrong-000004","seen":1,"role":"dealer","action":{"kind":"wave"}}',
    '{"type":"act","id":"wrong-000005","seen":1,"action":{"kind":"no such thing"}}',
    '{"type":"sit","id":"wrong-000006","seat":9,"name":"Thief"}',
    '{"type":"seat_bot","id":"wrong-000007","seat":9,"bot":"steady"}',
    '{"type":"seat_bot","id":"wrong-000008","seat":0,"bot":"clairvoyant"}',
    '{"type":"next","id":"wrong-000009"}',
    '{"type":"take_role","id":"wrong-000010","role":"nobody"}',
    '{"type":"leave_role","id":"wrong-000011","role":"meter"}',
    '{"type":"accept","id":"wrong-000012","terms":7}',
    '{"type":"next","id":"short"}',
)
"""Frames that are refused while a deal runs, whatever lies on the table."""


class Seen(NamedTuple):
    """What left for a viewer with one thing done, and what was logged meanwhile."""

    frames: tuple[Frame, ...] = ()
    questions: tuple[bytes, ...] = ()
    answers: tuple[Answer, ...] = ()
    exported: bytes = b""
    log: tuple[str, ...] = ()


class World(NamedTuple):
    """Which world the script is played in: under what other names in the last deal, and whether it is a twin."""

    renaming: Renaming
    twin: bool


HERE = World(Renaming({}, {}), twin=False)


@dataclass(kw_only=True)
class Tour:
    """What is looked at: by ``viewer``, up to the doing ``end``, all that can be requested after those in ``stops``.

    ``compares``: the doings after which cards are hidden.
    ``who``: the viewer's place among the people; None for a bot. ``thorough``: at the end all requests are sent, those
    that name no table too. ``probes``: the wrong commands by doing, found in this world and sent again in the twin.
    ``planted``: what is put around the application, or into it, to leak.
    """

    script: Script
    viewer: Viewer
    who: int | None
    end: int
    stops: frozenset[int]
    compares: frozenset[int]
    seed: str
    thorough: bool = False
    probes: dict[int, list[Doing]] = field(default_factory=dict)
    planted: Callable[[Hall], Any] | None = None


def play_tour(tour: Tour, world: World) -> list[Seen]:
    """What the viewer saw on ``tour`` in ``world``, by step."""
    script = tour.script
    other = script.deals[-1] if world.twin else None
    with asyncio.Runner(loop_factory=StillTime) as runner:
        loop: Any = runner.get_loop()
        walk = _Walk(tour, world, loop.time)
        with make_deterministic(script.seed, Secrets(script.seed, other), walk.order_of, loop.time) as log:
            walk.log = log.lines
            return runner.run(walk.run())


class _Walk:
    """One play of a script."""

    def __init__(self, tour: Tour, world: World, clock: Callable[[], float]) -> None:
        self._tour, self._world, self._script = tour, world, tour.script
        self._case = CASES[tour.script.game]
        self._last = tour.script.deals[-1]
        self._answered = iter(tour.script.answers)
        self._rng = random.Random(tour.seed)
        self._allowed = TokenBucket(PROBES_PER_SECOND, PROBES_AT_ONCE, clock)
        self.hall = Hall(tour.script, self._answer)
        self.log: list[str] = []
        self._marks = [0, 0, 0]

    async def run(self) -> list[Seen]:
        """Everything that left, by doing."""
        plant = None if self._tour.planted is None else self._tour.planted(self.hall)
        with plant or nullcontext():
            return await self._walk()

    async def _walk(self) -> list[Seen]:
        await self.hall.begin()
        self._news(())
        seen = []
        for number in range(self._tour.end + 1):
            for doing in (*self._find_probes(number), self._script.doings[number]):
                await self.hall.do(self._rename(doing))
            stops = number in self._tour.stops
            answers = await self._ask(all_of_it=self._tour.thorough and number == self._tour.end) if stops else ()
            exported = await self._export() if stops else b""
            seen.append(self._news(answers)._replace(exported=exported))
        await self._must_be_as_drafted()
        await self.hall.end()
        return seen

    async def _must_be_as_drafted(self) -> None:
        """Whatever else was tried, the deal went as the script has it, under this world's names.

        Who caused an event is what the room adds to it at a table with a house, and is not in the script.
        """
        deal = [event for moment in self._script.moments if moment.failed is None for event in moment.events]
        opened = await self.hall.store.last_of_kind(play_stream(self.hall.table_id), self.hall.game.opening_kind)
        played = await self.hall.store.read(play_stream(self.hall.table_id), opened - 1)
        codec = self.hall.game.codec
        for recorded, event in zip(played, deal, strict=False):
            author = author_in(recorded.payload) if self.hall.game.house else None
            expected = with_author(codec.write_event(self._world.renaming.of(event)), author)
            assert recorded.payload == expected, f"the script was not played as drafted: {recorded}, not {expected!r}"

    def order_of(self, deal: int, _deck: Sequence[Any]) -> tuple[Any, ...]:
        """The cards in order, in the last deal those of this world."""
        order = self._script.orders[deal]
        return self._world.renaming.of(order) if deal == self._last else order

    def _rename(self, doing: Doing) -> Doing:
        if isinstance(doing, Act) and doing.deal == self._last:
            return doing._replace(action=self._world.renaming.of(doing.action))
        return doing

    def _answer(self, _bot: str, _seat: Seat, _view: bytes) -> bytes:
        deal, action = next(self._answered)
        if deal == self._last:
            action = self._world.renaming.of(action)
        return self._case.game.codec.write_action(action)

    def _find_probes(self, number: int) -> list[Doing]:
        """Wrong commands of the viewer; which these are is found out in this world."""
        who = self._tour.who
        if who is None or (number and isinstance(self._script.doings[number - 1], Fault)):
            return []  # the fault is meant for what is done next
        if self._world.twin:
            return self._tour.probes.get(number, [])
        table = self.hall.desk.kept.now
        if table is None or not table.is_running:
            return []  # what is wrong while a deal runs may be right between two
        if self.hall.sockets[who].is_slow:
            return []  # the answers would pile up unread until the room cuts them off, as it did not in the script
        texts = [self._rng.choice(WRONG)] if self._rng.random() < 0.3 else []
        texts += self._illegal(number)
        self._tour.probes[number] = [Say(who, text) for text in texts if self._allowed.take()]
        return self._tour.probes[number]

    def _illegal(self, number: int) -> list[str]:
        """Actions that the rules refuse the viewer now, as they would send them."""
        table, person = self.hall.desk.kept.now, self._script.people[self._tour.who or 0]
        if table is None or table.deal is None or not table.is_running or self._tour.viewer == "spectator":
            return []
        actions = list(self._case.actions(table.deal.state))
        texts: list[str] = []
        for turn, action in enumerate(self._rng.choice(actions) for _ in range(PROBES)):
            if self._is_legal(table.deal.state, action):
                continue
            sent = {"type": "act", "id": f"probe-{number:04}-{turn}", "seen": table.version}
            role = {} if person.role is None else {"role": person.role}
            written = msgspec.Raw(self._case.game.codec.write_action(action))
            texts.append(msgspec.json.encode({**sent, **role, "action": written}).decode())
        return texts

    def _is_legal(self, state: Any, action: Any) -> bool:
        try:
            self._case.game.decide(state, self._tour.viewer, action)
        except IllegalAction:
            return False
        return True

    async def _ask(self, *, all_of_it: bool) -> tuple[Answer, ...]:
        """The responses to all requests about the table, or to all requests there are; a bot sends none."""
        if self._tour.who is None:
            return ()
        game = self._case.game
        roles: tuple[Role, ...] = game.house.roles if game.house else ()
        deals = (await self.hall.desk.table()).deals
        place = http_requests.Place(self.hall.table_id, game.name, deals, roles, LANGUAGES[deals % len(LANGUAGES)])
        visitor = self.hall.visitors[self._tour.who]
        requests = http_requests.all_requests(self.hall.litestar.routes, place)
        if not all_of_it:
            requests = http_requests.requests_about_table(requests, place)
        return tuple([await visitor.ask(*one) for one in requests])

    async def _export(self) -> bytes:
        """What ``kitapi export`` would write now."""
        try:
            return b"".join(write_record(await export_record(self.hall.store, self.hall.table_id)))
        except Stopped as error:
            return str(error).encode()
        except Exception as error:
            return f"{type(error).__name__}: {error}".encode()

    def _news(self, answers: tuple[Answer, ...]) -> Seen:
        """What has left since the last time."""
        frames = [] if self._tour.who is None else self.hall.sockets[self._tour.who].frames
        requests = [question for seat, question in self.hall.questions if seat == self._tour.viewer]
        sent, question_at, logged = self._marks
        self._marks = [len(frames), len(requests), len(self.log)]
        log = tuple(self.log[logged:])
        return Seen(tuple(frames[sent:]), tuple(requests[question_at:]), answers, b"", log)
