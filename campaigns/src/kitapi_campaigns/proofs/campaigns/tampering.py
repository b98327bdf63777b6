"""Changes something about a shuffle in records of all games, which the verifier must notice.

Each try changes one thing in a sitting (``kitapi_campaigns.proofs.tampers``). A changed sitting that the verifier
accepts must have the same ``meaning``: the same commitments, shares, cards and secrets in an equivalent order.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from kitapi.fairness import Saved, Verdict, against, verify_record
from kitapi.fairness.checks import checks_for
from kitapi.fairness.shapes import Stage
from kitapi.records import write_record
from kitapi.records.record import VERSION
from kitapi.registry import FAIRNESS
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.proofs.tampers import HIDDEN, TAMPERS, Deal, Event, Sitting, cards_of, shape_of
from kitapi_testing.games.cases import CASES
from kitapi_testing.games.sittings import play_random_sitting
from kitapi_testing.games.transcripts import GAMES, TRANSCRIBED, transcript
from kitapi_testing.shuffles import Shuffle

TRIES = 1500
"""Number of tries in a block."""
DEALS = 3
"""Number of deals in most sittings; the others have one."""


OPENING_SCHEMAS = (1, 2)
"""The readable schemas of an opening."""


# Sittings


def sittings(chance: Random) -> Iterator[Sitting]:
    """An endless series of sittings of all games, with every form of shuffle; some are played by the rules."""
    while True:
        game = chance.choice(GAMES)
        sitting = _play_sitting(chance, game) if chance.random() < 0.02 else _make_sitting(chance, game)
        if len(sitting) > 1:  # without a finished deal nothing can be changed
            yield sitting


def _make_sitting(chance: Random, game: str) -> Sitting:
    players = chance.choice(TRANSCRIBED[game].players)
    algorithm = chance.choice(("kitapi-fy-1", "kitapi-fy-2", "kitapi-fy-2"))
    table, deals = f"table {chance.randrange(10**9)}", []
    last = 1 if chance.random() < 0.25 else DEALS
    for number in range(1, last + 1):
        seats = chance.sample(range(players), 2)
        silent = tuple(seats[:1]) if chance.random() < 0.3 else ()
        withheld = tuple(seats[1:]) if algorithm == "kitapi-fy-2" and chance.random() < 0.3 else ()
        method = chance.choice(("hand", "machine"))
        broken_up = number == last and algorithm == "kitapi-fy-2" and chance.random() < 0.3
        of = Shuffle(game, players, algorithm, table, number, method, silent, withheld, broken_up)
        deals.append(transcript(chance, of))
    return [[_heading(game, players)], *deals]


def _heading(game: str, players: int) -> Event:
    terms = {"players": players}
    return {"format": "kitapi-record", "version": 1, "game": game, "terms": terms, "seats": []}


def _play_sitting(chance: Random, game: str) -> Sitting:
    """A sitting of random legal actions by the game's own rules."""
    case = CASES[game]
    record = play_random_sitting(chance.choice(list(case.presets.values())), case, chance.randrange(10**9), DEALS)
    heading, *events = (msgspec.json.decode(line) for line in write_record(record))
    deals: Sitting = [[heading]]
    for event in events:
        shape = shape_of(event)
        if shape and shape.stage is Stage.OPENED:
            deals.append([])
        if shape:
            deals[-1].append(event)
    return deals


# Judging


def meaning(sitting: Sitting) -> list[Any]:
    """The facts that a sitting states about its shuffles, without the order of events that may come in any order.

    Of a deal broken up before its cards were dealt, only commitment and secret count; of a pledge whose share was
    withheld, only that there was one; the cut of a deck from which no card was dealt does not count. All readable
    versions of a record and all schemas of an opening are equivalent.
    """
    heading = {name: sitting[0][0].get(name) for name in ("format", "game", "terms")}
    heading["version"] = sitting[0][0].get("version") in range(1, VERSION + 1)
    return [heading, *(_meaning(deal) for deal in sitting[1:])]


