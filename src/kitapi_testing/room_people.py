"""People, bots and stores for the room's tests."""

import asyncio
import functools
import itertools
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from kitapi.kernel import Commitment, pledge_of
from kitapi.room.desk.desk import TableDesk
from kitapi.room.onlookers.audience import Onlooker
from kitapi.room.onlookers.messages import (
    Accept,
    Act,
    AnswerProposal,
    AnswerRequest,
    BreakUp,
    DismissRole,
    GiveAway,
    LeaveRole,
    Next,
    Rise,
    SeatBot,
    Sit,
    State,
    TakeRole,
    Terms,
    Watching,
)
from kitapi.room.onlookers.take_back_messages import TakeBackAct
from kitapi.room.onlookers.talk_messages import Said, TakenAway, TalkRecord, Written
from kitapi.room.rooms import CardRoom, NewTable
from kitapi.room.table.bots import BotPlayers, Choose
from kitapi.room.times import Times
from kitapi.store import EventStore
from kitapi_testing.toy_game import TOY

StoreAt = Callable[[], EventStore]
"""Opens a store; opened again after it was closed, the store has everything that was stored."""

SHARE = "0f" * 16
"""Everybody's share in every shuffle."""

TOO_LONG = 20.0
"""Timeout in seconds for conditions that tests wait for."""

LASTING = Times(contribution=3600.0, counting=0.01)
"""Long timeouts, so that nobody is late."""

ids = itertools.count(1)


