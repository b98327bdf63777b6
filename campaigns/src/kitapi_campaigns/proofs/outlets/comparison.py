"""Compares byte for byte what left for a viewer in one world and in a twin of it."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from kitapi.cards import Card
from kitapi.kernel import CHANCE, Viewer
from kitapi_campaigns.proofs.outlets import viewer_replay
from kitapi_campaigns.proofs.outlets.determinism import Secrets
from kitapi_campaigns.proofs.outlets.observed_room import ObservedRoom
from kitapi_campaigns.proofs.outlets.script import Script
from kitapi_campaigns.proofs.outlets.viewer_replay import HERE, Seen, ViewerReplay, replay_for_viewer
from kitapi_testing.games.cases import CASES
from kitapi_testing.noninterference import Leak, Renaming, World, twin_of

STOPS = 1
"""Number of moments of a tour, besides its end, at which every possible request is sent."""

Planted = Callable[[ObservedRoom], Any] | None


def compare_script(script: Script, seed: str, planted: Planted = None) -> Counter[str]:
    """Compare ``script`` with twins, for every viewer up to a random moment; returns counts.

    Raises:
        Leak: something that left for a viewer depends on what is hidden from them.
    """
    rng = random.Random(f"{seed}/viewers")
    counts: Counter[str] = Counter(scripts=1)
    viewers = list(_viewers(script))
    thorough = rng.randrange(len(viewers))
    for number, (viewer, who) in enumerate(viewers):
        if (tour := _tour(script, viewer, who, rng, planted)) is not None:
            counts += _compare_replays(replace(tour, thorough=number == thorough), rng)
    return counts


def _viewers(script: Script) -> Iterator[tuple[Viewer, int | None]]:
    """All viewers, with their place among the people; None for bots."""
    yield from ((person.viewer, who) for who, person in enumerate(script.people[:-1]))
    yield from ((seat, None) for seat in script.bots)


def _tour(script: Script, viewer: Viewer, who: int | None, rng: random.Random, planted: Planted) -> ViewerReplay | None:
    """A tour up to a random moment with hidden cards; None if the script has no such moment."""
    steps = _steps_with_hidden_cards(script)
    if not steps:
        return None
    end = max(rng.choice(steps), rng.choice(steps))
    stops = frozenset({end, *rng.sample(range(end + 1), min(STOPS, end + 1))})
    compares = frozenset(step for step in steps if step <= end)
    return ViewerReplay(
        script=script,
        viewer=viewer,
        who=who,
        end=end,
        stops=stops,
        compares=compares,
        seed=str(rng.random()),
        planted=planted,
    )


def _compare_replays(tour: ViewerReplay, rng: random.Random) -> Counter[str]:
    """Compare ``tour`` in this world and in twins; returns counts."""
    script, counts = tour.script, Counter[str]()
    renaming = _twin(script, tour.viewer, script.passed[tour.end] or 0, rng, counts)
    if renaming is None:
        return counts + Counter(alone=1)
    here = replay_for_viewer(tour, HERE)
    there = replay_for_viewer(tour, viewer_replay.World(renaming, twin=True))
    for number, (one, other) in enumerate(zip(here, there, strict=True)):
        _must_be_same(script, tour.viewer, number, one, other)
        _must_hold_no_secret(script, tour.viewer, number, one)
    counts += _count_seen(here)
    return counts + Counter(twins=len(tour.compares))


def _steps_with_hidden_cards(script: Script) -> list[int]:
    """Numbers of the doings in the last deal after which cards are dealt and the deal is not over."""
    case, state, hiding = CASES[script.game], None, [False]
    for moment in script.moments:
        for event in moment.events if moment.failed is None else ():
            state = case.game.evolve(state, event)
        hiding.append("deck" not in case.places(state) and not case.game.is_over(state))
    return [number for number, passed in enumerate(script.passed) if passed is not None and hiding[passed]]


def _twin(script: Script, viewer: Viewer, passed: int, rng: random.Random, counts: Counter[str]) -> Renaming | None:
    """A twin world: other cards and another secret with which ``viewer`` would have seen the same up to now."""
    case = CASES[script.game]
    here = World(case, case.game, viewer, Renaming({}, {}))
    for moment in script.moments[:passed]:
        here.live(moment)
    words = {
        moment.action.secret: Secrets(script.seed, script.deals[-1]).of(script.deals[-1]).hex()
        for moment in script.moments[:passed]
        if moment.actor == CHANCE and moment.action is not None
    }
    twin = twin_of(here, script.moments[:passed], words, rng, counts)
    return None if twin is None else twin.renaming


def _must_be_same(script: Script, viewer: Viewer, number: int, here: Seen, there: Seen) -> None:
    if here == there:
        return
    for what, one, other in zip(Seen._fields, here, there, strict=True):
        if one != other:
            raise Leak(f"{_where(script, viewer, number)}: {what} differ\n{_first_difference(one, other)}")


def _first_difference(one: Any, other: Any) -> str:
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return next(_first_difference(a, b) for a, b in zip(one, other, strict=True) if a != b)
    if isinstance(one, bytes) and isinstance(other, bytes):
        at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        span = slice(max(0, at - 150), at + 150)
        return f"  here    {one[span]!r}\n  in twin {other[span]!r}"
    return f"  here    {one!r}\n  in twin {other!r}"


def _must_hold_no_secret(script: Script, viewer: Viewer, number: int, seen: Seen) -> None:
    """Check that the running deal's secret does not leave in any encoding, and that no card is logged."""
    secret = Secrets(script.seed).of(script.deals[-1])
    spelled = (secret, secret[::-1], secret.hex().encode(), secret.hex().upper().encode(), repr(list(secret)).encode())
    left = [*(frame.content for frame in seen.frames), *(answer.body for answer in seen.answers), *seen.questions]
    left += [repr(answer.headers).encode() for answer in seen.answers]
    log = "\n".join(seen.log)
    for raw in (*left, seen.exported, log.encode()):
        if any(spelling in raw for spelling in spelled):
            raise Leak(f"{_where(script, viewer, number)}: the secret of the deal has left")
    if logged := _CARD.search(log):
        raise Leak(f"{_where(script, viewer, number)}: {logged.group()} is logged")


_CARD = re.compile(rf"\b({'|'.join(card.value for card in Card)})\b|Card\.[A-Z]+_OF_[A-Z]+")
"""Matches a card as formats write it or as Python prints it."""


def _where(script: Script, viewer: Viewer, number: int) -> str:
    doing = script.doings[number]
    return f"{script.game}, script {script.seed}, for {viewer}, at {number} ({doing})"


def _count_seen(seen: list[Seen]) -> Counter[str]:
    return Counter(
        frames=sum(len(one.frames) for one in seen),
        answers=sum(len(one.answers) for one in seen),
        questions=sum(len(one.questions) for one in seen),
        log=sum(len(one.log) for one in seen),
    )
