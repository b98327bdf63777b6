"""Compares the verdicts of two verifiers on deals of all games: the one in Python and the page's in JavaScript.

Deals are played by the games' own rules until a few steps after the cards were dealt, and are then broken up; one in
ten is broken up earlier. Some seats pledge nothing, some do not reveal their pledged share. In every second deal one
line is changed, as in the campaign ``tampering``.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial, reduce
from random import Random
from typing import Any, NamedTuple

import msgspec

from kitapi.fairness import verify_deal
from kitapi.kernel import CHANCE, METER, Commitment, MeterRead, Seat, Shuffled, Unused, is_unused, pledge_of, seats_of
from kitapi.registry import FAIRNESS
from kitapi.room.record.shuffle import ALGORITHM, FIRST, commitment_of, shuffle
from kitapi_campaigns.proofs import page_verifier, tampers
from kitapi_campaigns.proofs.plan import Block, Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS
from kitapi_testing.game_case import GameCase
from kitapi_testing.games.cases import CASES
from kitapi_testing.games.transcripts import GAMES, TRANSCRIBED, transcript
from kitapi_testing.shuffles import Shuffle
from kitapi_testing.strategies import actors, random_action

DEALS = 500
"""Deals in a block."""

SOUGHT = 160
"""Deals in a block of a control, which must find a planted fault."""

TIMES = 10
"""Most blocks of a control; a missing check “dealing” shows in only one deal of about 250."""

LONGEST = 400
"""Steps after which a deal is broken up, finished or not."""

PLAYED = 0.4
"""Share of the deals that are played by the games' own rules; the others are made-up records of a shuffle alone."""

OFTEN = {name: one.amounts.agreement for name, one in GAME_CAMPAIGNS.items()}
"""The weight of each game; games differ in the time of a deal by a factor of a hundred."""

Event = dict[str, Any]

TAMPERS = tuple(
    tamper
    for tamper in tampers.TAMPERS
    if tamper not in (tampers.lose_deal, tampers.swap_deals, tampers.change_heading)
)
"""Changes that can be made in a sitting of one deal."""

COMPARED = ("outcome", "deal", "context", "algorithm", "commitment", "silent", "withheld")
"""The parts of a verdict in which both verifiers must agree."""


# Deals


class Secrets(NamedTuple):
    """The inputs of a shuffle: the room's secret, and each seat's share as ``values``.

    ``silent``: seats that pledge nothing. ``withheld``: seats that do not reveal their pledged share.
    """

    secret: bytes
    bound: Commitment
    values: tuple[str, ...]
    silent: frozenset[int]
    withheld: frozenset[int]


def deal_of(chance: Random) -> list[Event]:
    """The events of a deal of any game, as the lines of a record hold them."""
    case = CASES[chance.choices(list(OFTEN), list(OFTEN.values()))[0]]
    game, terms = case.game, chance.choice(list(case.presets.values()))
    setup = game.begin(terms, chance.randrange(game.seats(terms)))
    drawn = _draw_secrets(chance, game.seats(terms), setup.number)
    events, state = _play_deal(case, setup, drawn, chance)
    if not game.is_over(state):
        broken = game.break_up(state)
        events += broken
        state = reduce(game.evolve, broken, state)
    if is_unused(game, state):
        events += game.decide(state, CHANCE, Unused(secret=drawn.secret.hex()))
    return [_line(case, event) for event in events]


def _draw_secrets(chance: Random, seats: int, number: int) -> Secrets:
    secret, context = chance.randbytes(32), f"table{chance.randrange(10**6)}/{number}"
    bound = Commitment(
        context=context, algorithm=chance.choice((FIRST, ALGORITHM)), digest=commitment_of(secret, context)
    )
    absent = chance.sample(range(seats), seats) if chance.random() < 0.5 else []
    return Secrets(
        secret=secret,
        bound=bound,
        values=tuple(chance.randbytes(16).hex() for _ in range(seats)),
        silent=frozenset(absent[: chance.randrange(2)]),
        withheld=frozenset(absent[1 : 1 + chance.randrange(3)]),
    )


