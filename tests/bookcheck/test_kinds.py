"""The auditor knows every kind of event that games and room write; a new kind must be added there too."""

from typing import Any, get_args

import pytest

from kitapi.auditor.auditor import audit_log
from kitapi.auditor.records import Line
from kitapi.games.caribbean_stud.bookcheck import hands, ways
from kitapi.games.caribbean_stud.rules.table.events import Event as StudEvent
from kitapi.games.prefa.bookcheck import deals as prefa
from kitapi.games.prefa.rules.events import Event as PrefaEvent
from kitapi.games.preferans.bookcheck import deals as preferans
from kitapi.games.preferans.rules.events import Event as PreferansEvent
from kitapi.registry import AUDITED, GAMES
from kitapi.room.record.streams import RoomEvent

CARDS = {"deal_opened", "cards_dealt", "shuffle_unused", "deal_settled", "sitting_broken_up"}
KNOWN = {
    "prefa": prefa.UNMOVED | CARDS | {"kasa_added"},
    "preferans": preferans.UNMOVED | CARDS | {"pot_fed"},
    "caribbean_stud": hands.KNOWN | {"hand_opened"},
}


def kinds_of(events: Any) -> dict[str, Any]:
    return {str(event.__struct_config__.tag): event for event in get_args(events)}


@pytest.mark.parametrize("events", [PrefaEvent, PreferansEvent, StudEvent], ids=["prefa", "preferans", "stud"])
def test_every_kind_of_event_of_a_game_is_known_and_no_other(events: Any) -> None:
    kinds = kinds_of(events)
    game = next(iter(kinds)).partition(".")[0]
    assert {kind.partition(".")[2] for kind in kinds} == KNOWN[game]


def test_what_may_move_chips_at_a_table_of_caribbean_stud_has_its_ways() -> None:
    moving = {
        kind.partition(".")[2] for kind, event in kinds_of(StudEvent).items() if "transfers" in event.__struct_fields__
    }
    assert moving == set(ways.WAYS)


def test_the_newest_schema_of_every_kind_is_known() -> None:
    for game, events in (("prefa", PrefaEvent), ("preferans", PreferansEvent), ("caribbean-stud", StudEvent)):
        for kind in kinds_of(events):
            assert GAMES[game].codec.schemas.get(kind, 1) <= AUDITED[game].newest.get(kind, 1)  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", sorted(kinds_of(RoomEvent)))
def test_every_kind_of_event_of_the_room_is_known(kind: str) -> None:
    stream = {"step": "refused"}.get(kind.partition(".")[0], kind.partition(".")[0])
    said = [one.sentence for one in audit_log([Line(f"{stream}:1", 1, 1, kind, 1, b"{}")], AUDITED.values())]
    assert not any("an unknown kind" in sentence or "it is not a" in sentence for sentence in said)
