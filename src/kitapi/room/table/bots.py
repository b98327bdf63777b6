"""Bots at the tables. They decide in worker processes, not on the event loop, and never block a table.

The time of a bot's action does not depend on its cards: it is the end of a pause whose length is drawn from public
facts alone, and is longer than the bot's budget. A bot that is late, for example on a busy machine, acts at the end of
another whole pause.
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
from kitapi.room.bots.bot_processes import Thinking
from kitapi.room.bots.workers import Worker, worker_process
from kitapi.room.table.table import Table

LOG = logging.getLogger(__name__)

Choose = Callable[[str, str, bytes, bytes, int, float], bytes]
"""Bot, game, view, public history, seed and budget in seconds → an action; all values as JSON."""

PLAIN = Seatable()
"""The properties of a bot without an entry of its own: it plays by simple rules."""

MORE = (0.1, 0.5)
"""The bounds of the uniform random seconds by which a bot's pause is longer than its budget."""

PAUSE_PER_EVENT = 0.7
"""Seconds added for each public event of the last move beyond the first, such as a finished trick."""

LONGEST_PAUSE = 2.5
"""The maximum length in seconds to which events can prolong a pause."""

TIMEOUT = 10.0
"""Timeout of a worker in seconds, to which twice the bot's budget is added."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The request for a bot's action, with only what a person in its seat would know.

    ``view`` and ``history`` (the public observations of the deal) are JSON; ``happened``: the number of public events
    of the last move.
    """

    bot: str
    game: str
    view: bytes
    history: bytes
    happened: int


class BotFailed(Exception):
    """The bot returned no action; the message is the cause."""


class BotPlayers:
    """Requests actions from bots.

    Args:
        choose: the function by which a bot decides; it runs in a worker, which must be able to import it.
        pace: factor on the pauses, also those of the houses' automata; 0 for no pauses. workers: creates the executor
        when the first action is requested. seatable: the properties of a bot, by its name and game. thinking: the
        executor for bots that use the solver; if None, bots without a solver play in their place.
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
        """Start the workers of bots that need the solver."""
        if self.thinking is not None:
            self.thinking.begin()

    def is_getting_ready(self, bot: str, game: str) -> bool:
        """Whether another bot plays in the place of ``bot`` until the solver is ready."""
        return self.thinking is not None and not self.thinking.is_ready and self._seatable_of(bot, game).solves

    async def answer(self, question: Question, pace: float = 1.0) -> bytes:
        """The bot's action as JSON, after the pause; ``pace``: the factor that the people at the table chose.

        Raises:
            BotFailed: the bot crashed or timed out.
        """
        loop = asyncio.get_running_loop()
        bot = self._seatable_of(question.bot, question.game)
        budget = self._budget(bot)
        pause = self.draw_pause(question.happened, budget, pace)
        due = loop.time() + pause
        try:
            return await self._ask(question, bot, budget)
        except Exception as error:
            raise BotFailed(type(error).__name__) from error
        finally:
            await asyncio.sleep(seconds_left(due, loop.time(), pause))

    def draw_pause(self, happened: int, budget: float, pace: float = 1.0) -> float:
        """The random length in seconds of a pause after ``happened`` events; ``budget``: the part for thinking.

        ``pace`` changes only the part beyond the budget, which keeps a minimum; otherwise the time of an action would
        show how long the bot has computed.
        """
        low, high = MORE
        drawn = budget + low + (high - low) * secrets.randbelow(1000) / 1000
        whole = max(drawn, min(LONGEST_PAUSE, drawn + PAUSE_PER_EVENT * max(0, happened - 1)))
        return self.pace * max(budget + low, budget + pace * (whole - budget))

    async def close(self) -> None:
        """Stop the workers; terminate those that do not end by themselves."""
        if self.thinking is not None:
            await self.thinking.close()
        await self._worker.close()

    async def _ask(self, question: Question, bot: Seatable, budget: float) -> bytes:
        """The bot's action; another bot's if this one needs the solver and the solver is not ready or fails."""
        if not bot.solves:
            return await self._ask_worker(question, question.bot, budget)
        if self.thinking is not None and self.thinking.is_ready:
            try:
                arguments = self._arguments(question, question.bot, budget)
                return await self.thinking.ask(timeout_for(budget), self._choose, *arguments)
            except Exception as error:
                LOG.error("bot %s failed: %s", question.bot, type(error).__name__)
        return await self._ask_worker(question, bot.instead, budget)

    async def _ask_worker(self, question: Question, bot: str, budget: float) -> bytes:
        """The bot's action; requested a second time if the worker ended."""
        arguments = self._arguments(question, bot, budget)
        try:
            return await self._worker.ask(timeout_for(budget), self._choose, *arguments)
        except BrokenExecutor:
            return await self._worker.ask(timeout_for(budget), self._choose, *arguments)

    @staticmethod
    def _arguments(question: Question, bot: str, budget: float) -> tuple[object, ...]:
        return bot, question.game, question.view, question.history, secrets.randbits(64), budget

    def _seatable_of(self, bot: str, game: str) -> Seatable:
        """The properties of ``bot``; the default if no bot of that name exists any more."""
        try:
            return self._seatable(bot, game)
        except UnknownBot:
            return PLAIN

    def _budget(self, bot: Seatable) -> float:
        if bot.budget is None:
            return self.thinking.seconds if self.thinking else 0.0
        return bot.budget


def timeout_for(budget: float) -> float:
    """The timeout in seconds of a worker whose bot may think for ``budget`` seconds."""
    return TIMEOUT + 2 * budget


def seconds_left(due: float, now: float, pause: float) -> float:
    """Seconds that a bot still waits: from ``now`` until ``due``, or if that is past, to the end of a whole pause."""
    if now <= due or not pause:
        return max(0.0, due - now)
    return pause * math.ceil((now - due) / pause) - (now - due)


def question(table: Table, seat: Seat, bot: str, happened: int) -> Question:
    """The request for the action of ``bot`` in ``seat``; there must be a deal."""
    if table.deal is None:
        raise ValueError("a bot is asked only in a deal")
    shown = table.game.view(table.deal.state, seat)
    if table.game.house is not None and table.meter is not None:
        shown = table.game.house.add_display(shown, table.meter)
    view = table.game.codec.write_view(shown)
    history = b"[" + b",".join(table.deal.public) + b"]"
    return Question(bot=bot, game=table.game.name, view=view, history=history, happened=happened)


def decide_answer(table: Table, seat: Seat, answer: bytes | None) -> tuple[object, ...]:
    """The events of a bot's ``answer``; if there is none, or it is illegal, those of its first option."""
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
    """The first of ``options`` as an action in JSON, with the first value of each choice."""
    option = options[0]
    if isinstance(option, Nonce):
        return msgspec.json.encode({"kind": option.action, "value": secrets.token_hex(option.bytes)})
    if isinstance(option, Permutation):
        raise ValueError("a permutation is asked of chance alone")
    if isinstance(option, Family):
        return msgspec.json.encode(expand(option)[0])
    return table.game.codec.write_action(option)
