"""Everything that strangers may send has bounds: terms, actions, commands, and all other types that the web decodes."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

import kitapi.web
from kitapi.games.caribbean_stud.rules.rulings.json_format import PaperReport
from kitapi.registry import GAMES, RULINGS
from kitapi.room.classes.classes import NewClass
from kitapi.room.onlookers.messages import Command
from kitapi.room.table.new_tables import NewTable
from kitapi.web.drills import Answered, Joining
from kitapi.web.houses import Invited
from kitapi_testing.bounds import LARGEST, find_unbounded

TYPES: dict[str, Any] = {
    **{f"{name} terms": game.codec.types["terms"] for name, game in GAMES.items()},
    **{f"{name} action": game.codec.types["action"] for name, game in GAMES.items()},
    **{f"{name} report": rulings.reports.type for name, rulings in RULINGS.items()},
    "command": Command,
    "new table": NewTable,
    "new class": NewClass,
    "answer to a drill": Answered,
    "name in a class": Joining,
    "invitation": Invited,
}


OWN = {"reviews._REVIEW", "wire._NAMED"}
"""Decoders without bounds: of answers of the server's own processes, and of an id that is cut if it is too long."""


def decoded_by_the_web() -> dict[str, Any]:
    """Return the types that modules of the web decode, by module and name."""
    found = {}
    for one in iter_modules(kitapi.web.__path__):
        module = import_module(f"kitapi.web.{one.name}")
        for name, decoder in vars(module).items():
            if isinstance(decoder, msgspec.json.Decoder) and f"{one.name}.{name}" not in OWN:
                found[f"{one.name}.{name}"] = decoder.type
    return found


def test_whatever_the_web_decodes_has_bounds() -> None:
    decoded = decoded_by_the_web()
    assert {"pages._NEW_TABLE", "wire._COMMAND", "drills._ANSWER", "houses._INVITED"} <= set(decoded)
    assert [place for name, kind in decoded.items() for place in find_unbounded(kind, name)] == []


@pytest.mark.parametrize("name", TYPES)
def test_every_number_text_and_list_that_may_be_sent_has_bounds(name: str) -> None:
    assert find_unbounded(TYPES[name]) == []


def test_reports_of_irregularities_are_checked_too() -> None:
    assert TYPES["caribbean-stud report"] is PaperReport


class Below(msgspec.Struct):
    number: int


class Planted(msgspec.Struct):
    above: Annotated[int, Meta(ge=0)]
    below: Annotated[int, Meta(le=9)]
    far: Annotated[int, Meta(ge=0, le=LARGEST + 1)]
    deep: Annotated[int, Meta(ge=-LARGEST - 1, le=0)]
    share: Annotated[float, Meta(ge=0)]
    text: str
    pattern: Annotated[str, Meta(pattern="^a+$")]
    cards: tuple[bool, ...]
    names: Annotated[list[str], Meta(max_length=3)]
    pair: tuple[int, bool]
    by_name: dict[str, bool]
    either: bool | str
    whatever: Any
    inner: Below
    itself: "Planted | None" = None
    sound: Annotated[int, Meta(gt=0, lt=LARGEST)] = 1
    word: Annotated[str, Meta(max_length=3)] = ""
    left: msgspec.Raw = msgspec.Raw()


def test_whatever_lacks_a_bound_is_found_and_nothing_else() -> None:
    assert find_unbounded(Planted) == sorted(
        f"Planted.{place}"
        for place in (
            "above",
            "below",
            "far",
            "deep",
            "share",
            "text",
            "pattern",
            "cards",
            "names[]",
            "pair[0]",
            "by_name",
            "by_name key",
            "either",
            "whatever",
            "inner.Below.number",
        )
    )
