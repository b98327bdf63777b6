"""No record has more than 15 fields, except those listed here with a reason, which may only become smaller."""

import dataclasses
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType

import msgspec

import kitapi

MOST = 15

ON_THE_WIRE = "a view or an answer, read by the page field by field"
TERMS = "terms that people set, each by its name"
STORED = "facts as they are stored or printed"
OPTIONS = "options of a command or parts given to it, each by its name"
PHASE = "a phase of a state"

EXCEPTIONS = {
    "games.caribbean_stud.Shift": (28, STORED),
    "games.caribbean_stud.Facts": (16, STORED),
    "games.caribbean_stud.PaperFacts": (16, STORED),
    "games.caribbean_stud.CaribbeanStudHouse": (24, TERMS),
    "games.caribbean_stud.SeatView": (36, ON_THE_WIRE),
    "games.caribbean_stud.StudView": (28, ON_THE_WIRE),
    "games.caribbean_stud.StudFigures": (17, STORED),
    "games.prefa.PrefaView": (28, ON_THE_WIRE),
    "games.preferans.GameFacts": (17, STORED),
    "games.preferans.Playing": (17, PHASE),
    "games.preferans.PreferansVariant": (29, TERMS),
    "games.preferans.BargainView": (17, ON_THE_WIRE),
    "games.preferans.PreferansView": (34, ON_THE_WIRE),
    "games.preferans.PaperDeal": (19, STORED),
    "cli.ServeOptions": (21, OPTIONS),
    "review.Decision": (20, STORED),
    "package.GamePackage": (17, "a game's parts, each loaded by itself"),
    "room.TableView": (36, ON_THE_WIRE),
    "room.Seating": (23, STORED),
}
"""By the record's package or game, and its name: the number of fields, and why they stay together."""


Sixteen = msgspec.defstruct("Sixteen", [f"field_{number}" for number in range(MOST + 1)], module=__name__)


def modules() -> Iterator[ModuleType]:
    """Import all modules of the program except those that start it when imported."""
    for found in pkgutil.walk_packages(kitapi.__path__, "kitapi."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def field_count(record: type) -> int:
    """Return the number of fields of a struct, a data class or a named tuple; 0 of any other class."""
    if issubclass(record, msgspec.Struct):
        return len(record.__struct_fields__)
    if dataclasses.is_dataclass(record):
        return len(dataclasses.fields(record))
    return len(getattr(record, "_fields", ()))


def package_of(module: str) -> str:
    """Return the package or the game of a module: ``room``, or ``games.`` and the game's folder."""
    first, *rest = module.removeprefix("kitapi.").split(".")
    return f"{first}.{rest[0]}" if first == "games" else first


def large_records(module: ModuleType) -> dict[str, int]:
    """Return the records written in ``module`` that have more than ``MOST`` fields, with their number."""
    written = (one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module.__name__)
    counts = {f"{package_of(module.__name__)}.{one.__name__}": field_count(one) for one in written}
    return {name: count for name, count in counts.items() if count > MOST}


def test_no_record_has_more_than_15_fields_but_the_exceptions() -> None:
    found: dict[str, int] = {}
    for module in modules():
        found |= large_records(module)
    assert found == {name: count for name, (count, _) in EXCEPTIONS.items()}


def test_a_record_of_16_fields_is_found() -> None:
    here = inspect.getmodule(field_count)
    assert here is not None
    assert large_records(here) == {"tests.Sixteen": MOST + 1}
