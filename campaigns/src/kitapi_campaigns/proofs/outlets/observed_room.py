"""A room with one table, its web application and its visitors in this process, in which scripts are played."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec

from kitapi.kernel import Seat
from kitapi.registry import GAMES
from kitapi.room.desk.desk import TableDesk
from kitapi.room.record import streams
from kitapi.room.rooms import CardRoom
from kitapi.room.table.bots import BotPlayers
from kitapi.room.times import Times
from kitapi.store import Append, Appended, CommandKey, MemoryStore, StoreError, StoreUnavailable
from kitapi.web.app import create_app
from kitapi.web.visitors import Cookies
from kitapi.workers.bots import bots_of, seatable
from kitapi_campaigns.proofs.outlets.app_visitors import HOST, Socket, Visitor, open_app
from kitapi_campaigns.proofs.outlets.script import Act, Doing, Fault, Pass, Person, Return, Say, Script, Slow
from kitapi_campaigns.proofs.outlets.still_time import AtOnce, StillTime
from kitapi_testing.strategies import AnyGame, Moment

PAGE = Path(__file__).with_name("page")
PACE = 1.0
DAY = datetime(2026, 11, 22, tzinfo=UTC)

Answering = Callable[[str, Seat, bytes], bytes]
"""Returns the action of the bot at a seat, by its name, its seat and the request."""


class RecordedGame:
    """A game that records its decisions, and that fails once on demand."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self.done: list[Moment] = []
        self.breaks = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def open(self, setup: Any, commitment: Any) -> Any:
        """See ``Game.open``."""
        events = tuple(self._game.open(setup, commitment))
        self.done.append(Moment(None, None, None, events, ()))
        return events

    def decide(self, state: Any, actor: Any, action: Any) -> Any:
        """See ``Game.decide``; when broken, it raises an error whose text contains the whole state."""
        if self.breaks:
            self.breaks = False
            raise RuntimeError(repr(state))
        events = tuple(self._game.decide(state, actor, action))
        self.done.append(Moment(state, actor, action, events, ()))
        return events