def story(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Return a decorator that runs a test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def fresh_id() -> str:
    """Return a command id that was not used before."""
    return f"command-{next(ids):06}"


def play_first(bot: str, game: str, view: bytes, history: bytes, seed: int, budget: float) -> bytes:
    """Return a bot that takes whatever it is offered first."""
    return msgspec.json.encode(msgspec.json.decode(view)["options"][0])


def toy_bots(game: str) -> tuple[str, ...]:
    """Return the bots of the toy game."""
    return ("first", "other")


def toy_room(store: EventStore, *, choose: Choose = play_first, times: Times = LASTING) -> CardRoom:
    """Return a card room with the toy game, whose bots answer at once."""
    players = BotPlayers(choose, pace=0, workers=lambda: ThreadPoolExecutor(1))
    return CardRoom(store, {"toy": TOY}, players, toy_bots, times=times)


def new_table(*seats: str, name: str = "Maria", **variant: Any) -> NewTable:
    """Return the request for a table of the toy game: seats as a client writes them, opener's name, house rules."""
    terms = msgspec.json.encode({"players": len(seats), "variant": variant})
    return NewTable(game="toy", terms=msgspec.Raw(terms), seats=seats, name=name)


class Guest:
    """A person at a table: what they have received, and what they can do."""

    def __init__(self, desk: TableDesk, user: str, role: str | None = None, pace: str = "normal") -> None:
        self.desk = desk
        self.user = user
        self.onlooker = Onlooker(user, role, pace)
        self.states: list[State] = []
        self.watching = 0

    async def look(self) -> "Guest":
        """Connect, and take the first state."""
        await self.desk.admit(self.onlooker)
        await self.hear()
        return self

    async def leave(self) -> None:
        """Disconnect."""
        await self.desk.dismiss(self.onlooker)

    async def hear(self) -> State:
        """Return the next state that the guest is sent."""
        while not isinstance(message := await self._next(), State):
            pass
        return message

    async def until_watching(self, count: int) -> None:
        """Take messages until ``count`` visitors look on."""
        while self.watching != count:
            await self._next()

    async def catch_up(self) -> None:
        """Take all queued messages."""
        while self.onlooker.waiting:
            await self._next()

    async def _next(self) -> State | Watching | Said | Written | TakenAway | TalkRecord:
        message = await asyncio.wait_for(self.onlooker.next_message(), TOO_LONG)
        assert isinstance(message, State | Watching | Said | Written | TakenAway | TalkRecord), "cut off"
        if isinstance(message, State):
            self.states.append(message)
            self.watching = message.table.watching
        elif isinstance(message, Watching):
            self.watching = message.count
        return message

    async def until(self, condition: Callable[[State], bool]) -> State:
        """Return the first state, from the last received one on, for which ``condition`` is true."""
        while not condition(self.states[-1]):
            await self.hear()
        return self.states[-1]

    async def until_offered(self, kind: str = "play_card") -> State:
        """Return the first state in which an action of ``kind`` is offered."""
        return await self.until(lambda state: any(option["kind"] == kind for option in options_in(state)))

    @property
    def state(self) -> State:
        """The last state that was received."""
        return self.states[-1]

    async def act(
        self, action: dict[str, Any], *, seen: int | None = None, id: str | None = None, role: str | None = None
    ) -> int:
        """Do ``action``; returns the version of the table afterwards."""
        seen = self.state.version if seen is None else seen
        command = Act(id=id or fresh_id(), seen=seen, action=msgspec.Raw(msgspec.json.encode(action)), role=role)
        return await self.desk.handle(self.user, command)

    async def take_role(self, role: str, name: str = "") -> int:
        """Take a role of the house, or request it where the host must agree."""
        return await self.desk.handle(self.user, TakeRole(id=fresh_id(), role=role, name=name))

    async def answer_request(self, request: int, *, admit: bool = True) -> int:
        """Admit or refuse the person who asks for a role."""
        return await self.desk.handle(self.user, AnswerRequest(id=fresh_id(), request=request, admit=admit))

    async def dismiss_role(self, role: str) -> int:
        """Take a role from the person who has it."""
        return await self.desk.handle(self.user, DismissRole(id=fresh_id(), role=role))

    async def admit_all(self) -> None:
        """Let everybody in who has asked for a role."""
        for request in (await self.desk.table()).seating.requests:
            await self.answer_request(request)

    async def leave_role(self, role: str) -> int:
        """Give up a role."""
        return await self.desk.handle(self.user, LeaveRole(id=fresh_id(), role=role))

    async def contribute(self) -> int:
        """Give the guest's pledge for the shuffle, and the pledged share as soon as all others have pledged too."""
        state = await self.until(lambda state: pending_share(options_in(state)) is not None)
        version = await self.act(share_action(pending_share(options_in(state)) or {}))
        state = await self.until(lambda state: state.version >= version)
        pending = pending_share(options_in(state))
        return version if pending is None else await self.act(share_action(pending))

    async def play(self) -> int:
        """Play the first card that is legal."""
        state = await self.until_offered()
        version = await self.act(next(option for option in options_in(state) if option["kind"] == "play_card"))
        await self.until(lambda state: state.version >= version)
        return version

    async def sit(self, seat: int, name: str | None = None, invitation: str = "") -> int:
        """Take a seat, by default with the user in title case as the name."""
        name = self.user.title() if name is None else name
        return await self.desk.handle(self.user, Sit(id=fresh_id(), seat=seat, name=name, invitation=invitation))

    async def join(self, seat: int, name: str | None = None) -> int:
        """Take a seat before the first deal, and accept the terms on the table."""
        await self.sit(seat, name)
        return await self.accept((await self.desk.table()).seating.terms_number)

    async def accept(self, terms: int) -> int:
        """Accept the terms of this number."""
        return await self.desk.handle(self.user, Accept(id=fresh_id(), terms=terms))

    async def put_terms(self, players: int = 2, **variant: Any) -> int:
        """Propose terms for the table."""
        terms = msgspec.Raw(msgspec.json.encode({"players": players, "variant": variant}))
        return await self.desk.handle(self.user, Terms(id=fresh_id(), terms=terms))

    async def break_up(self, agree: bool = True) -> int:
        """Agree to end the sitting; with ``agree`` false, withdraw the agreement."""
        return await self.desk.handle(self.user, BreakUp(id=fresh_id(), agree=agree))

    async def rise(self, *, for_good: bool = False) -> int:
        """Leave the own seat."""
        return await self.desk.handle(self.user, Rise(id=fresh_id(), for_good=for_good))

    async def give_away(self, seat: int) -> int:
        """Give a seat whose person is missing to others."""
        return await self.desk.handle(self.user, GiveAway(id=fresh_id(), seat=seat))

    async def take_back(self, kept: int) -> int:
        """Take back the act after the first ``kept`` events of the deal, or propose it."""
        return await self.desk.handle(self.user, TakeBackAct(id=fresh_id(), kept=kept))

    async def answer(self, proposal: int, *, agree: bool = True) -> int:
        """Agree to a proposal, or reject it."""
        return await self.desk.handle(self.user, AnswerProposal(id=fresh_id(), proposal=proposal, agree=agree))

    async def seat_bot(self, seat: int, bot: str = "first") -> int:
        """Put a bot in a seat."""
        return await self.desk.handle(self.user, SeatBot(id=fresh_id(), seat=seat, bot=bot))

    async def next(self, id: str | None = None) -> int:
        """Say that one is ready for the next deal."""
        return await self.desk.handle(self.user, Next(id=id or fresh_id()))


def pending_share(options: list[dict[str, Any]]) -> dict[str, Any] | None:
    """Return the option to pledge or give a share in the shuffle, if it is among ``options``."""
    return next((option for option in options if option["kind"] in ("seal", "nonce")), None)


def share_action(pending: dict[str, Any]) -> dict[str, Any]:
    """Return the action that pledges or gives ``SHARE``, for the option ``pending``."""
    if pending["kind"] == "nonce":
        return {"kind": "contribute", "value": SHARE}
    commitment = msgspec.convert(pending["commitment"], Commitment)
    return {"kind": "pledge", "digest": pledge_of(commitment, pending["seat"], SHARE)}


def view_in(state: State) -> dict[str, Any]:
    """Return the view of a state, as JSON."""
    assert state.view is not None
    view: dict[str, Any] = msgspec.json.decode(state.view)
    return view


def options_in(state: State) -> list[dict[str, Any]]:
    """Return the options in the view of a state; none where there is no view."""
    return view_in(state).get("options", []) if state.view else []


def kinds_in(state: State) -> list[str]:
    """Return the kinds of the observations that came with a state."""
    return [msgspec.json.decode(observation)["kind"] for observation in state.observations]


def is_over(state: State) -> bool:
    """Whether the deal is over."""
    return bool(view_in(state)["over"])


async def open_desk(room: CardRoom, *seats: str, user: str = "maria", **variant: Any) -> TableDesk:
    """Open a table as ``user``, and return its desk."""
    table, _ = await room.open_table(user, new_table(*seats, name=user.title(), **variant))
    return await room.desk(table)