def _meaning(deal: Deal) -> Any:
    opened = {name: deal[0].get(name) for name in ("kind", "number", "dealer", "active", "commitment")}
    opened["schema"] = deal[0].get("schema") in OPENING_SCHEMAS
    said = [opened, deal[0]["terms"]["players"]]
    if cards_of(deal) is None:
        return [*said, [one.get("secret") for one in deal if one.get("secret")]]
    withheld = [one["seat"] for one in deal if one["kind"].endswith("contributed") and not one["value"]]
    dealt = any(one["kind"].endswith("cards_dealt") for one in deal)
    parts = []
    for event in deal[1:]:
        shape = shape_of(event)
        if shape is None or shape.type is None or shape.stage in (None, Stage.BROKEN_UP):
            continue
        if shape.stage in (Stage.CUT, Stage.CLOSED) and not dealt:
            continue
        one = {name: event.get(name) for name in ("kind", *shape.type.__struct_fields__)}
        if shape.stage is Stage.PLEDGED and event["seat"] in withheld and event["digest"]:
            one["digest"] = len(event["digest"])
        parts.append((int(shape.stage), event["seat"] if shape.stage in (Stage.PLEDGED, Stage.SHOWN) else 0, one))
    return [*said, sorted(parts, key=lambda one: one[:2])]


def _judge(sitting: Sitting, saved: Sequence[Saved] = ()) -> list[Verdict]:
    lines = [msgspec.json.encode(event) for deal in sitting for event in deal]
    return list(against(saved, verify_record(lines, FAIRNESS)))


def _save_verdicts(verdicts: Sequence[Verdict]) -> list[Saved]:
    """The commitments that somebody saved of a true sitting."""
    return [
        Saved(number=one.deal, context=one.context, algorithm=one.algorithm, commitment=one.commitment, state="used")
        for one in verdicts
    ]


def tries(chance: Random, count: int) -> Iterator[tuple[str, frozenset[str]]]:
    """Yields ``count`` changes: a description, and the checks that found it, which are none if the meaning is the same.

    Raises:
        AssertionError: a true sitting is rejected, or one with another meaning is accepted.
    """
    names, weights = list(TAMPERS), list(TAMPERS.values())
    made = sittings(chance)
    while count > 0:
        sitting = next(made)
        true, kept = _judge(sitting), msgspec.json.encode(sitting)
        assert all(one.outcome in ("sound", "aborted") for one in true), f"a true sitting: {true}"
        for _ in range(min(count, 20)):
            count -= 1
            changed: Sitting = msgspec.json.decode(kept)
            hidden = chance.random() < 0.05
            tamper = chance.choice(HIDDEN) if hidden else chance.choices(names, weights)[0]
            what = tamper(chance, changed)
            yield tamper.__name__, _find_change(sitting, changed, what, _save_verdicts(true) if hidden else ())


def _find_change(sitting: Sitting, changed: Sitting, what: str, saved: Sequence[Saved]) -> frozenset[str]:
    verdicts = _judge(changed, saved)
    checks = {problem.check for one in verdicts for problem in one.problems}
    checks |= {"unknown" for one in verdicts if one.outcome == "unknown"}
    if not checks:
        assert meaning(changed) == meaning(sitting), f"{what} was not found: {verdicts}"
    return frozenset(checks)


def block(seed: int, number: int) -> Counter[str]:
    """Try changes of all kinds; changes that leave the meaning the same are counted separately."""
    counts: Counter[str] = Counter()
    for place, (_, checks) in enumerate(tries(Random(f"tampering {seed}/{number}"), TRIES)):
        assert place < TRIES
        counts["transcripts" if checks else "the same"] += 1
    return counts


# A verifier that leaves a check out


SEEN_ALONE = 2000
"""Number of changes that suffices for every check to find one that no other check finds."""


@lru_cache(maxsize=2)
def alone(seed: int, number: int) -> Counter[str]:
    """By check, the number of changes that it alone found; under ``tried`` the number of all changes."""
    counts: Counter[str] = Counter()
    for _, checks in tries(Random(f"control {seed}/{number}"), SEEN_ALONE):
        counts["tried"] += bool(checks)
        if len(checks) == 1:
            counts[next(iter(checks))] += 1
    return counts


def _without(check: str) -> Callable[[int, int], Counter[str]]:
    def count_missed(seed: int, number: int) -> Counter[str]:
        counts = alone(seed, number)
        return Counter(tried=counts["tried"], found=counts[check])

    return count_missed


CHECKS = tuple(dict.fromkeys(name for game in FAIRNESS.values() for name, _ in checks_for(game)))
"""The names of all checks of a deal."""

CAMPAIGN = Campaign(
    name="tampering",
    unit="transcripts",
    title="Changed transcripts of shuffles, each rejected",
    figure=100_000,
    block=block,
    controls=tuple(
        Control(
            f"without-{check}", f"a verifier that leaves out the check “{check}” lets some through", _without(check)
        )
        for check in (*CHECKS, "shape", "heading", "sitting", "against")
    ),
)
