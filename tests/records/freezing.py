"""Writes the histories of a new version: see ``tests/histories/README.md``."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from kitapi.games.prefa.variant import IdlePay, PrefaTerms, PrefaVariant, SoloPaysPartner
from kitapi.kernel import SPECTATOR
from kitapi.records import Record, write_record
from tests.records.sittings import played_sitting

HISTORIES = Path(__file__).parents[1] / "histories"

THREE = PrefaTerms(variant=PrefaVariant(kasa_share=100))
FOUR = PrefaTerms(
    players=4,
    variant=PrefaVariant(pass_deals=True, solo_pays_partner=SoloPaysPartner.SINGLE, idle_pay=IdlePay.DOUBLED),
)


def end_of(record: Record, deal: tuple[Any, ...]) -> dict[str, Any]:
    """What everybody sees of a deal's end, without the shape it has in a view."""
    state: Any = None
    for event in deal:
        state = record.game.evolve(state, event)
    outcome = msgspec.json.decode(record.game.codec.write_view(record.game.view(state, SPECTATOR)))["outcome"]
    return {
        "results": outcome["results"],
        "kasa": outcome["kasa"],
        "over": outcome["sitting_over"],
        "transfers": outcome["settlement"]["transfers"],
        "hands": outcome["cards"]["hands"],
    }


def freeze(version: str, name: str, record: Record) -> None:
    """Write ``record`` and the ends of its deals."""
    ends = [end_of(record, deal) for deal in record.deals]
    with (HISTORIES / f"{version}-{name}.jsonl").open("xb") as file:
        file.writelines(write_record(record))
    with (HISTORIES / f"{version}-{name}.ends.json").open("xb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(ends), indent=1) + b"\n")


if __name__ == "__main__":
    freeze(sys.argv[1], "prefa-three", played_sitting(THREE, ("steady", "steady", "steady"), seed=1))
    freeze(sys.argv[1], "prefa-four", played_sitting(FOUR, ("random", "random", "passer", "random"), 18, most_deals=9))
