"""Plays a script again, in this world or in a twin of it, and keeps everything that left for one viewer."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from kitapi.cli.database.export import export_record
from kitapi.console.exits import Stopped
from kitapi.kernel import IllegalAction, Role, Seat, Viewer
from kitapi.kernel.done_by import author_in, with_author
from kitapi.records import write_record
from kitapi.room.record.streams import play_stream
from kitapi.web.limits import TokenBucket
from kitapi_campaigns.proofs.outlets import http_requests
from kitapi_campaigns.proofs.outlets.app_visitors import Answer, Frame
from kitapi_campaigns.proofs.outlets.determinism import Secrets, make_deterministic
from kitapi_campaigns.proofs.outlets.observed_room import ObservedRoom
from kitapi_campaigns.proofs.outlets.script import Act, Doing, Fault, Say, Script
from kitapi_campaigns.proofs.outlets.still_time import StillTime
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import Renaming

LANGUAGES = ("en", "el", "sk", "it")

PROBES = 2
"""Most wrong commands that the viewer sends before each doing."""

PROBES_PER_SECOND, PROBES_AT_ONCE = 5.0, 20
"""Limits on wrong commands; they leave most of a socket's allowance to the script."""

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
"""Frames that are refused in every state of a running deal."""


class Seen(NamedTuple):
    """The messages sent to a viewer during one action, and the lines logged meanwhile."""

    frames: tuple[Frame, ...] = ()
    questions: tuple[bytes, ...] = ()
    answers: tuple[Answer, ...] = ()
    exported: bytes = b""
    log: tuple[str, ...] = ()


class World(NamedTuple):
    """The world in which a script is played: the renaming of cards in the last deal, and whether it is a twin."""

    renaming: Renaming
    twin: bool


HERE = World(Renaming({}, {}), twin=False)


@dataclass(kw_only=True)
class ViewerReplay:
    """A replay to compare: for ``viewer``, up to the doing ``end``, with all requests after those in ``stops``.

    ``compares``: the doings after which cards are hidden.
    ``who``: the viewer's place among the people; None for a bot. ``thorough``: whether all requests are sent at the
    end, also those that name no table. ``probes``: by doing, the wrong commands, which are found in this world and sent
    again in the twin. ``planted``: a leak planted in the application.
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
    planted: Callable[[ObservedRoom], Any] | None = None


def replay_for_viewer(tour: ViewerReplay, world: World) -> list[Seen]:
    """The messages that the viewer saw on ``tour`` in ``world``, by doing."""
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

    def __init__(self, tour: ViewerReplay, world: World, clock: Callable[[], float]) -> None:
        self._tour, self._world, self._script = tour, world, tour.script
        self._case = CASES[tour.script.game]
        self._last = tour.script.deals[-1]
        self._answered = iter(tour.script.answers)
        self._rng = random.Random(tour.seed)
        self._allowed = TokenBucket(PROBES_PER_SECOND, PROBES_AT_ONCE, clock)
        self.observed_room = ObservedRoom(tour.script, self._answer)
        self.log: list[str] = []
        self._marks = [0, 0, 0]

    async def run(self) -> list[Seen]:
        """Play the script; returns everything that left, by doing."""
        plant = None if self._tour.planted is None else self._tour.planted(self.observed_room)
        with plant or nullcontext():
            return await self._walk()

    async def _walk(self) -> list[Seen]:
        await self.observed_room.begin()
        self._news(())
        seen = []
        for number in range(self._tour.end + 1):
            for doing in (*self._find_probes(number), self._script.doings[number]):
                await self.observed_room.do(self._rename(doing))
            stops = number in self._tour.stops
            answers = await self._ask(all_of_it=self._tour.thorough and number == self._tour.end) if stops else ()
            exported = await self._export() if stops else b""
            seen.append(self._news(answers)._replace(exported=exported))
        await self._must_be_as_drafted()
        await self.observed_room.end()
        return seen

    async def _must_be_as_drafted(self) -> None:
        """Check that the deal went as in the script, with this world's cards, in spite of the wrong commands.

        At a table with a house the room adds the person who caused an event, which is not in the script.
        """
        deal = [event for moment in self._script.moments if moment.failed is None for event in moment.events]
        opened = await self.observed_room.store.last_of_kind(
            play_stream(self.observed_room.table_id), self.observed_room.game.opening_kind
        )
        played = await self.observed_room.store.read(play_stream(self.observed_room.table_id), opened - 1)
        codec = self.observed_room.game.codec
        for recorded, event in zip(played, deal, strict=False):
            author = author_in(recorded.payload) if self.observed_room.game.house else None
            expected = with_author(codec.write_event(self._world.renaming.of(event)), author)
            assert recorded.payload == expected, f"the script was not played as drafted: {recorded}, not {expected!r}"

    def order_of(self, deal: int, _deck: Sequence[Any]) -> tuple[Any, ...]:
        """The order of the cards; in the last deal, this world's."""
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
        """Wrong commands of the viewer, found in this world."""
        who = self._tour.who
        if who is None or (number and isinstance(self._script.doings[number - 1], Fault)):
            return []  # the fault must meet the next doing
        if self._world.twin:
            return self._tour.probes.get(number, [])
        table = self.observed_room.desk.kept.now
        if table is None or not table.is_running:
            return []  # commands that are wrong during a deal may be right between deals
        if self.observed_room.sockets[who].is_slow:
            return []  # the answers to a slow reader would make the room cut the socket, unlike in the script
        texts = [self._rng.choice(WRONG)] if self._rng.random() < 0.3 else []
        texts += self._illegal(number)
        self._tour.probes[number] = [Say(who, text) for text in texts if self._allowed.take()]
        return self._tour.probes[number]

    def _illegal(self, number: int) -> list[str]:
        """Frames with actions that the rules refuse the viewer at this moment."""
        table, person = self.observed_room.desk.kept.now, self._script.people[self._tour.who or 0]
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
        """The responses to all requests about the table, or to all requests; a bot sends none."""
        if self._tour.who is None:
            return ()
        game = self._case.game
        roles: tuple[Role, ...] = game.house.roles if game.house else ()
        deals = (await self.observed_room.desk.table()).deals
        place = http_requests.Place(
            self.observed_room.table_id, game.name, deals, roles, LANGUAGES[deals % len(LANGUAGES)]
        )
        visitor = self.observed_room.visitors[self._tour.who]
        requests = http_requests.all_requests(self.observed_room.litestar.routes, place)
        if not all_of_it:
            requests = http_requests.requests_about_table(requests, place)
        return tuple([await visitor.ask(*one) for one in requests])

    async def _export(self) -> bytes:
        """The present output of ``kitapi export``."""
        try:
            return b"".join(write_record(await export_record(self.observed_room.store, self.observed_room.table_id)))
        except Stopped as error:
            return str(error).encode()
        except Exception as error:
            return f"{type(error).__name__}: {error}".encode()

    def _news(self, answers: tuple[Answer, ...]) -> Seen:
        """Return the messages sent since the last call."""
        frames = [] if self._tour.who is None else self.observed_room.sockets[self._tour.who].frames
        requests = [question for seat, question in self.observed_room.questions if seat == self._tour.viewer]
        sent, question_at, logged = self._marks
        self._marks = [len(frames), len(requests), len(self.log)]
        log = tuple(self.log[logged:])
        return Seen(tuple(frames[sent:]), tuple(requests[question_at:]), answers, b"", log)
