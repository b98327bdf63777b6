"""The end of a hand, from the reveal on, played by all its actors; and hands for such tests."""

from typing import Any, Self

from kitapi.games.caribbean_stud.rules.console import awards
from kitapi.games.caribbean_stud.rules.decide import decide
from kitapi.games.caribbean_stud.rules.round import bet_corrections
from kitapi.games.caribbean_stud.rules.table import hands
from kitapi.games.caribbean_stud.rules.table.actions import (
    Attend,
    AuthorisePayment,
    Confirm,
    NoteDeclaration,
    PressGameOver,
    PressJackpot,
    SettleSeat,
    StoreBank,
    TurnSelector,
)
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.roles import ROLE_OF
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Actor, Seat
from kitapi.mechanics.poker_hands import Combination
from kitapi_testing.games.caribbean_stud.tables import Sitting, after, refusal, sits, table

QUALIFIED = "Ac Kd 4s 3d 2d"
"""A bank that just qualifies, and loses to every combination."""
UNQUALIFIED = "Jd Tc 8h 7s 3s"
"""A bank that does not qualify."""

ROYALS = {suit: f"A{suit} K{suit} Q{suit} J{suit} T{suit}" for suit in "shdc"}
STRAIGHT_FLUSHES = {suit: f"9{suit} 8{suit} 7{suit} 6{suit} 5{suit}" for suit in "shdc"}
FOUR = "2s 2h 2c 2d 4s"
FULL_HOUSE = "3c 3d 3s 4c 4d"
FLUSH = "Kh Jh Th 4h 3h"
PLAIN = "8d 6d 5h 3c 2h"
"""A hand that neither beats a bank that qualifies nor wins a jackpot."""

ROYAL_FLUSH, STRAIGHT_FLUSH = Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH


def goes_on(cards: str, **more: Any) -> Sitting:
    """Return a seat with 10 on ANTE that has raised and was checked; ``more``: as for ``sits``."""
    return sits(cards, **{"ante": 10, "bet": 20, "choice": Choice.RAISE, "checked": True, **more})


def folded_seat(cards: str = "", **more: Any) -> Sitting:
    """Return a seat whose ANTE of 10 was taken with its folded cards."""
    return sits(cards, **{"plays": True, "choice": Choice.FOLD, "collected": True, **more})


def has_won(cards: str, tier: Combination, **more: Any) -> Sitting:
    """Return a seat that was settled and has won a jackpot that is not paid yet."""
    approval = {"declared": tier, "noted": True, "confirmed": True, "authorised": True}
    high = approval if awards.side_of(tier) == "JPH" else {}
    done = {"plays": True, "choice": Choice.RAISE, "collected": True, "shown": True, "lamp": True, "won_tier": tier}
    return sits(cards, **{**done, **high, **more})


def approve_hand(seat: Seat) -> tuple[Any, ...]:
    """Return the actions that approve a declared hand: the inspector's note, confirmation, and authorisation."""
    return NoteDeclaration(seat=seat), Confirm(seat=seat, genuine=True), AuthorisePayment(seat=seat)


def deny_hand(seat: Seat) -> tuple[Any, ...]:
    """Return the actions that refuse a declared hand: the inspector's note, and the control room's refusal."""
    return NoteDeclaration(seat=seat), Confirm(seat=seat, genuine=False)


class Ending:
    """A table near the end of a hand, with the events since the beginning of the test."""

    def __init__(self, state: StudState) -> None:
        self.begun = self.state = state
        self.events: list[Any] = []

    @classmethod
    def at(cls, phase: Phase, *sitting: Sitting, **more: Any) -> Self:
        """Begin with a table made by ``tables.table``."""
        return cls(table(phase, *sitting, **more))

    def do(self, *actions: Any) -> Self:
        """Take actions, each by the role to which it belongs; a seat's action is given with its seat."""
        for one in actions:
            actor, action = one if isinstance(one, tuple) else (ROLE_OF[type(one)], one)
            events = decide(self.state, actor, action)
            self.events += events
            self.state = after(self.state, *events)
        return self

    def refusal_of(self, action: Any, actor: Actor | None = None) -> tuple[str, dict[str, Any]]:
        """Return the clause and facts with which an action is refused."""
        return refusal(decide, self.state, ROLE_OF[type(action)] if actor is None else actor, action)

    def settle(self) -> Self:
        """Settle all seats from the right; high hands that are found are confirmed, and wrong BETs are ruled on."""
        while self.state.phase is Phase.SETTLE:
            seat = max(seat for seat in self.state.playing if _waits(self.state, seat))
            if (clause := bet_corrections.bet_ruling_due(self.state, seat)) is not None:
                self.do(StateFacts(irregularity=clause, seat=seat))
            high = hands.awaits_control_room(self.state.places[seat])
            self.do(*(approve_hand(seat) if high else (SettleSeat(seat=seat),)))
        return self

    def select(self, button: int, side: str) -> Self:
        """Light a button and turn the selector; the municipal inspector comes where required."""
        self.do(PressJackpot(button=button))
        if side == "JPH" and not self.state.console.attended:
            self.do(Attend())
        return self.do(TurnSelector(position=side))

    def pay(self, button: int) -> Self:
        """Pay one jackpot from beginning to end."""
        self.select(button, "JPH" if button < 3 else "JPL")
        return self.do(PressJackpot(button=button), TurnSelector(position="R"))

    def pay_all(self) -> Self:
        """Pay every jackpot that is open."""
        while (due := awards.next_due(self.state)) is not None:
            self.pay(awards.button_of(due.tier))
        return self

    def refused_game_over(self) -> tuple[str, dict[str, Any]]:
        """Store the bank's cards, and return the clause and facts with which GAME OVER is refused."""
        return self.do(StoreBank()).refusal_of(PressGameOver())

    def game_over(self) -> Self:
        """Store the bank's cards and press GAME OVER."""
        return self.do(*(() if self.state.end.stored else (StoreBank(),)), PressGameOver())

    def of(self, kind: type) -> list[Any]:
        """Return the events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def chips(self, seat: Seat) -> int:
        """Return the chips that the seat's stack has gained."""
        return self.state.chips(seat) - self.begun.chips(seat)


def _waits(state: StudState, seat: Seat) -> bool:
    return state.places[seat].is_in and not state.places[seat].collected
