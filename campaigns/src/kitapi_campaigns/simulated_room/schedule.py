"""One schedule: an evening with faults, which begins at a moment of a longer evening without faults, and its audit.

A seed determines a schedule. Every ``TOGETHER`` seeds share the evening without faults, which is played once, so that
most of the time is spent on play with faults.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from kitapi_campaigns.package import Party
from kitapi_campaigns.simulated_room import faults as faulty
from kitapi_campaigns.simulated_room import log_audit
from kitapi_campaigns.simulated_room.evening import PARTIES, Evening
from kitapi_campaigns.simulated_room.faults import Faults
from kitapi_campaigns.simulated_room.loop import VirtualLoop
from kitapi_campaigns.simulated_room.message_checks import Watch
from kitapi_campaigns.simulated_room.shelf import Shelf
from kitapi_campaigns.simulated_room.world import Complaint, replace_world

TOGETHER = 200
APPENDS = 120
"""Length, in appends, of the evening at whose moments schedules begin."""

MOMENTS = 40
"""Number of moments of that evening at which schedules begin."""

LONGEST = 15.0
"""Longest time with faults, in virtual seconds."""

BOUND = 300.0
"""Virtual seconds without faults within which everything must have continued."""

FORGIVEN = {
    "the store failed at table %s: %s": "failed",
    "%s cannot continue: %s": "failed",
    "a house could not be read or written: %s": "refused",
    "a refused step was not written down: %s": "refused",
    "a linked table was not notified: %s": "failed",
    "bot %s failed at table %s: %s": "bots",
    "bot %s failed: %s": "bots",
    "a bot at table %s gave an answer the game refuses (%s)": "bots",
}
"""Errors that may be logged, with the fault that excuses each: of the store, or of a bot."""


class Beginning(NamedTuple):
    """Moments of an evening without faults: its tables, and the shelf at each moment."""

    tables: dict[str, Party]
    shelves: tuple[Shelf, ...]


class Outcome(NamedTuple):
    """The outcome of a schedule; ``faults``: the violations found."""

    seed: int
    faults: list[str]
    digest: str
    counts: dict[str, int]


Change = Callable[[Evening], None]
"""Plants a fault before an evening begins."""


def play_schedule(
    seed: int, *, trace: Callable[[str], None] | None = None, change: Change | None = None, faults: Faults | None = None
) -> Outcome:
    """Play the schedule ``seed``; ``change``: plants a fault; ``faults``: in place of those that the seed draws."""
    begun = beginning_of(seed)
    chance = Random(f"schedule {seed}")
    loop = VirtualLoop(chance, shuffled=chance.random() < 3 / 4)
    with replace_world(loop, chance) as complaint:
        place = chance.randrange(len(begun.shelves))
        before = begun.shelves[place]
        shelf = before.twin()
        watch = Watch(loop, shelf, trace)
        evening = Evening(loop, chance, shelf, watch, faulty.draw_faults(chance) if faults is None else faults)
        evening.tables = dict(begun.tables)
        if change is not None:
            change(evening)
        drawn = evening.faults
        _play(evening)
        found = [*watch.faults, *loop.faults, *unexpected_complaints(complaint, evening, drawn)]
        found += log_audit.breaks(shelf, watch, [one for tab in evening.tabs for one in tab.intentions], before)
        counts = count_evening(evening)
        digest = watch.digest.hexdigest()
    return Outcome(seed, found, digest, counts)


def _play(evening: Evening) -> None:
    evening.start()
    evening.invite()
    shelf, loop = evening.shelf, evening.loop
    enough = 2 + evening.chance.randrange(8)
    loop.run_for(LONGEST * evening.chance.random(), lambda: len(shelf.journal) >= enough)
    evening.come_to_rest()
    goals = {table: shelf.stands(f"play:{table}") + 2 for table in evening.tables}
    if not loop.run_for(BOUND, lambda: loop.steps % 8 == 0 and goes_on(evening, goals)):
        stuck = {table: (shelf.stands(f"play:{table}"), goal) for table, goal in goals.items()}
        evening.watch.fault(f"nothing goes on in {BOUND} seconds of calm: {stuck}")


def goes_on(evening: Evening, goals: dict[str, int]) -> bool:
    """Whether every table has reached its goal or its end, and everybody who waited has an answer."""
    shelf = evening.shelf
    if any(shelf.stands(f"play:{table}") < goal and not _is_done(evening, table) for table, goal in goals.items()):
        return False
    return all(tab.waiting is None or tab.waiting.said < 2 for tab in evening.tabs)


def _is_done(evening: Evening, table: str) -> bool:
    """Whether the sitting at ``table`` is over."""
    key = (table, evening.shelf.stands(f"play:{table}"))
    if key not in evening.ends:
        game, state = evening.shelf.state(table)
        evening.ends[key] = state is not None and game.is_over(state) and game.succession(state) is None
    return evening.ends[key]


def unexpected_complaints(complaint: Complaint, evening: Evening, faults: Faults) -> Sequence[str]:
    """Logged errors that no fault of the store or a bot excuses."""
    lines = []
    for life, form, text in complaint.records:
        store = evening.lives[life - 1].store if life else None
        blamed = FORGIVEN.get(form)
        if blamed == "bots" and faults.bot_fails:
            continue
        if store is not None and blamed is not None and (store.failed or (store.refused and blamed == "refused")):
            continue
        lines.append(f"logged in life {life}: {text}")
    return lines


def count_evening(evening: Evening) -> dict[str, int]:
    """Counts of an evening."""
    answers = sum(one.ended == "done" for tab in evening.tabs for one in tab.intentions)
    return {
        "lives": len(evening.lives),
        "commands": sum(len(tab.intentions) for tab in evening.tabs),
        "carried out": answers,
        "appends": len(evening.shelf.journal),
        "messages": evening.watch.sent_count,
    }


def beginning_of(seed: int) -> Beginning:
    """Return the beginning of the schedule of ``seed``; kept for the schedules that share it."""
    return beginning(seed - seed % TOGETHER)


@lru_cache(maxsize=8)
def beginning(seed: int) -> Beginning:
    """Return the beginning that the schedules from ``seed`` on share."""
    chance = Random(f"beginning {seed}")
    parties = PARTIES[seed // TOGETHER % len(PARTIES)]
    loop = VirtualLoop(chance, shuffled=False)
    with replace_world(loop, chance):
        shelf = Shelf()
        watch = Watch(loop, shelf)
        evening = Evening(loop, chance, shelf, watch, faulty.NONE._replace(wilful=0.02))
        evening.open_tables(parties)
        shelves = [shelf.twin()]
        evening.invite()
        for place in range(1, MOMENTS):
            loop.run_for(60, lambda: len(shelf.journal) >= place * APPENDS // MOMENTS)  # noqa: B023 - asked at once
            shelves.append(shelf.twin())
    return Beginning(evening.tables, tuple(shelves))
