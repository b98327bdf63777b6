"""Plays random deals through ``kitapi engine`` as a process, and compares each answer with the kernel's own run."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import cache, partial
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace

from kitapi.engine import deal
from kitapi.engine import engine as engine_module
from kitapi.kernel import IllegalAction
from kitapi_campaigns.leak_campaign import how_to_play
from kitapi_campaigns.package import Played
from kitapi_campaigns.proofs.engines.lines import AT_ONCE, Child, Here, Talk
from kitapi_campaigns.proofs.engines.own import Driver, Exchange, OwnDeal
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS, RANDOM_DEALS, TITLES
from kitapi_testing.games.cases import CASES

LONGEST_SITTING = 12
UNLIMITED = 0.8
"""The share of sittings without a time limit for calls."""


def block(game: str, seed: int, number: int) -> Counter[str]:
    """Play a block of deals through a real process, and compare every answer with the kernel's own run.

    Raises:
        AssertionError: an answer differs.
    """
    child = Child(game)
    counts = compare_engines(game, child, f"engine/{game}/{seed}/{number}", GAME_CAMPAIGNS[game].amounts.engine)
    assert child.close() == (2 if counts["refused"] else 0), "the exit status says whether a line was refused"
    return counts


def compare_engines(game: str, talk: Talk, seed: str, deals: int) -> Counter[str]:
    """Play ``deals`` deals through ``talk`` and compare every line; returns the counts.

    Raises:
        AssertionError: an answer differs.
    """
    counts: Counter[str] = Counter()
    waiting: list[Exchange] = []
    for batch in _batches(exchanges(game, random.Random(seed), deals, counts)):
        talk.send([one.line for one in batch])
        _compare(talk, waiting, seed)
        waiting = batch
    _compare(talk, waiting, seed)
    return counts


def _compare(talk: Talk, exchanges: Sequence[Exchange], seed: str) -> None:
    for one in exchanges:
        answer = talk.receive().rstrip(b"\n")
        assert answer == one.expected, (
            f"{seed}: to {one.line.decode()} the engine answers {answer.decode()}, the kernel {one.expected.decode()}"
        )


def _batches(exchanges: Iterator[Exchange]) -> Iterator[list[Exchange]]:
    batch: list[Exchange] = []
    size = 0
    for one in exchanges:
        if batch and size + len(one.line) >= AT_ONCE:
            yield batch
            batch, size = [], 0
        batch.append(one)
        size += len(one.line) + 1
    yield batch


def exchanges(game: str, rng: random.Random, deals: int, counts: Counter[str]) -> Iterator[Exchange]:
    """Lines and expected answers of sittings, one after the other, with ``deals`` deals in all."""
    while counts["deals"] < deals:
        driver = _driver(game, rng)
        rules = driver.case.game
        setup, meter = rules.begin(driver.terms, rng.randrange(rules.seats(driver.terms))), None
        for number in range(min(LONGEST_SITTING, deals - counts["deals"])):
            own = OwnDeal(driver, setup, meter, first=number == 0)
            yield from own.exchanges()
            counts += own.counts
            setup, meter = own.succession, own.meter
            if setup is None:
                break
        counts["sittings"] += 1


def _driver(game: str, rng: random.Random) -> Driver:
    """Random terms, and choices by a temper that reaches rare situations."""
    own = GAME_CAMPAIGNS[game].engine_deal
    terms, choice, order = own(rng) if own else _random_deal(game, rng)
    return Driver(CASES[game], terms, rng, choice, order, _buttons(game))


def _random_deal(game: str, rng: random.Random) -> Played:
    if game not in RANDOM_DEALS:
        return how_to_play(game, rng)
    choice, order = RANDOM_DEALS[game].play_with_temper(rng)
    return _with_call_limit(RANDOM_DEALS[game].any_terms(rng), rng), choice, order


def _with_call_limit(terms: Any, rng: random.Random) -> Any:
    """``terms``, sometimes with a time limit for calls, if the game has such a rule."""
    if not hasattr(terms.variant, "call_time") or rng.random() < UNLIMITED:
        return terms
    return replace(terms, variant=replace(terms.variant, call_time=30))


@cache
def _buttons(game: str) -> tuple[Any, ...]:
    """Every kind of action, each with a few amounts."""
    return tuple(CASES[game].actions(None))


# Controls: engines with a fault


def an_option_left_out() -> AbstractContextManager[Any]:
    """Plant a fault: the last of several options is not offered."""
    honest = engine_module.options_by_actor
    return patch.object(
        engine_module,
        "options_by_actor",
        lambda now: {name: some[:-1] if len(some) > 1 else some for name, some in honest(now).items()},
    )


def an_event_untold() -> AbstractContextManager[Any]:
    """Plant a fault: the last event of an action is left out."""
    honest = engine_module.answer_step

    def step_with_fault(now: Any, before: int) -> Any:
        answer = honest(now, before)
        return type(answer)(
            phase=answer.phase,
            over=answer.over,
            to_act=answer.to_act,
            options=answer.options,
            events=answer.events[:-1],
        )

    return patch.object(engine_module, "answer_step", step_with_fault)


def a_transfer_forgotten() -> AbstractContextManager[Any]:
    """Plant a fault: the first transfer of every event is missing in the result."""
    honest = deal.transfers_in
    return patch.object(engine_module, "transfers_in", lambda event: list(honest(event))[1:])


def a_refusal_that_acts() -> AbstractContextManager[Any]:
    """Plant a fault: a refused action is answered as if it had been carried out."""
    honest = deal.apply_action

    def act_with_fault(now: Any, actor: Any, action: Any) -> Any:
        try:
            return honest(now, actor, action)
        except IllegalAction:
            return now

    return patch.object(engine_module, "apply_action", act_with_fault)


FAULTS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "an option left out": an_option_left_out,
    "an event untold": an_event_untold,
    "a transfer forgotten": a_transfer_forgotten,
    "a refusal that acts": a_refusal_that_acts,
}


def spoil_engine(game: str, fault: str, seed: int, number: int) -> Counter[str]:
    """Control: count whether an answer differs in a few deals of ``game`` by an engine with ``fault``."""
    with FAULTS[fault]():
        try:
            compare_engines(game, Here(game), f"spoilt/{game}/{seed}/{number}", GAME_CAMPAIGNS[game].amounts.engine_few)
        except AssertionError:
            return Counter(tried=1, found=1)
    return Counter(tried=1)


CAMPAIGNS = tuple(
    Campaign(
        name=f"engine-{game}",
        unit="deals",
        title=f"Random deals of {title} through `kitapi engine` in a process of its own, each answer the kernel's own",
        figure=GAME_CAMPAIGNS[game].amounts.engine_figure,
        block=partial(block, game),
        controls=tuple(
            Control(fault.replace(" ", "-"), f"{fault}, {title}", partial(spoil_engine, game, fault), every=True)
            for fault in FAULTS
        ),
    )
    for game, title in TITLES.items()
)
