"""Plays seeded evenings of the whole room with faults; in controls, rooms, stores and people with a planted fault."""

from collections import Counter
from functools import partial

from kitapi_campaigns.proofs.plan import Block, Campaign, Control
from kitapi_campaigns.simulated_room.controls import BROKEN, Broken, find_fault
from kitapi_campaigns.simulated_room.schedule import TOGETHER, play_schedule

BLOCKS = 1_000_000
"""More blocks than any campaign of one seed has."""


def first_of(seed: int, number: int) -> int:
    """The schedule with which the block ``number`` of a campaign's ``seed`` begins."""
    return (seed * BLOCKS + number) * TOGETHER


def block(seed: int, number: int) -> Counter[str]:
    """Play the schedules that begin in one evening.

    Raises:
        AssertionError: a violation was found; the message is the command that shows it again.
    """
    counts: Counter[str] = Counter()
    first = first_of(seed, number)
    for schedule in range(first, first + TOGETHER):
        outcome = play_schedule(schedule)
        if outcome.faults:
            raise AssertionError(
                f"python -m kitapi_campaigns.simulate --seed {schedule}: {'; '.join(outcome.faults[:3])[:800]}"
            )
        counts["schedules"] += 1
        counts.update(outcome.counts)
    return counts


def try_broken(broken: Broken, seed: int, number: int) -> Counter[str]:
    """Control: count whether schedules find ``broken``; each begins in another evening."""
    first = first_of(seed, number)
    schedules = (first + place * (TOGETHER // 4) for place in range(broken.schedules))
    return Counter({"tried": broken.schedules, "found": sum(find_fault(broken, one) is not None for one in schedules)})


def _control(broken: Broken) -> Control:
    trying: Block = partial(try_broken, broken)
    return Control(name=broken.name, title=broken.title, block=trying)


CAMPAIGN = Campaign(
    name="simulation",
    unit="schedules",
    title="Evenings of the whole room with faults of connection, store, clock and node, in virtual time",
    figure=1_000_000,
    block=block,
    controls=tuple(_control(broken) for broken in BROKEN),
)
