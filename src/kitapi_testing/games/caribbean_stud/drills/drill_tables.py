"""Plays real events until the table is as a drill describes it; a mistake happens only if the drill is about one."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud.drills.hands import Hand
from kitapi.games.caribbean_stud.drills.outcomes import hands_for
from kitapi.games.caribbean_stud.drills.planned_hand import Plan, SeatPlan, moments, play_step
from kitapi.games.caribbean_stud.rules.incidents.reports import chips_of
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.rulings.facts import Report, SeatChips
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.actions.incidents import MisplaceBet, Slip, SlipKind
from kitapi.games.caribbean_stud.rules.table.hands import to_declare
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, Shuffling
from kitapi.kernel import Seat
from kitapi.mechanics.poker_hands import HAND_SIZE

SEATS = 7
HOUSE = msgspec.structs.replace(EXAMPLE, shuffling=Shuffling.MACHINE, practice=True)


class Packets(Plan, frozen=True, kw_only=True):
    """A plan that deals these packets of five cards in this order, whichever seats get them."""

    packets: tuple[Hand, ...]

    @property
    def order(self) -> tuple[Card, ...]:
        """The deck from which these cards come."""
        dealt = [card for packet in (*self.packets, self.bank) for card in packet]
        dealt += [seat.new for seat in self.playing if seat.new is not None]
        return (*dealt, *(card for card in DECK_52 if card not in dealt))


class Reaching:
    """A table that is played until it is the one that a report describes."""

    def __init__(self, report: Report, bank: Hand) -> None:
        self.report, self.facts = report, report.facts
        hands = hands_for(report, bank)
        lying = {*bank, *(card for hand in hands.values() for card in hand)}
        self._others = [card for card in DECK_52 if card not in lying]
        seats = tuple(self._plan_seat(seat, hands.get(seat)) for seat in range(SEATS))
        self.plan = Packets(house=HOUSE, seats=seats, bank=bank, meter=25_000, packets=tuple(self._packets(seats)))
        self.state: StudState = next(iter(moments(self.plan))).state

    def _packets(self, seats: tuple[SeatPlan | None, ...]) -> Iterator[Hand]:
        """Yield the deal, without a seat that the dealer leaves out, and with one that does not play."""
        for seat, plan in enumerate(seats):
            if self._is_subject(seat, "CSP-108"):
                yield tuple(self._others.pop() for _ in range(HAND_SIZE))
            elif plan is not None and not self._is_subject(seat, "CSP-104"):
                yield plan.cards

    def _plan_seat(self, seat: int, hand: Hand | None) -> SeatPlan | None:
        """Return the hand that a seat is dealt; a seat that was served exchanges another card for its first one."""
        if hand is None:
            return None
        chips = self.facts.seats[seat]
        stakes: dict[str, Any] = {"ante": chips.ante, "token": chips.token > 0}
        if not chips.served:
            return SeatPlan(cards=hand, **stakes)
        return SeatPlan(cards=(self._others.pop(), *hand[1:]), discard=0, new=hand[0], **stakes)

    def reach(self) -> StudState:
        """Return the table at the moment when it matches the report; the table at the end of play if it never does."""
        phase = self.report.phase
        if phase in (Phase.STAKES, Phase.COIN_IN):
            self.state = [moment.state for moment in moments(self.plan) if moment.state.phase is phase][-1]
            return self.state
        self.state = next(moment.state for moment in moments(self.plan) if moment.state.phase is Phase.DEAL)
        order = list(Phase)
        for begins, step in _STEPS:
            if order.index(begins) <= order.index(phase):
                step(self)
        return self.state

    def _do(self, actor: Any, action: Any) -> None:
        self.state = play_step(self.state, actor, action)

    def _slip(self, what: SlipKind, seat: int) -> None:
        self._do(DEALER, Slip(what=what, seat=seat))

    def _is_subject(self, seat: int, *irregularities: str) -> bool:
        return seat == self.facts.seat and self.report.irregularity in irregularities

    def deal(self) -> None:
        """Deal, with the slip of the report if it is one of dealing."""
        if self.report.irregularity == "CSP-104":
            self._slip(SlipKind.SKIP_SEAT, self.facts.seat or 0)
        if self.report.irregularity == "CSP-108":
            self._slip(SlipKind.DEAL_TO_EMPTY_SEAT, self.facts.seat or 0)
        self._do(DEALER, actions.DealCards())
        if self.report.phase is not Phase.DEAL:
            self._do(DEALER, actions.TurnUpcard())

    # Choices

    def _chips_by_seat(self) -> dict[Seat, SeatChips]:
        return {Seat(seat): self.facts.seats[seat] for seat in self.state.playing}

    def choose(self) -> None:
        """Every seat makes the choice that the report shows; exchanged cards are dealt along the line."""
        for seat, chips in self._chips_by_seat().items():
            if chips.fee:
                self._do(seat, actions.AskExchange(card=self.state.places[seat].cards[0]))
            else:
                self._lay(seat, chips)
        if any(chips.served for chips in self._chips_by_seat().values()):
            self._serve()
        for seat, chips in self._chips_by_seat().items():
            if chips.served:
                self._lay(seat, chips)

    def _lay(self, seat: Seat, chips: SeatChips) -> None:
        folds = chips.folded or chips.result is Result.FOLD or self._is_subject(seat, "CSP-120")
        if folds:
            self._do(seat, actions.Fold())
        elif chips.bet:
            exact = chips.bet == bet_due(chips.ante)
            self._do(seat, actions.Raise(amount=chips.bet) if exact else MisplaceBet(amount=chips.bet))

    def _serve(self) -> None:
        self._do(DEALER, actions.TakeStub())
        overlooked = False
        for seat, chips in self._chips_by_seat().items():
            place = self.state.places[seat]
            if place.choice is not None or place.turn.passed:
                continue
            if chips.fee and not chips.served:
                overlooked = any(other.served for later, other in self._chips_by_seat().items() if later > seat)
                if not overlooked:
                    return
                continue
            if not chips.fee:
                if not any(other.served for later, other in self._chips_by_seat().items() if later > seat):
                    return
                if overlooked:
                    continue
                self._do(DEALER, actions.AskSeat(seat=seat))
                self._do(seat, actions.DeclineExchange())
                continue
            self._give(seat, out_of_turn=overlooked)

    def _give(self, seat: Seat, *, out_of_turn: bool) -> None:
        if out_of_turn:
            self._slip(SlipKind.SERVE_OUT_OF_TURN, seat)
        else:
            self._do(DEALER, actions.AskSeat(seat=seat))
            self._do(DEALER, actions.GiveCard(seat=seat))
        self._do(DEALER, actions.TakeFee(seat=seat))

    # Check and settlement

    def check(self) -> None:
        """Check the hands along the line; if the report is about the check, only up to the last hand that was taken."""
        here = list(self._chips_by_seat().items())
        taken = [seat for seat, chips in here if chips.result is Result.FOLD or self._is_subject(seat, "CSP-120")]
        stop = max(taken, default=-1) if self.report.phase is Phase.CHECK else SEATS
        for seat, chips in here:
            if seat > stop or self.state.phase is not Phase.CHECK:
                return
            if self.state.places[seat].choice is Choice.FOLD:
                self._do(DEALER, actions.CollectFold(seat=seat))
            elif chips.bet != bet_due(chips.ante):
                self._slip(SlipKind.OVERLOOK_BET, seat)
            else:
                self._do(DEALER, actions.CheckBet(seat=seat))

    def settle(self) -> None:
        """Reveal the hands of the bank and the players, and settle seat by seat."""
        self._do(DEALER, actions.Reveal())
        for seat, chips in reversed(self._chips_by_seat().items()):
            if self.state.phase is not Phase.SETTLE or chips.result is None or self.state.places[seat].collected:
                continue
            if to_declare(self.state, seat):
                self._do(seat, actions.Declare())
            self._do(DEALER, actions.SettleSeat(seat=seat))


_STEPS: tuple[tuple[Phase, Callable[[Reaching], None]], ...] = (
    (Phase.DEAL, Reaching.deal),
    (Phase.CHOOSE, Reaching.choose),
    (Phase.CHECK, Reaching.check),
    (Phase.SETTLE, Reaching.settle),
)
"""The phase from which on each part of the round is played."""


def chips_in(state: StudState, seat: Seat) -> SeatChips:
    """Return the stakes of a seat and their outcome; before “no more bets” only its ANTE."""
    chips = chips_of(state, seat)
    return msgspec.structs.replace(chips, ante=chips.ante or state.chips_on(seat, Wager.ANTE))