class FailingStore(MemoryStore):
    """A store whose next append fails, if ``fails`` is set."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        super().__init__(clock)
        self.fails: StoreError | None = None

    async def append(self, batches: Sequence[Append], command: CommandKey | None = None) -> Appended:
        """See ``EventStore.append``."""
        if self.fails is not None:
            error, self.fails = self.fails, None
            raise error
        return await super().append(batches, command)


@dataclass
class Echo:
    """A solver, reviewer and adviser that returns its request as its answer, so that requests are compared."""

    games: frozenset[str] = frozenset(GAMES)
    seconds: float = 0.4
    is_ready: bool = True
    requests: list[bytes] = field(default_factory=list)

    def begin(self) -> None:
        """Do nothing: there is no process to start."""

    async def ask(self, _seconds: float, function: Callable[..., bytes], *arguments: object) -> bytes:
        """Call ``function`` in this process, as the bots that solve demand."""
        return function(*arguments)

    async def advice(self, *question: Any) -> bytes:
        """The question."""
        self.requests.append(repr(question).encode())
        actions = [{"action": {"kind": "asked"}, "worth": 0, "question": repr(question)}]
        return msgspec.json.encode({"unit": "points", "worlds": 1, "exact": True, "actions": actions})

    async def answer(self, line: bytes, on_progress: Any = None) -> bytes:
        """The question."""
        self.requests.append(line)
        answer = {"asked": line.decode()}
        return msgspec.json.encode({"review": {"en": answer}} if on_progress else answer)

    async def close(self) -> None:
        """Do nothing: there is no process to end."""


class ObservedRoom:
    """The room, its web application, and everybody's sockets; ``begin`` opens the table."""

    def __init__(self, script: Script, answering: Answering, wrapped: Callable[[Any], Any] = lambda app: app) -> None:
        self.script = script
        self.questions: list[tuple[Seat, bytes]] = []
        self.game = RecordedGame(GAMES[script.game])
        self.sockets: dict[int, Socket] = {}
        self.table_id = ""
        self._answering = answering
        self.wrapped = wrapped
        self._said = 0

    async def begin(self) -> None:
        """Open the table, let people sit down and take roles, and connect the spectators."""
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StillTime)
        self.loop = loop
        self.store = FailingStore(lambda: DAY + timedelta(seconds=loop.time()))
        self.room = CardRoom(
            self.store,
            {**GAMES, self.script.game: self.game},
            BotPlayers(self._choose, pace=PACE, workers=AtOnce, seatable=seatable, thinking=Echo()),  # type: ignore[arg-type]
            bots_of,
            times=Times(clock=loop.time),
        )
        echo: Any = Echo()
        guard = create_app(self.room, hosts=(HOST,), client=PAGE, solver=echo, reviewer=echo)
        litestar: Any = guard.app.app  # type: ignore[attr-defined]  # behind the budgets
        self.litestar = litestar
        self.litestar.state["hands"] = echo
        guard.cookies = Cookies(self.room.visitors, loop.time)
        self.app = self.wrapped(guard)
        await self._keep_key()
        self._end = await open_app(self.app)
        people = self.script.people
        cookies = [guard.cookies.sign(_token(person)) for person in people]
        self.visitors = [Visitor(self.app, cookie, 1 + who) for who, cookie in enumerate(cookies)]
        await self._sit_down()

    async def _keep_key(self) -> None:
        """Store the key that signs cookies, the same in all worlds, without drawing a random number."""
        made = streams.encode_event(streams.VisitorKeyMade(key="5e" * 32))
        await self.store.append([Append(stream=streams.VISITOR_KEY, expected=0, events=(made,))])

    async def do(self, doing: Doing) -> None:
        """Carry out ``doing``, and wait until all immediate consequences are done."""
        match doing:
            case Act():
                self._act(doing)
            case Say(who=who, text=text):
                self.sockets[who].say(text)
            case Pass(seconds=seconds):
                await asyncio.sleep(seconds)
            case Return(who=who):
                await self._come(who)
            case Slow(who=who, slowly=slowly):
                self.sockets[who].read(slowly=slowly)
            case Fault(what=what):
                self._fail(what)
        await self.loop.quiet()

    @property
    def desk(self) -> TableDesk:
        """The table's ``TableDesk``."""
        return self.room.desks.kept[self.table_id]

    async def end(self) -> None:
        """Close everything."""
        for socket in self.sockets.values():
            await socket.close()
        await self._end()

    async def _sit_down(self) -> None:
        script = self.script
        first = next(who for who, person in enumerate(script.people) if person.seat is not None)
        name = script.people[first].name
        seats = tuple("me" if who == name else who for who in script.seats)
        seats = tuple("open" if who in {person.name for person in script.people} else who for who in seats)
        new_table: Any = {"game": script.game, "terms": msgspec.Raw(script.terms), "seats": seats, "name": name}
        answer = await self.visitors[first].ask(
            "POST", "/api/tables", msgspec.json.encode(new_table | {"advice": script.advice})
        )
        assert answer.status == 201, answer
        self.table_id = msgspec.json.decode(answer.body)["table"]
        for who in sorted(range(len(script.people)), key=lambda who: who != first):
            await self._come(who)
            for text in self._settling_commands(script.people[who], opened=who == first):
                await self.do(Say(who, text))

    def _settling_commands(self, person: Person, *, opened: bool) -> list[str]:
        commands: list[Mapping[str, Any]] = []
        if person.seat is not None and not opened:
            commands += [{"type": "sit", "seat": person.seat, "name": person.name}, {"type": "accept", "terms": 1}]
        if person.role is not None:
            commands.append({"type": "take_role", "role": person.role, "name": person.name})
        return [self._frame(**one) for one in commands]

    async def _come(self, who: int) -> None:
        """Open a socket for ``who``, and keep the frames of an earlier one."""
        person, frames = self.script.people[who], []
        if who in self.sockets:
            frames = self.sockets[who].frames
            await self.sockets[who].close()
        role = "" if person.role is None else f"&as={person.role}"
        lang = ("en", "el", "sk", "it")[who % 4]
        self.sockets[who] = self.visitors[who].socket(f"/api/tables/{self.table_id}/socket?lang={lang}{role}")
        self.sockets[who].frames[:0] = frames
        await self.loop.quiet()

    def _act(self, act: Act) -> None:
        person = self.script.people[act.who]
        action = msgspec.Raw(self.game.codec.write_action(act.action))
        role = {} if person.role is None else {"role": person.role}
        self.sockets[act.who].say(self._frame(type="act", seen=act.seen, action=action, **role))

    def _frame(self, **fields: Any) -> str:
        self._said += 1
        return msgspec.json.encode({"id": f"command-{self._said:06}", **fields}).decode()

    def _fail(self, what: str) -> None:
        if what == "rules":
            self.game.breaks = True
        else:
            self.store.fails = StoreUnavailable("busy") if what == "busy" else StoreError("the disk is full")

    def _choose(self, bot: str, game: str, view: bytes, *rest: Any) -> bytes:
        """Answer as a worker process does; ``rest``: history, seed and budget."""
        seat = Seat(msgspec.json.decode(view)["seat"])
        self.questions.append((seat, repr((bot, game, view, *rest)).encode()))
        return self._answering(bot, seat, view)


def _token(person: Person) -> str:
    return person.name.encode().hex().ljust(43, "0")[:43]
