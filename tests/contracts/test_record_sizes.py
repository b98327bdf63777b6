"""No record has more than 15 fields, but for the reasoned exceptions here, which may only become smaller."""

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
    "games.caribbean_stud.rules.books.shift.Shift": (28, STORED),
    "games.caribbean_stud.rules.rulings.facts.Facts": (16, STORED),
    "games.caribbean_stud.rules.rulings.reading.PaperFacts": (16, STORED),
    "games.caribbean_stud.rules.terms.variant.CaribbeanStudHouse": (24, TERMS),
    "games.caribbean_stud.rules.views.view.SeatShown": (36, ON_THE_WIRE),
    "games.caribbean_stud.rules.views.view.StudView": (28, ON_THE_WIRE),
    "games.caribbean_stud.simulation.figures.StudFigures": (17, STORED),
    "games.prefa.rules.view.PrefaView": (28, ON_THE_WIRE),
    "games.preferans.rules.settled.GameFacts": (17, STORED),
    "games.preferans.rules.state.Playing": (17, PHASE),
    "games.preferans.rules.variant.PreferansVariant": (29, TERMS),
    "games.preferans.rules.view.BargainShown": (17, ON_THE_WIRE),
    "games.preferans.rules.view.PreferansView": (34, ON_THE_WIRE),
    "cli.preferans_paper.PaperDeal": (19, STORED),
    "cli.serving.ServeOptions": (20, OPTIONS),
    "reviewing.review.Decision": (20, STORED),
    "room.messages.TableShown": (33, ON_THE_WIRE),
    "room.seating.Seating": (22, STORED),
}
"""By the record's module and name after ``kitapi.``: the number of fields, and why they stay together."""


Sixteen = msgspec.defstruct("Sixteen", [f"field_{number}" for number in range(MOST + 1)], module=__name__)


def modules() -> Iterator[ModuleType]:
    """All modules of the program but those that start it when they are imported."""
    for found in pkgutil.walk_packages(kitapi.__path__, "kitapi."):
        if not found.name.endswith("__main__"):
            yield importlib.import_module(found.name)


def field_count(record: type) -> int:
    """The number of fields of a struct, a data class or a named tuple; 0 of any other class."""
    if issubclass(record, msgspec.Struct):
        return len(record.__struct_fields__)
    if dataclasses.is_dataclass(record):
        return len(dataclasses.fields(record))
    return len(getattr(record, "_fields", ()))


def large_records(module: ModuleType) -> dict[str, int]:
    """The records written in ``module`` that have more than ``MOST`` fields, with their number."""
    written = (one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == module.__name__)
    counts = {f"{one.__module__}.{one.__qualname__}".removeprefix("kitapi."): field_count(one) for one in written}
    return {name: count for name, count in counts.items() if count > MOST}


def test_no_record_has_more_than_15_fields_but_the_exceptions() -> None:
    found: dict[str, int] = {}
    for module in modules():
        found |= large_records(module)
    assert found == {name: count for name, (count, _) in EXCEPTIONS.items()}


def test_a_record_of_16_fields_is_found() -> None:
    here = inspect.getmodule(field_count)
    assert here is not None
    assert large_records(here) == {f"{__name__}.Sixteen": MOST + 1}
