"""Bots at the tables: asked in worker processes, never on the event loop, and never able to stall a table.

When a bot answers does not depend on its cards: it thinks while a pause runs whose length is drawn from public
facts alone, and a bot that is done earlier waits.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing.process import BaseProcess

import msgspec

from kitapi.kernel import Family, IllegalAction, MalformedAction, Nonce, Permutation, Seat, expand
from kitapi.room.table import Table

LOG = logging.getLogger(__name__)

Choose = Callable[[str, str, bytes, bytes, int, float], bytes]
"""Bot, game, view, public history, seed and budget in seconds → an action; all values as JSON."""

BUDGET = 0.4
"""Seconds a bot may think; below the shortest pause, so that the pause hides how long it thought."""

PAUSE = (0.5, 0.9)
"""Seconds between which a bot's pause is drawn, evenly."""

PAUSE_PER_EVENT = 0.7
"""Seconds more for everything public beyond one event that happened just before, such as a finished trick."""

LONGEST_PAUSE = 2.5
PATIENCE = 10.0
"""Seconds after which a worker that does not answer is given up."""

LAST_SECONDS = 1.0
"""Seconds a worker has to finish when the room closes."""


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
    """

    def __init__(self, choose: Choose, *, pace: float = 1.0, workers: Callable[[], Executor] | None = None) -> None:
        self.pace = pace
        self._choose = choose
        self._workers = workers or worker_process
        self._executor: Executor | None = None

    async def answer(self, question: Question) -> bytes:
        """The bot's action as JSON, after the pause.

        Raises:
            BotFailed: it crashed or did not answer.
        """
        loop = asyncio.get_running_loop()
        due = loop.time() + self._pause(question.happened)
        try:
            return await self._asked(question)
        except Exception as error:
            raise BotFailed(type(error).__name__) from error
        finally:
            await asyncio.sleep(due - loop.time())

    async def close(self) -> None:
        """Let the workers go, at once if they do not go by themselves."""
        await asyncio.to_thread(self._dismiss_workers, LAST_SECONDS)

    async def _asked(self, question: Question) -> bytes:
        """The answer; asked a second time if the worker ended, perhaps over another table's question."""
        try:
            return await self._asked_once(question)
        except BrokenExecutor:
            return await self._asked_once(question)

    async def _asked_once(self, question: Question) -> bytes:
        executor = self._executor = self._executor or self._workers()
        seed = secrets.randbits(64)
        asked = (question.bot, question.game, question.view, question.history, seed, BUDGET)
        answer = asyncio.get_running_loop().run_in_executor(executor, self._choose, *asked)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except (BrokenExecutor, TimeoutError):
            if self._executor is executor:
                self._dismiss_workers()
            raise

    def _pause(self, happened: int) -> float:
        low, high = PAUSE
        drawn = low + (high - low) * secrets.randbelow(1000) / 1000
        return self.pace * min(LONGEST_PAUSE, drawn + PAUSE_PER_EVENT * max(0, happened - 1))

    def _dismiss_workers(self, seconds: float = 0) -> None:
        """Stop the workers, even one that is stuck for so many seconds; the next question starts new ones."""
        executor, self._executor = self._executor, None
        if executor is None:
            return
        workers: dict[int, BaseProcess] = getattr(executor, "_processes", None) or {}
        processes = tuple(workers.values())
        executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.join(seconds)
            if process.is_alive():
                process.terminate()


def worker_process() -> Executor:
    """One worker process, with nothing inherited but its work."""
    return ProcessPoolExecutor(max_workers=1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin_work)


def _begin_work() -> None:
    """In the worker: leave the keyboard's interrupt to the server, and end when the server ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if parent := multiprocessing.parent_process():
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def question(table: Table, seat: Seat, bot: str, happened: int) -> Question:
    """What ``bot`` in ``seat`` is asked now; there is a deal."""
    if table.deal is None:
        raise ValueError("a bot is asked only in a deal")
    shown = table.game.view(table.deal.state, seat)
    if table.game.house is not None and table.meter is not None:
        shown = table.game.house.displayed(shown, table.meter)
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
