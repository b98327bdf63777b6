"""Rulings of Caribbean Stud in the books: correct hands pass the audit, and a misplaced chip is found."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from kitapi.auditor.laws import Found
from kitapi.games.caribbean_stud.bookcheck.hands import StudHand
from kitapi.games.caribbean_stud.rules.books.shifts import hands_in
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    AskSeat,
    CollectFold,
    Fold,
    GiveCard,
    TakeFee,
    TakeStub,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import RuleOnHand, StateFacts
from kitapi.games.caribbean_stud.rules.table.roles import DEALER, GAMING_INSPECTOR, GAMING_MANAGEMENT
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi_testing.games.caribbean_stud.scenes import FLUSHES, NOTHING, Scene

Event = dict[str, Any]
STUD = "caribbean_stud."


def events_of(scene: Scene) -> list[Event]:
    """Return the first hand's events as they are stored."""
    return [msgspec.json.decode(msgspec.json.encode(entry.event)) for entry in hands_in(scene.log())[0]]


def audit_hand(events: list[Event]) -> list[Found]:
    """Yield the auditor's findings in one hand."""

    def read_hand() -> Iterator[Found]:
        hand = StudHand(events[0])
        for event in events[1:]:
            yield from hand.take(event["kind"].removeprefix(STUD), event)

    return list(read_hand())


def serve_and_rule(irregularity: str) -> list[Event]:
    """Return the events if the left seat, with its new card, drops one of its own or is found to play on two seats."""
    scene = Scene().until(Phase.CHOOSE, hands=NOTHING)
    scene.do(scene.state.seats[0], AskExchange(card=scene.state.places[0].cards[0]))
    for action in (TakeStub(), AskSeat(seat=0), GiveCard(seat=0), TakeFee(seat=0)):
        scene.do(DEALER, action)
    facts = StateFacts(irregularity=irregularity, **({"seat": 0} if irregularity == "CSP-110" else {"both": (0, 1)}))
    scene.do(GAMING_INSPECTOR, facts)
    return events_of(scene.until(Phase.OVER))


def fold_and_rule(irregularity: str) -> list[Event]:
    """Return the events if the left seat folds and then drops a card, or if its cards are taken without a fold."""
    scene = Scene().until(Phase.CHOOSE, hands=FLUSHES)
    scene.do(scene.state.seats[0], Fold())
    scene.until(Phase.CHECK)
    if irregularity == "CSP-120":
        scene.do(DEALER, CollectFold(seat=0))
    scene.do(GAMING_INSPECTOR, StateFacts(irregularity=irregularity, seat=0))
    if scene.state.incident:
        scene.do(GAMING_MANAGEMENT, RuleOnHand())
    return events_of(scene.until(Phase.OVER))


HANDS: dict[str, Callable[[], list[Event]]] = {
    "a card dropped by a served seat": lambda: serve_and_rule("CSP-110"),
    "two seats, one of them served": lambda: serve_and_rule("CSP-121"),
    "a card dropped by a folded seat": lambda: fold_and_rule("CSP-110"),
    "cards taken as of a fold": lambda: fold_and_rule("CSP-120"),
}


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_with_a_ruling_is_sound(name: str) -> None:
    assert audit_hand(HANDS[name]()) == []


def one(events: list[Event], kind: str, seat: int = 0) -> Event:
    return next(event for event in events if event["kind"] == STUD + kind and event.get("seat", seat) == seat)


def kept_too_much(events: list[Event]) -> None:
    """The fee of a player found on two seats stays in the tray."""
    voided = one(events, "seat_voided")
    voided["transfers"] = [move for move in voided["transfers"] if move["payer"] != "float"]


def given_back(events: list[Event]) -> None:
    """A player who dropped a card is paid the fee back out of the tray."""
    move = {"payer": "float", "payee": "stack0", "amount": 10, "clause": "CSP-110"}
    one(events, "seat_voided")["transfers"].append(move)


def kept_named_wrong(events: list[Event]) -> None:
    one(events, "ruling_given")["kept"] = []


def claim_forgotten(events: list[Event]) -> None:
    """The ANTE of a folded hand with a card on the floor goes to the tray."""
    collected = one(events, "fold_collected")
    collected["held"] = False
    collected["transfers"][0]["payee"] = "float"


def claim_named_higher(events: list[Event]) -> None:
    one(events, "ruling_given")["claim"][0]["amount"] += 1


def claim_not_ruled(events: list[Event]) -> None:
    one(events, "ruling_given")["claim"] = []


def ante_half_back(events: list[Event]) -> None:
    """Only half of an ANTE that was taken as if folded moves to the claim."""
    one(events, "hand_taken")["transfers"][0]["amount"] = 5


def claimed_for_nothing(events: list[Event]) -> None:
    """The wagers of a seat that is settled like any other are said to wait."""
    one(events, "seat_settled", 1)["held"] = True


@pytest.mark.parametrize(
    ("name", "spoil"),
    [
        ("two seats, one of them served", kept_too_much),
        ("a card dropped by a served seat", given_back),
        ("a card dropped by a served seat", kept_named_wrong),
        ("a card dropped by a folded seat", claim_forgotten),
        ("a card dropped by a folded seat", claim_named_higher),
        ("a card dropped by a folded seat", claim_not_ruled),
        ("cards taken as of a fold", ante_half_back),
        ("cards taken as of a fold", claimed_for_nothing),
    ],
)
def test_what_a_ruling_moved_wrong_is_noticed(name: str, spoil: Callable[[list[Event]], None]) -> None:
    events = deepcopy(HANDS[name]())
    spoil(events)
    assert "rulings" in {one.law for one in audit_hand(events)}


def test_a_ruling_of_an_older_version_kept_the_fee_of_two_seats() -> None:
    events = HANDS["two seats, one of them served"]()
    kept_too_much(events)
    for field in ("kept", "claim", "order"):
        del one(events, "ruling_given")[field]
    assert "rulings" not in {one.law for one in audit_hand(events)}
