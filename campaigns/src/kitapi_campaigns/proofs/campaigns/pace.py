"""Checks that the time of a bot's answer reveals nothing: its pauses must have one distribution for all cards.

Pauses are measured through ``BotPlayers.answer`` on a virtual clock, so they do not depend on the machine's speed.
"""

import asyncio
import math
import random
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
import numpy as np

from kitapi.registry import GAMES
from kitapi.room.table import bots
from kitapi.room.table.bots import BotPlayers, Question
from kitapi_campaigns.proofs.outlets.still_time import StillTime
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.table_sizes import EXAMPLE
from kitapi_testing.games.trick_tables import moments
from kitapi_testing.games.twins import has_twins, twin_view

PAUSES = 10_000
"""Number of pauses measured of each class."""

ALPHA = 0.01
"""Largest probability that a block fails although nothing is wrong, over all comparisons by Holm's procedure."""

DEALS = 6


class TimedQuestion(NamedTuple):
    """A question to a bot, and the seconds that the bot needs for it."""

    question: Question
    works: float = 0.0


Classes = dict[str, tuple[Sequence[TimedQuestion], Sequence[TimedQuestion]]]
"""By the name of a difference, two classes of questions that differ in it."""


def block(seed: int, number: int, pauses: int = PAUSES) -> Counter[str]:
    """Compare the pauses of each pair of classes; returns the number of pauses.

    Raises:
        AssertionError: two classes differ, by Holm's test at ``ALPHA``.
    """
    chances = differences(seed, number, pauses, BotPlayers)
    summary = ", ".join(f"{name} {chance:.4f}" for name, chance in chances.items())
    assert not significant_chances(chances), f"pauses differ, seed {seed}, block {number}: {summary}"
    return Counter({"pauses": 2 * pauses * len(chances), "comparisons": len(chances)})


def differences(seed: int, number: int, pauses: int, players: Callable[..., BotPlayers]) -> dict[str, float]:
    """By pair of classes, the probability that pauses of one distribution differ at least as much."""
    rng = random.Random(f"{seed}/{number}")
    chances: dict[str, float] = {}
    with (
        patch.object(secrets, "randbelow", rng.randrange),
        patch.object(secrets, "randbits", rng.getrandbits),
    ):
        for name, (one, other) in _classes(seed, number).items():
            drawn = [measure_pauses(players, kind, pauses) for kind in (one, other)]
            chances[name] = kolmogorov_smirnov(*drawn)
    return chances


def significant_chances(chances: dict[str, float]) -> list[str]:
    """The names of those ``chances`` that are too small by Holm's procedure."""
    found = []
    for rank, (name, chance) in enumerate(sorted(chances.items(), key=lambda one: one[1])):
        if chance > ALPHA / (len(chances) - rank):
            break
        found.append(name)
    return found


def kolmogorov_smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """The asymptotic probability that two samples of one distribution differ at least as much as these."""
    everything = np.sort(np.concatenate((one, other)))
    below = [np.searchsorted(np.sort(sample), everything, side="right") / len(sample) for sample in (one, other)]
    apart = float(np.max(np.abs(below[0] - below[1])))
    size: float = math.sqrt(len(one) * len(other) / (len(one) + len(other)))
    reach = (size + 0.12 + 0.11 / size) * apart
    if reach < 0.2:
        return 1.0
    terms = ((-1.0) ** (term - 1) * math.exp(-2 * (term * reach) ** 2) for term in range(1, 101))
    return min(1.0, max(0.0, 2 * sum(terms)))


def measure_pauses(players: Callable[..., BotPlayers], questions: Sequence[TimedQuestion], pauses: int) -> list[float]:
    """Seconds until the bot's answers to ``pauses`` questions, taken from ``questions`` in turn."""
    with asyncio.Runner(loop_factory=StillTime) as runner:
        return runner.run(_measure_pauses(players, questions, pauses))


async def _measure_pauses(
    players: Callable[..., BotPlayers], questions: Sequence[TimedQuestion], pauses: int
) -> list[float]:
    loop = asyncio.get_running_loop()
    work = _Work(loop)
    bot = players(_first, workers=lambda: work)
    seconds = []
    for number in range(pauses):
        work.seconds = questions[number % len(questions)].works
        began = loop.time()
        await bot.answer(questions[number % len(questions)].question)
        seconds.append(loop.time() - began)
    await bot.close()
    return seconds


class _Work(Executor):
    """A worker that needs ``seconds`` by the loop's clock."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.seconds = 0.0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Run the call after ``seconds``."""
        done: Future[Any] = Future()
        done.set_running_or_notify_cancel()
        self._loop.call_later(self.seconds, lambda: done.set_result(fn(*args, **kwargs)))
        return done


def _first(_bot: str, _game: str, view: bytes, *_rest: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(view)["options"][0])


def _classes(seed: int, number: int) -> Classes:
    """Classes of questions to bots in some deals of one game: here and in twins, forced and free, easy and hard."""
    rng = random.Random(f"{seed}/{number}/twins")
    here, twins = list[TimedQuestion](), list[TimedQuestion]()
    forced, free = list[TimedQuestion](), list[TimedQuestion]()
    for deal in range(DEALS):
        for moment in moments(GAMES[EXAMPLE], DEALS * number + deal, "steady", seed=seed):
            if not has_twins(moment):
                continue
            ask = partial(Question, bot="steady", game=EXAMPLE, history=moment.history_json, happened=1)
            here.append(TimedQuestion(ask(view=moment.view_json)))
            twins.append(TimedQuestion(ask(view=twin_view(moment, rng))))
            (forced if len(moment.view.options) == 1 else free).append(here[-1])
    budget = bots.PLAIN.budget or 0.0
    easy = [one._replace(works=0.001) for one in free]
    hard = [one._replace(works=0.99 * budget) for one in free]
    return {"twin worlds": (here, twins), "forced and free": (forced, free), "easy and hard": (easy, hard)}


class Hasty(BotPlayers):
    """Bots that answer sooner if there are fewer options."""

    async def answer(self, question: Question, pace: float = 1.0) -> bytes:
        """The answer, later if there are more options."""
        answer = await super().answer(question, pace)
        await asyncio.sleep(0.02 * len(msgspec.json.decode(question.view)["options"]))
        return answer


class Impatient(BotPlayers):
    """Bots that answer as soon as they have finished thinking."""

    def draw_pause(self, happened: int, budget: float, pace: float = 1.0) -> float:
        """A quarter of the usual pause, which leaves no time for thinking."""
        return super().draw_pause(happened, 0 * budget, pace) / 4


def find_dependence(players: Callable[..., BotPlayers], seed: int, number: int) -> Counter[str]:
    """Control: count whether the comparison finds that the pauses of ``players`` depend on hidden facts."""
    return Counter(tried=1, found=bool(significant_chances(differences(seed, number, PAUSES // 5, players))))


CAMPAIGN = Campaign(
    name="pace",
    unit="pauses",
    title="Pauses of bots in twin worlds, forced or free, easy or hard",
    figure=6 * PAUSES,
    block=block,
    controls=(
        Control(name="hasty", title=Hasty.__doc__ or "", block=partial(find_dependence, Hasty), every=True),
        Control(name="impatient", title=Impatient.__doc__ or "", block=partial(find_dependence, Impatient), every=True),
    ),
)
