"""Tables with many jackpots, whose hands end in every possible way: chips, meter and other tables are right."""

from random import Random
from typing import Any

import pytest

from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.console.authorisation import awaits_note
from kitapi.games.caribbean_stud.rules.round import void_hand
from kitapi.games.caribbean_stud.rules.table.actions import (
    AuthorisePayment,
    Confirm,
    DecideClaim,
    Declare,
    NoteDeclaration,
    SettleSeat,
)
from kitapi.games.caribbean_stud.rules.table.audit import discrepancy
from kitapi.games.caribbean_stud.rules.table.events import (
    HandEnded,
    JackpotAwarded,
    MeterReset,
    SeatSettled,
    TablesResumed,
    TablesStopped,
)
from kitapi.games.caribbean_stud.rules.table.hands import awaits_authorisation, awaits_control_room
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import METER, IllegalAction, MeterRead, Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.clauses import clause
from kitapi_testing.games.caribbean_stud import plain_round
from kitapi_testing.games.caribbean_stud.tables import after, house, table
from tests.games.caribbean_stud.endings import Ending, goes_on

BANKS = {"qualified": "As Kd 2c 3d 4h", "unqualified": "Jd Tc 2s 3d 5h"}

RICH = [
    "Ah Kh Qh Jh Th",
    "Ac Kc Qc Jc Tc",
    "9s 8s 7s 6s 5s",
    "9c 8c 7c 6c 5c",
    "9d 8d 7d 6d 5d",
    "Ks Qs Js 4s 3s",
    "8h 7h 6h 2h 9h",
    "Ad Qd 4d Td 2d",
    "6h 6c 6d 6s Ks",
    "Qh Qs Qc 2h 2d",
    "4c 3c 9h 8h 7h",
]
"""Hands that win a jackpot, and one that does not; hands with a common card are never at one table."""


def rich_table(chance: Random) -> tuple[StudState, list[str], str]:
    """Return a table before its settlement: the cards of the seats and of the bank."""
    bank = chance.choice(list(BANKS.values()))
    taken = set(bank.split())
    hands: list[str] = []
    for hand in chance.sample(RICH, len(RICH)):
        if not taken & set(hand.split()) and len(hands) < 7:
            hands.append(hand)
            taken |= set(hand.split())
    meter = chance.choice([0, 1, 99, 5_000, 25_003])
    rules = house(reset=chance.choice([0, 7, 10_000]), dotation=chance.choice([8_000, 10_000_000]))
    seats = [goes_on(hand, lamp=chance.random() < 0.7) for hand in hands]
    return table(Phase.SETTLE, *seats, bank=bank, house=rules, meter=meter), hands, bank


class Course(Ending):
    """An ending in which everybody does anything allowed at random, and the meter is fed by others when it may be."""

    def __init__(self, state: StudState, chance: Random) -> None:
        super().__init__(state)
        self.chance = chance

    def run(self) -> None:
        """Continue until GAME OVER."""
        while self.state.phase is Phase.SETTLE:
            self.step()
        while any(awaits_authorisation(place) for place in self.state.places):
            self.inspect()
        while self.state.phase is Phase.JACKPOT:
            self.feed_meter().pay(awards.button_of(self.due.tier))
        for seat in self.state.seats:
            if self.state.places[seat].claim.held:
                self.do(DecideClaim(seat=seat, paid=self.chance.random() < 0.5))
        self.game_over()

    @property
    def due(self) -> awards.Due:
        """The jackpot to be paid next."""
        due = awards.next_due(self.state)
        assert due is not None
        return due

    def feed_meter(self) -> "Course":
        """Let other tables add to the meter, unless they are stopped."""
        assert self.state.jackpot.meter is not None
        if not self.state.jackpot.stopping and self.chance.random() < 0.3:
            self.do((METER, MeterRead(amount=self.state.jackpot.meter + self.chance.randint(1, 9))))
        return self

    def step(self) -> None:
        """One step of the settlement: somebody declares, the house approves, or the next seat is settled."""
        self.feed_meter()
        self.inspect()
        waiting = [seat for seat in self.state.seats if awaits_control_room(self.state.places[seat])]
        undeclared = [seat for seat in self.state.seats if self.may_declare(seat)]
        if undeclared and self.chance.random() < 0.3:
            self.do((self.chance.choice(undeclared), Declare()))
        elif waiting and self.chance.random() < 0.5:
            self.do(Confirm(seat=self.chance.choice(waiting), genuine=self.chance.random() < 0.8))
        else:
            seat = max(seat for seat in self.state.playing if not self.state.places[seat].collected)
            if not (awaits_control_room(place := self.state.places[seat]) or awaits_authorisation(place)):
                self.do(SettleSeat(seat=seat))

    def inspect(self) -> None:
        """The inspector takes note at once, and authorises sooner or later."""
        for seat, place in zip(self.state.seats, self.state.places, strict=True):
            if awaits_note(place):
                self.do(NoteDeclaration(seat=seat))
            if awaits_authorisation(place) and self.chance.random() < 0.5:
                self.do(AuthorisePayment(seat=seat))

    def may_declare(self, seat: Seat) -> bool:
        """Whether the seat has something to declare."""
        try:
            Ending(self.state).do((seat, Declare()))
        except IllegalAction:
            return False
        return True


