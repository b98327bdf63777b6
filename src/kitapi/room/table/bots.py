"""Bots at the tables: asked in worker processes, never on the event loop, and never able to stall a table.

When a bot answers does not depend on its cards: it thinks while a pause runs whose length is drawn from public
facts alone and is longer than it may think. A bot that is done earlier waits; one that is late, as on a busy machine,
answers after whole pauses.
"""

import asyncio
import logging
import math
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass

import msgspec

from kitapi.kernel import Family, IllegalAction, MalformedAction, Nonce, Permutation, Seat, expand
from kitapi.players import Seatable, UnknownBot
from kitapi.room.bots.thinking import Thinking
from kitapi.room.bots.workers import Worker, worker_process
from kitapi.room.table.table import Table

LOG = logging.getLogger(__name__)

Choose = Callable[[str, str, bytes, bytes, int, float], bytes]
"""Bot, game, view, public history, seed and budget in seconds → an action; all values as JSON."""

PLAIN = Seatable()
"""A bot of which nothing else is said: it goes by rules of thumb."""

MORE = (0.1, 0.5)
"""Seconds between which it is drawn, evenly, how much longer a bot's pause is than it may think."""

PAUSE_PER_EVENT = 0.7
"""Seconds more for everything public beyond one event that happened just before, such as a finished trick."""

LONGEST_PAUSE = 2.5
"""Seconds up to which events prolong a pause."""

PATIENCE = 10.0
"""Seconds after which a worker that does not answer is given up; for every second a bot may think, two more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a bot is asked, all of it what a person in its seat would know.

    ``view`` and ``history`` (what everybody has seen of the deal) are JSON; ``happened``: how many public events came
    with the last move.
    """

    bot: str
    game: str
    view: bytes
    history: bytes
    happened: int


class BotFailed(Exception):
    """The bot gave no answer; the cause is the message."""


class BotPlayers:
    """Asks bots for their moves.

    Args:
        choose: how a bot decides; it runs in a worker, so it must be importable there.
        pace: factor on the pauses, of the houses' automata too; 0 for none.
        workers: makes the executor, once a bot is asked for the first time.
        seatable: what is to be known of a bot, by its name and game.
        thinking: the workers of bots that solve; None: others play in their place.
    """

    def __init__(
        self,
        choose: Choose,
        *,
        pace: float = 1.0,
        workers: Callable[[], Executor] | None = None,
        seatable: Callable[[str, str], Seatable] = lambda _bot, _game: PLAIN,
        thinking: Thinking | None = None,
    ) -> None:
        self.pace = pace
        self.thinking = thinking
        self._choose = choose
        self._seatable = seatable
        self._worker = Worker(workers or worker_process)

    def begin(self) -> None:
        """Make the bots ready that need some time for it."""
        if self.thinking is not None:
            self.thinking.begin()

    def is_getting_ready(self, bot: str, game: str) -> bool:
        """Whether another plays in the place of ``bot`` until the solver is ready."""
        return self.thinking is not None and not self.thinking.is_ready and self._seatable_of(bot, game).solves

    async def answer(self, question: Question) -> bytes:
        """The bot's action as JSON, after the pause.

        Raises:
            BotFailed: it crashed or did not answer.
        """
        loop = asyncio.get_running_loop()
        bot = self._seatable_of(question.bot, question.game)
        budget = self._budget(bot)
        pause = self._pause(question.happened, budget)
        due = loop.time() + pause
        try:
            return await self._asked(question, bot, budget)
        except Exception as error:
            raise BotFailed(type(error).__name__) from error
        finally:
            await asyncio.sleep(seconds_left(due, loop.time(), pause))

    async def close(self) -> None:
        """Let the workers go, at once if they do not go by themselves."""
        if self.thinking is not None:
            await self.thinking.close()
        await self._worker.close()

    async def _asked(self, question: Question, bot: Seatable, budget: float) -> bytes:
        """The answer; of who plays in its place if the bot needs the solver, and that is not ready or fails."""
        if not bot.solves:
            return await self._asked_plainly(question, question.bot, budget)
        if self.thinking is not None and self.thinking.is_ready:
            try:
                arguments = self._arguments(question, question.bot, budget)
                return await self.thinking.ask(patience(budget), self._choose, *arguments)
            except Exception as error:
                LOG.error("bot %s failed: %s", question.bot, type(error).__name__)
        return await self._asked_plainly(question, bot.instead, budget)

    async def _asked_plainly(self, question: Question, bot: str, budget: float) -> bytes:
        """The answer; asked a second time if the worker ended."""
        arguments = self._arguments(question, bot, budget)
        try:
            return await self._worker.ask(patience(budget), self._choose, *arguments)
        except BrokenExecutor:
            return await self._worker.ask(patience(budget), self._choose, *arguments)

    @staticmethod
    def _arguments(question: Question, bot: str, budget: float) -> tuple[object, ...]:
        return bot, question.game, question.view, question.history, secrets.randbits(64), budget

    def _seatable_of(self, bot: str, game: str) -> Seatable:
        """What is to be known of ``bot``; nothing of one that was seated when there still was one of that name."""
        try:
            return self._seatable(bot, game)
        except UnknownBot:
            return PLAIN

    def _budget(self, bot: Seatable) -> float:
        if bot.budget is None:
            return self.thinking.seconds if self.thinking else 0.0
        return bot.budget

    def _pause(self, happened: int, budget: float) -> float:
        low, high = MORE
        drawn = budget + low + (high - low) * secrets.randbelow(1000) / 1000
        return self.pace * max(drawn, min(LONGEST_PAUSE, drawn + PAUSE_PER_EVENT * max(0, happened - 1)))


