"""Amounts set aside in the meter for open awards: the auditor expects exactly the entries that the house is sent."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry
from kitapi.games.caribbean_stud.bookcheck.hands import StudHand
from kitapi.games.caribbean_stud.rules.books.shifts import hands_in
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import Confirm, Declare, NoteDeclaration
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import FLOOR, METER, Actor, MeterRead, ReleaseTables, Seat
from kitapi.kernel.house import Awarded, Contributed, Restarted, Resumed, Stopped
from kitapi.room.houses.meter import Meter, apply_meter_entry
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud.evenings import Evening
from kitapi_testing.games.caribbean_stud.scenes import Scene

HIGH_HANDS = "As Ks Qs Js Ts 9c 8c 7c 6c 5c Ah Kd 2h 4d 8h"
"""A royal flush at the left seat, a straight flush at the right one, and ace-king at the bank."""
LEFT, RIGHT = Seat(0), Seat(1)


def declare_hands(*seats: Seat) -> Scene:
    """Return a table at which these seats have declared; the others continue, because its inspector does not act."""
    scene = Scene().until(Phase.CHOOSE, hands=HIGH_HANDS)
    for seat in seats:
        scene.do(seat, Declare())
    scene.do(FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR))
    return scene


def refuse_hands(scene: Scene, *seats: Seat) -> Scene:
    for seat in seats:
        scene.do(GAMING_INSPECTOR, NoteDeclaration(seat=seat))
        scene.do(CONTROL_ROOM, Confirm(seat=seat, genuine=False))
    return scene


def audit_hand(hand_events: Sequence[Any]) -> tuple[list[Found], list[Entry]]:
    """Return the auditor's findings in a hand, and the entries that it expects of the meter and the floor."""
    first, *events = (msgspec.json.decode(msgspec.json.encode(event)) for event in hand_events)
    hand = StudHand(first)
    found = [one for event in events for one in hand.take(event["kind"].partition(".")[2], event)]
    return found, hand.entries


def entries_sent(scene: Scene) -> list[tuple[str, int]]:
    """Return the entries that the game sends to its house, by id and amount."""
    states = zip(scene.states, scene.events, strict=True)
    entries = (one for state, event in states for one in CARIBBEAN_STUD.house.entries(state, event))
    return [(one.id, getattr(one, "amount", 0)) for one in entries]


def test_a_reserve_that_comes_back_in_two_parts_is_sound_and_every_entry_has_a_name_of_its_own() -> None:
    scene = refuse_hands(declare_hands(LEFT, RIGHT), LEFT, RIGHT)
    found, entries = audit_hand(scene.events)
    assert found == []
    assert [(one.id, one.amount) for one in entries] == entries_sent(scene)
    assert [one.amount for one in entries if one.kind == "lifted"] == [22_502, 2_500]
    assert len({(one.kind, one.id) for one in entries}) == len(entries)


def test_a_reserve_of_all_that_the_meter_holds_is_sound() -> None:
    scene = declare_hands(RIGHT)
    scene.do(GAMING_INSPECTOR, NoteDeclaration(seat=RIGHT))
    for actor, action in ((METER, MeterRead(amount=10_000)), (LEFT, Declare())):
        scene.follow(CARIBBEAN_STUD.decide(scene.state, actor, action))
    scene.do(FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR))
    found, entries = audit_hand(scene.events)
    assert [one.law for one in found] == []
    assert [one.amount for one in entries if one.kind == "reserved"] == [2_500, 10_000]


@pytest.mark.parametrize("amount", [9_999, 10_001])
def test_a_reserve_of_any_other_amount_is_noticed(amount: int) -> None:
    scene = declare_hands(LEFT)
    scene.events[-1] = msgspec.structs.replace(scene.events[-1], reserved=amount)
    assert "reserve" in {one.law for one in audit_hand(scene.events)[0]}


class Released(Evening):
    """An evening in which people of the house often do not act, beside tables that feed and empty the same meter."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, 2 + seed % 6)
        opening = self.terms.variant.opening_meter
        self.meter = Meter(opening=opening, amount=opening)
        self.names: list[str] = []
        self.kinds: Counter[str] = Counter()

    def do(self, actor: Actor, action: Any) -> None:
        """One action; if the other tables are not stopped, one of them may act before it."""
        if not self.state.jackpot.stopping and self.chance.random() < 0.1:
            self._act_beside()
        if CARIBBEAN_STUD.house.reads_meter(self.state, actor, action):
            self.follow(CARIBBEAN_STUD.decide(self.state, METER, MeterRead(amount=self.meter.amount)))
        self.follow(CARIBBEAN_STUD.decide(self.state, actor, action))

    def _act_beside(self) -> None:
        if self.chance.random() < 0.8:
            self.meter = apply_meter_entry(self.meter, Contributed(id="beside", amount=self.chance.randint(1, 50)))
            return
        self.meter = apply_meter_entry(self.meter, Awarded(id="beside", amount=self.meter.amount, covered=0))
        self.meter = apply_meter_entry(self.meter, Restarted(id="beside", amount=self.terms.variant.reset))

    def follow(self, events: Sequence[Any]) -> None:
        for event in events:
            super().follow((event,))
            self.kinds[type(event).__name__] += 1
            for entry in CARIBBEAN_STUD.house.entries(self.state, event):
                self.names.append(f"{type(entry).__name__} {entry.id}")
                if not isinstance(entry, Stopped | Resumed):
                    self.meter = apply_meter_entry(self.meter, entry)

    def _intrusions(self) -> list[tuple[Actor, Any]]:
        released = [(FLOOR, ReleaseTables(waiting_for=GAMING_INSPECTOR))] if self.state.jackpot.stopping else []
        return [*super()._intrusions(), *(released * 12)]


@clause("AMB-09", "AMB-65")
def test_whatever_happens_at_the_tables_the_meter_holds_out_and_nothing_stays_set_aside() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(25):
        evening = Released(seed).play(8)
        assert len(set(evening.names)) == len(evening.names), seed
        assert evening.meter.reserved == evening.meter.lifted, seed
        assert [
            found for hand in hands_in(evening.log()) for found in audit_hand([entry.event for entry in hand])[0]
        ] == []
        kinds += evening.kinds
    assert min(kinds[name] for name in ("TablesReleased", "ReserveLifted", "MeterReset", "HandVoided")) > 0, kinds
