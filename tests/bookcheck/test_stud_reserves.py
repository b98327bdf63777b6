"""What is set aside in the meter for awards that are open: the auditor expects just what the house is sent."""

import msgspec
import pytest

from kitapi.bookcheck.laws import Found
from kitapi.bookcheck.meters import Entry
from kitapi.bookcheck.stud import StudHand
from kitapi.games.caribbean_stud.action import CONTROL_ROOM, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.actions import Confirm, Declare, NoteDeclaration
from kitapi.games.caribbean_stud.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.phase import Phase
from kitapi.kernel import FLOOR, METER, MeterRead, ReleaseTables, Seat
from tests.games.caribbean_stud.scenes import Scene

HIGH_HANDS = "As Ks Qs Js Ts 9c 8c 7c 6c 5c Ah Kd 2h 4d 8h"
"""A royal flush at the left seat, a straight flush at the right one, and ace and king at the bank."""
LEFT, RIGHT = Seat(0), Seat(1)


def declared(*seats: Seat) -> Scene:
    """A table whose inspector is silent after these seats have declared, so that the others were released."""
    scene = Scene().until(Phase.CHOOSE, hands=HIGH_HANDS)
    for seat in seats:
        scene.do(seat, Declare())
    scene.do(FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR))
    return scene


def refused(scene: Scene, *seats: Seat) -> Scene:
    for seat in seats:
        scene.do(GAMING_INSPECTOR, NoteDeclaration(seat=seat))
        scene.do(CONTROL_ROOM, Confirm(seat=seat, genuine=False))
    return scene


def audited(scene: Scene) -> tuple[list[Found], list[Entry]]:
    """What the auditor finds in the hand, and which entries it expects of the meter and the floor."""
    first, *events = (msgspec.json.decode(msgspec.json.encode(event)) for event in scene.events)
    hand = StudHand(first)
    found = [one for event in events for one in hand.take(event["kind"].partition(".")[2], event)]
    return found, hand.entries


def sent(scene: Scene) -> list[tuple[str, int]]:
    """The entries that the game sends to its house, by id and amount."""
    states = zip(scene.states, scene.events, strict=True)
    entries = (one for state, event in states for one in CARIBBEAN_STUD.house.entries(state, event))
    return [(one.id, getattr(one, "amount", 0)) for one in entries]


def test_a_reserve_that_comes_back_in_two_parts_is_sound_and_every_entry_has_a_name_of_its_own() -> None:
    scene = refused(declared(LEFT, RIGHT), LEFT, RIGHT)
    found, entries = audited(scene)
    assert found == []
    assert [(one.id, one.amount) for one in entries] == sent(scene)
    assert [one.amount for one in entries if one.kind == "lifted"] == [22_502, 2_500]
    assert len({(one.kind, one.id) for one in entries}) == len(entries)


def test_a_reserve_of_all_that_the_meter_holds_is_sound() -> None:
    scene = declared(RIGHT)
    scene.do(GAMING_INSPECTOR, NoteDeclaration(seat=RIGHT))
    for actor, action in ((METER, MeterRead(amount=10_000)), (LEFT, Declare())):
        scene._follow(CARIBBEAN_STUD.decide(scene.state, actor, action))
    scene.do(FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR))
    found, entries = audited(scene)
    assert [one.law for one in found] == []
    assert [one.amount for one in entries if one.kind == "reserved"] == [2_500, 10_000]


@pytest.mark.parametrize("amount", [9_999, 10_001])
def test_a_reserve_of_any_other_amount_is_noticed(amount: int) -> None:
    scene = declared(LEFT)
    scene.events[-1] = msgspec.structs.replace(scene.events[-1], reserved=amount)
    assert "reserve" in {one.law for one in audited(scene)[0]}