def _play_deal(case: GameCase, setup: Any, drawn: Secrets, chance: Random) -> tuple[list[Any], Any]:
    """Play at most two steps after the cards were dealt, sometimes less; return the events and the state."""
    game = case.game
    events = list(game.open(setup, drawn.bound))
    state = reduce(game.evolve, events, None)
    acting = actors(game, setup.terms)
    left = chance.randrange(8) if chance.random() < 0.1 else LONGEST
    while left > 0 and not game.is_over(state):
        actor, action = _next_step(case, state, drawn, acting, chance)
        happened = _decide_with_meter(case, state, actor, action)
        events += happened
        state = reduce(game.evolve, happened, state)
        dealt = any(game.codec.event_kind(event)[0].endswith(".cards_dealt") for event in happened)
        left = chance.randrange(3) if dealt else left - 1
    return events, state


def _next_step(case: GameCase, state: Any, drawn: Secrets, acting: Any, chance: Random) -> tuple[Any, Any]:
    game = case.game
    if deck := game.deck(state):
        order = shuffle(
            deck, drawn.secret, game.shuffle(state).contributions, drawn.bound.context, drawn.bound.algorithm
        )
        return CHANCE, Shuffled(order=order, algorithm=drawn.bound.algorithm, secret=drawn.secret.hex())
    due = [seat for seat in seats_of(len(drawn.values)) if _pending_share(case, state, seat)]
    if due:
        seat = chance.choice(due)
        return seat, _share(case, state, seat, drawn)
    return random_action(game, acting, state, chance, case.choice)


def _pending_share(case: GameCase, state: Any, seat: Seat) -> Any | None:
    """The option that requests a pledge or share of ``seat``; None if none is pending."""
    options = case.game.options(state, seat)
    return next((one for one in options if getattr(one, "action", "") in ("pledge", "contribute")), None)


def _share(case: GameCase, state: Any, seat: Seat, drawn: Secrets) -> Any:
    option = _pending_share(case, state, seat)
    assert option is not None
    value = "" if seat in drawn.silent else drawn.values[seat]
    if option.action == "pledge":
        said = {"digest": pledge_of(drawn.bound, seat, value) if value else ""}
    else:
        said = {"value": "" if seat in drawn.withheld else value}
    return case.game.codec.read_action(msgspec.json.encode({"kind": option.action, **said}))


def _decide_with_meter(case: GameCase, state: Any, actor: Any, action: Any) -> list[Any]:
    """The events of an action; if the house needs the meter's amount, the rules receive it first."""
    game = case.game
    if game.house is None or not game.house.reads_meter(state, actor, action):
        return list(game.decide(state, actor, action))
    reading = game.decide(state, METER, MeterRead(amount=game.house.opening(state)))
    return [*reading, *game.decide(reduce(game.evolve, reading, state), actor, action)]


def _line(case: GameCase, event: Any) -> Event:
    kind, schema = case.game.codec.event_kind(event)
    fields: Event = msgspec.json.decode(case.game.codec.write_event(event))
    return {"kind": kind, "schema": schema, **fields}


def _sketch_deal(chance: Random) -> list[Event]:
    """A made-up record of a shuffle alone, with any method, algorithm and number of players."""
    game = chance.choice(GAMES)
    players = chance.choice(TRANSCRIBED[game].players)
    absent = chance.sample(range(players), 2)
    of = Shuffle(
        game=game,
        players=players,
        algorithm=chance.choice((FIRST, ALGORITHM)),
        table=f"table {chance.randrange(10**9)}",
        number=chance.randint(1, 10**6),
        method=chance.choice(("hand", "machine")),
        silent=tuple(absent[: chance.randrange(2)]),
        withheld=tuple(absent[1 : 1 + chance.randrange(2)]),
        broken_up=chance.random() < 0.1,
    )
    return transcript(chance, of)


