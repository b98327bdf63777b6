"""Events of older schemas are read as those of the newest."""

import msgspec
import pytest

from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.events import FactsStated
from kitapi_testing.clauses import clause

FACTS = "caribbean_stud.facts_stated"


@clause("AMB-49")
@pytest.mark.parametrize(
    ("stored", "shows", "shuffler"),
    [
        ("came_out", True, "spilt"),
        ("came_out", False, "delivered"),
        ("came_out", None, "delivered"),
        ("jammed", None, "jammed"),
        ("overlapped", True, "overlapped"),
        (None, None, None),
    ],
)
def test_cards_out_of_the_shoe_had_spilt_where_a_value_showed_and_were_delivered_else(
    stored: str | None, shows: bool | None, shuffler: str | None
) -> None:
    stated = {"kind": "state_facts", "irregularity": "CSP-102", "shuffler": stored, "shows": shows}
    raw = msgspec.json.encode({"kind": FACTS, "stated": stated, "choosing": []})
    event = CARIBBEAN_STUD.codec.read_event(FACTS, 1, raw)
    assert isinstance(event, FactsStated)
    assert (event.stated.shuffler, event.stated.shows, event.stated.case) == (shuffler, shows, "earlier_seat")
    assert CARIBBEAN_STUD.codec.event_kind(event) == (FACTS, 2)
