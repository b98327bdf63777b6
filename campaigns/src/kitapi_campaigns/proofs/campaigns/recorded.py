"""Reads and audits the deals that ``kitapi simulate --record`` writes, of bots under random house rules."""

import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from kitapi.arena.simulation import simulate
from kitapi.cli.database.record_audit import RecordSound, record_findings
from kitapi.registry import PACKAGES
from kitapi.workers.bots import bots_of, bots_with_solver
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS, TITLES

DEALS = 250
"""Number of deals in a block."""
FIGURE = 10_000
FEW = 3
"""Number of deals in a control, of which one is spoilt."""


def block(game: str, seed: int, number: int) -> Counter[str]:
    """Audit a file of deals.

    Raises:
        AssertionError: the audit has a finding.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.jsonl"
        write(game, f"recorded/{game}/{seed}/{number}", DEALS, path)
        for one in record_findings(str(path)):
            assert isinstance(one, RecordSound), f"block {number} of seed {seed}: {one}"
            assert one.deals == one.sittings == DEALS
            return Counter(deals=one.deals, events=one.events)
    raise AssertionError("the audit gave no result")


def write(game: str, seed: str, deals: int, path: Path) -> None:
    """Simulate ``deals`` deals of random quick bots, under random house rules, into the file ``path``."""
    rng = random.Random(seed)
    terms = GAME_CAMPAIGNS[game].any_terms(rng)
    quick = [name for name in bots_of(game) if name not in bots_with_solver(game)]
    names = [rng.choice(quick) for _ in range(terms.players)]
    with path.open("wb") as file:
        simulate(
            PACKAGES[game],
            deals,
            names,
            seed=rng.randrange(2**32),
            variant=msgspec.to_builtins(terms.variant),
            record=file.write,
        )


# Controls: files that are spoilt


def amount_changed(lines: list[bytes], rng: random.Random) -> list[bytes]:
    """Increase the amount of a random payment by one."""
    place = rng.choice([place for place, line in enumerate(lines) if b'"payer":' in line])
    fields = msgspec.json.decode(lines[place])
    moves = fields.get("transfers") or fields["settlement"]["transfers"]
    rng.choice(moves)["amount"] += 1
    return [*lines[:place], msgspec.json.encode(fields) + b"\n", *lines[place + 1 :]]


def event_lost(lines: list[bytes], rng: random.Random) -> list[bytes]:
    """Leave out the opening or the last event of a deal."""
    openings = [place for place, line in enumerate(lines) if b'"commitment":{' in line]
    place = rng.choice((*openings, len(lines) - 1))
    return [*lines[:place], *lines[place + 1 :]]


SPOILT: dict[str, Callable[[list[bytes], random.Random], list[bytes]]] = {
    "amount": amount_changed,
    "event-lost": event_lost,
}


def spoil_record(game: str, fault: str, seed: int, number: int) -> Counter[str]:
    """Control: count whether ``fault`` is found in a few deals of ``game``."""
    rng = random.Random(f"spoilt/{seed}/{number}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deals.jsonl"
        write(game, f"spoilt/{game}/{seed}/{number}", FEW, path)
        path.write_bytes(b"".join(SPOILT[fault](path.read_bytes().splitlines(keepends=True), rng)))
        return Counter(tried=1, found=int(_is_found(path)))


def _is_found(path: Path) -> bool:
    found: Sequence[object] = list(record_findings(str(path)))
    return not any(isinstance(one, RecordSound) for one in found)


CAMPAIGNS = tuple(
    Campaign(
        name=f"recorded-{game}",
        unit="deals",
        title=f"Deals of {title} written by `kitapi simulate --record`, read again and audited",
        figure=FIGURE,
        block=partial(block, game),
        controls=tuple(
            Control(
                f"{fault}", f"{fault.replace('-', ' ')}, {title}", partial(spoil_record, game, fault), 5, every=True
            )
            for fault in SPOILT
        ),
    )
    for game, title in TITLES.items()
)