def deals(chance: Random, count: int) -> Iterator[tuple[str, list[Event]]]:
    """Yield ``count`` pairs: the name of a change, which is empty for every second deal, and the deal with it."""
    for _ in range(count // 2):
        deal = deal_of(chance) if chance.random() < PLAYED else _sketch_deal(chance)
        yield "", deal
        sitting: list[list[Event]] = [[{}], [event for event in deepcopy(deal) if tampers.shape_of(event)]]
        what = chance.choice(TAMPERS)(chance, sitting)
        yield what, sitting[1]


# Verdicts of both verifiers


Verifier = Callable[[list[list[Event]]], list[dict[str, Any]]]


def by_python(given: list[list[Event]], without: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """The verdicts of the Python verifier, ``without`` the named checks."""
    return [msgspec.to_builtins(verify_deal(deal, FAIRNESS, without=without), enc_hook=str) for deal in given]


def differences(
    chance: Random, count: int, python: Verifier = by_python, page: Verifier = page_verifier.verdicts
) -> tuple[Counter[str], list[str]]:
    """Counts of the verdicts, and a description of each deal on which the verifiers disagreed."""
    made = list(deals(chance, count))
    counts: Counter[str] = Counter()
    differing: list[str] = []
    given = [deal for _, deal in made]
    for (what, deal), one, other in zip(made, python(given), page(given), strict=True):
        counts["deals"] += 1
        counts[one["outcome"]] += 1
        said = [{name: verdict[name] for name in COMPARED} for verdict in (json.loads(json.dumps(one)), other)]
        if said[0] != said[1]:
            differing.append(f"{what or 'unchanged'}: {one} and {other} of {json.dumps(deal)}")
        assert what or one["outcome"] != "failed", f"a true deal failed: {one} {json.dumps(deal)}"
    return counts, differing


def block(seed: int, number: int) -> Counter[str]:
    """Compare both verifiers on a block of deals."""
    counts, differing = differences(Random(f"agreement {seed}/{number}"), DEALS)
    assert not differing, f"seed {seed}, block {number}: {differing[0]}"
    return counts


# Controls: a fault in one verifier


def _find_fault(name: str, seed: int, number: int, **verifier: Verifier) -> Counter[str]:
    """Try up to ``TIMES`` blocks until the verdicts differ; count whether the fault in ``verifier`` was found."""
    made = (Random(f"{name} {seed}/{number}/{time}") for time in range(TIMES))
    return Counter(tried=1, found=int(any(differences(chance, SOUGHT, **verifier)[1] for chance in made)))


def _without(check: str) -> Block:
    """Control: the Python verifier leaves out ``check``."""
    return lambda seed, number: _find_fault(check, seed, number, python=partial(by_python, without=(check,)))


def _plant_fault(file: str, before: str, after: str) -> Block:
    """Control: the page's verifier has ``after`` in place of ``before`` in ``file``."""

    def run_fault(seed: int, number: int) -> Counter[str]:
        with page_verifier.plant_fault(file, before, after) as client:
            return _find_fault(after, seed, number, page=lambda given: page_verifier.verdicts(given, client))

    return run_fault


FAULTS = {
    "early-end": ("web/client/fair/shuffle.js", "place > 0", "place > 1"),
    "no-seat": ("web/client/fair/shuffle.js", "digest, String(seat), value", "digest, value"),
    "other-round": (
        "web/client/fair/pack.js",
        "order.slice(start + size * place, start",
        "order.slice(size * place, start",
    ),
    "no-cut": ("games/*/client/fair/deck.js", '"deck_cut")?.amount ?? 0', '"deck_cut")?.none ?? 0'),
    "late-pledges": (
        "web/client/fair/verifier.js",
        'checkThat("pledges", !unbound.length',
        'checkThat("pledges", true',
    ),
}
"""Faults of the page's verifier by name: the file, a part of its text, and the replacement."""

CAMPAIGN = Campaign(
    name="agreement",
    unit="deals",
    title="Deals judged alike by both verifiers",
    figure=100_000,
    block=block,
    controls=(
        *(
            Control(
                f"python-without-{check}", f"a Python verifier that leaves out the check “{check}”", _without(check)
            )
            for check in ("pledges", "fit", "order", "dealing")
        ),
        *(
            Control(f"page-{name}", f"a verifier on the page with the fault “{name}”", _plant_fault(*fault))
            for name, fault in FAULTS.items()
        ),
    ),
)
