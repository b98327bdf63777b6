"""Audits simulated months of a card room from the raw events; in controls, spoilt logs that it must notice."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from kitapi.auditor.auditor import Auditor
from kitapi.auditor.laws import Finding
from kitapi.registry import AUDITED
from kitapi.store import Recorded
from kitapi_campaigns.months.room import Pace, record_events, write_month
from kitapi_campaigns.proofs.plan import Campaign, Control

DAYS = 28
"""Days of one block."""
TRIES = 20
"""Number of logs that a control spoils in a block."""
SHORT = Pace(open=4, turns=25)
"""The load of the rooms whose logs are spoilt; they run for a few days."""

OPENED = tuple(game.opening for game in AUDITED.values())
"""The kinds of event that open a deal."""

Spoilt = Callable[[list[Recorded], random.Random], list[Recorded] | None]
"""Spoils a log at a random place; returns None if the log has nothing of the kind to spoil."""


UNSEALED = frozenset({"seals"})
"""Laws that are not checked in controls, as if somebody had computed all seals again after the change."""


def audit_log(events: Sequence[Recorded], without: frozenset[str] = frozenset()) -> list[Finding]:
    """The findings of the audit in a whole log, ``without`` some laws."""
    auditor = Auditor(AUDITED.values(), without)
    found = [finding for event in events for finding in auditor.take(event)]
    return [*found, *auditor.finish()]


def block(seed: int, number: int) -> Counter[str]:
    """Audit a month of a busy room.

    Raises:
        AssertionError: the audit has a finding.
    """
    auditor, counts = Auditor(AUDITED.values()), Counter[str](days=DAYS)
    for event in record_events(write_month(f"audit/{seed}/{number}", DAYS)):
        found = next(auditor.take(event), None)
        assert found is None, f"seed {seed}, block {number}: {found}"
        _count(event, counts)
    found = next(auditor.finish(), None)
    assert found is None, f"seed {seed}, block {number}: {found}"
    return counts


def _count(event: Recorded, counts: Counter[str]) -> None:
    counts["events"] += 1
    if event.kind in OPENED:
        counts["deals"] += 1
        counts[f"deals of {event.kind.partition('.')[0]}"] += 1
    elif event.kind in ("table.opened", "meter.awarded", "meter.reset", "meter.returned"):
        counts[event.kind] += 1
    elif event.kind.endswith(("_broken_up", ".hand_voided", ".seat_voided", ".claim_decided")):
        counts[event.kind.partition(".")[2]] += 1


class Spoiling(NamedTuple):
    """A control: spoils logs of a few days, once each, and audits them ``without`` some laws."""

    spoil: Spoilt
    without: frozenset[str] = UNSEALED

    def block(self, seed: int, number: int) -> Counter[str]:
        """Spoil ``TRIES`` logs, and count in how many the audit found it."""
        events = list(islice(record_events(write_month(f"spoilt/{seed}/{number}", 4, SHORT)), 4000))
        rng, counts = random.Random(f"spoilt/{seed}/{number}"), Counter[str]()
        for _ in range(TRIES):
            if (spoilt := self.spoil(list(events), rng)) is not None:
                counts["tried"] += 1
                counts["found"] += bool(audit_log(spoilt, self.without))
        return counts


def event_lost(events: list[Recorded], rng: random.Random) -> list[Recorded] | None:
    """Leave out an event of a table's sealed deals or of a meter, and renumber all later ones."""
    sealed = {one.stream.partition(":")[2]: one.position for one in events if one.kind == "chain.sealed"}
    gone = rng.choice([one for one in events if _may_be_missed(one, sealed)])
    return [
        msgspec.structs.replace(one, version=one.version - 1)
        if one.stream == gone.stream and one.version > gone.version
        else one
        for one in events
        if one is not gone
    ]


def _may_be_missed(one: Recorded, sealed: dict[str, int]) -> bool:
    """Whether the audit must notice that ``one`` is missing; a count of a meter only repeats a known amount."""
    sort, _, name = one.stream.partition(":")
    if sort == "play":
        return one.position < sealed.get(name, 0)
    return sort in ("meter", "secret") and one.kind != "meter.counted"


def amount_changed(events: list[Recorded], rng: random.Random) -> list[Recorded] | None:
    """Increase the amount of a random transfer by one, in a deal that was followed by another at its table."""
    opened = {one.stream: place for place, one in enumerate(events) if one.kind in OPENED}
    places = [
        place for place, one in enumerate(events) if b'"payer":' in one.payload and place < opened.get(one.stream, 0)
    ]
    place = rng.choice(places)
    payload = msgspec.json.decode(events[place].payload)
    moves = payload.get("transfers") or payload["settlement"]["transfers"]
    rng.choice(moves)["amount"] += 1
    events[place] = msgspec.structs.replace(events[place], payload=msgspec.json.encode(payload))
    return events


def entry_changed(events: list[Recorded], rng: random.Random) -> list[Recorded] | None:
    """Increase the amount of a random entry of a meter by one."""
    places = [place for place, one in enumerate(events) if one.stream.startswith("meter:") and b'"id":' in one.payload]
    if not places:
        return None
    place = rng.choice(places)
    payload = msgspec.json.decode(events[place].payload)
    payload["amount"] += 1
    events[place] = msgspec.structs.replace(events[place], payload=msgspec.json.encode(payload))
    return events


def secret_exchanged(events: list[Recorded], rng: random.Random) -> list[Recorded] | None:
    """Replace a random secret by another."""
    place = rng.choice([place for place, one in enumerate(events) if one.kind == "secret.drawn"])
    payload = {**msgspec.json.decode(events[place].payload), "secret": rng.randbytes(32).hex()}
    events[place] = msgspec.structs.replace(events[place], payload=msgspec.json.encode(payload))
    return events


CAMPAIGN = Campaign(
    name="audit",
    unit="deals",
    title="The books of simulated months, audited from the raw events by code that shares nothing with the games",
    figure=1_000_000,
    block=block,
    controls=(
        Control(
            name="event-lost",
            title="an event left out, the rest renumbered",
            block=Spoiling(event_lost, frozenset()).block,
            every=True,
        ),
        Control(name="amount", title="a transfer of one unit more", block=Spoiling(amount_changed).block, every=True),
        Control(
            name="entry", title="an entry of a meter of one chip more", block=Spoiling(entry_changed).block, every=True
        ),
        Control(name="secret", title="a secret exchanged", block=Spoiling(secret_exchanged).block, every=True),
    ),
)