def expected_tier(ending: Course, seat: Seat, hand: str, bank: str) -> Combination | None:
    """Return the tier that a seat must be paid, computed independently: won, seen, and not refused."""
    place = ending.begun.places[seat]
    scored = plain_round.score(
        {"ante": 10, "cards": hand, "bank": bank, "action": "raise", "jackpot_token": place.stake.lamp, "house": {}}
    )
    seen = scored["qualifies"] or ending.state.places[seat].proof.declared is not None
    refused = ending.state.places[seat].proof.confirmed is False
    return Combination(scored["jackpot"]) if scored["jackpot"] and seen and not refused else None


@clause("AMB-09", "AMB-10", "AMB-11", "AMB-12", "AMB-13", "AMB-19", "AMB-58", "AMB-59", "AMB-61", "CSP-051", "CSP-064")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_at_a_table_full_of_jackpots_all_adds_up(seed: int) -> None:
    chance = Random(seed)
    for _ in range(12):
        state, hands, bank = rich_table(chance)
        ending = Course(state, chance)
        ending.run()
        check_awards(ending, [expected_tier(ending, Seat(seat), hand, bank) for seat, hand in enumerate(hands)])
        check_chips(ending)
        stops, resumes = ending.of(TablesStopped), ending.of(TablesResumed)
        assert len(stops) == len(resumes)
        assert not ending.state.jackpot.stopping


def check_awards(ending: Course, tiers: list[Combination | None]) -> None:
    """Check that all winners are paid the right amounts in the right order."""
    paid: dict[Seat, Any] = {event.seat: event for event in ending.of(JackpotAwarded)}
    assert {seat: event.tier for seat, event in paid.items()} == {seat: one for seat, one in enumerate(tiers) if one}
    order = ["straight_flush", "royal_flush"]
    ranks = [
        (order.index(event.tier.value) if event.tier.value in order else 2, -event.seat) for event in paid.values()
    ]
    assert ranks == sorted(ranks)
    upper = [event for event in paid.values() if event.tier.value in order]
    royals = [event.amount for event in upper if event.tier.value == "royal_flush"]
    straights = [event.amount for event in upper if event.tier.value == "straight_flush"]
    if upper:
        basis = ending.of(TablesStopped)[-1].basis
        tenth = basis // 10
        assert straights == [tenth // max(1, len(straights))] * len(straights)
        left = basis - sum(straights)
        assert royals == [left // max(1, len(royals))] * len(royals)
        assert sum(event.remainder for event in upper) == (
            (tenth - sum(straights) if straights else 0) + (left - sum(royals) if royals else 0)
        )
    fixed = {"four_of_a_kind": 500, "full_house": 100, "flush": 50}
    assert all(event.amount == fixed[event.tier.value] for event in paid.values() if event not in upper)
    assert len(ending.of(MeterReset)) == bool(royals)


def check_chips(ending: Course) -> None:
    """Check that no chip appeared or was lost, no account is overdrawn, and the results agree with the chips."""
    state = ending.begun
    for event in ending.events:
        if isinstance(event, JackpotAwarded):
            assert event.covered == max(0, event.amount - (state.jackpot.meter or 0))
        state = after(state, event)
        assert discrepancy(state) is None, event
        assert state.jackpot.meter is not None
        assert state.jackpot.meter >= 0
        if not isinstance(event, HandEnded):
            check_broken_up(state)
    (ended,) = ending.of(HandEnded)
    for event in ending.of(SeatSettled):
        award = sum(one.amount for one in ending.of(JackpotAwarded) if one.seat == event.seat)
        if not event.held:
            token = 2 * ending.begun.places[event.seat].stake.lamp
            assert ended.won[event.seat] == event.settlement.net.total + award - token
        else:
            assert award == 0


def check_broken_up(state: StudState) -> None:
    """Check that breaking the hand up now leaves every seat the chips that it had when the hand was opened."""
    ended = after(state, *void_hand.break_up(state))
    assert discrepancy(ended) is None
    assert ended.results == state.opened.results
    for seat in ended.seats:
        assert ended.chips(seat) == accounts.chips_of(state.opened.balances, seat)