def patience(budget: float) -> float:
    """Seconds after which a worker is given up that may think for ``budget`` seconds."""
    return PATIENCE + 2 * budget


def seconds_left(due: float, now: float, pause: float) -> float:
    """How long a bot that is done ``now`` still waits: until ``due``; if that is past, to the end of a whole pause."""
    if now <= due or not pause:
        return max(0.0, due - now)
    return pause * math.ceil((now - due) / pause) - (now - due)


def question(table: Table, seat: Seat, bot: str, happened: int) -> Question:
    """What ``bot`` in ``seat`` is asked now; there is a deal."""
    if table.deal is None:
        raise ValueError("a bot is asked only in a deal")
    shown = table.game.view(table.deal.state, seat)
    if table.game.house is not None and table.meter is not None:
        shown = table.game.house.add_display(shown, table.meter)
    view = table.game.codec.write_view(shown)
    history = b"[" + b",".join(table.deal.public) + b"]"
    return Question(bot=bot, game=table.game.name, view=view, history=history, happened=happened)


def decided(table: Table, seat: Seat, answer: bytes | None) -> tuple[object, ...]:
    """The events of a bot's ``answer``; with none, or an illegal one, those of the first thing it may do."""
    if table.deal is None:
        raise ValueError("a bot is asked only in a deal")
    if answer is not None:
        try:
            return table.decide(seat, table.game.codec.read_action(answer))
        except (IllegalAction, MalformedAction) as error:
            LOG.error("a bot at table %s gave an answer the game refuses (%s)", table.id, type(error).__name__)
    action = table.game.codec.read_action(first_of(table.deal.options[seat], table))
    return table.decide(seat, action)


def first_of(options: tuple[object, ...], table: Table) -> bytes:
    """The first of ``options`` as an action's JSON, its choices filled in with the first of each."""
    option = options[0]
    if isinstance(option, Nonce):
        return msgspec.json.encode({"kind": option.action, "value": secrets.token_hex(option.bytes)})
    if isinstance(option, Permutation):
        raise ValueError("a permutation is asked of chance alone")
    if isinstance(option, Family):
        return msgspec.json.encode(expand(option)[0])
    return table.game.codec.write_action(option)
