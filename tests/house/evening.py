"""An evening at a toy table: its log with the author of each event, and random play of all legal actions."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from kitapi.house.books.entries import balances_at_end
from kitapi.house.closing import by_the_books
from kitapi.kernel import Actor, IllegalAction, Role, Seat
from kitapi.kernel.books import Entry
from kitapi.kernel.done_by import DoneBy
from tests.house import toy
from tests.house.toy import CONTROL, DEALER, INSPECTOR, MANAGER, Bet, Phase
from tests.house.toy_rules import BETS, decide, evolve, open_hand, start_hand

PLAYERS = 2


class Evening:
    """A toy table with everything that has happened at it."""

    def __init__(self, tray: int = toy.DOTATION) -> None:
        self.log: list[Entry] = []
        self._note(open_hand(None, PLAYERS, tray), None)
        self.table = start_hand(self.log[0].event)

    def _note(self, event: Any, actor: Actor | None) -> None:
        role = Role(actor) if isinstance(actor, str) else None
        seat = Seat(actor) if isinstance(actor, int) else None
        number = len(self.log) + 1
        by = DoneBy(role=role, seat=seat, automaton=True)
        self.log.append(Entry(event=event, version=number, at=f"2026-01-01T00:{number:05}Z", by=by))

    def do(self, *steps: tuple[Actor, Any]) -> "Evening":
        """Let each actor do their action; a hand that is over is followed by the next."""
        for actor, action in steps:
            for event in decide(self.table, actor, action):
                self._note(event, actor)
                self.table = evolve(self.table, event)
        return self

    def next_hand(self) -> "Evening":
        """Open the next hand."""
        event = open_hand(self.table, PLAYERS)
        self._note(event, None)
        self.table = start_hand(event)
        return self

    def refusing_clause(self, actor: Actor, action: Any) -> str | None:
        """Return the clause that refuses the action; None if it is accepted."""
        try:
            decide(self.table, actor, action)
        except IllegalAction as error:
            return error.clause
        return None

    def play(self, choices: Sequence[int]) -> "Evening":
        """For each number take the legal step with this index, modulo the number of legal steps."""
        for number in choices:
            if self.table.phase is Phase.OVER:
                self.next_hand()
            accepted = [step for step in candidates(self) if self.refusing_clause(*step) is None]
            self.do(accepted[number % len(accepted)])
        return self

    @property
    def balances_by_log(self) -> dict[str, int]:
        """Compute all balances only from the transfers of the log."""
        return balances_at_end(self.log[0].event.balances, self.log[1:])


def candidates(evening: Evening) -> Iterator[tuple[Actor, Any]]:
    """Yield every step that may be possible, with a few amounts."""
    books, seats = by_the_books(evening.table.balances), [Seat(number) for number in range(PLAYERS)]
    for seat in seats:
        yield from ((seat, toy.BuyIn(amount=chips)) for chips in (30, 100))
        yield from ((seat, toy.Stake(bet, chips)) for bet, chips in product(BETS, (0, 10, 60)))
        yield from ((seat, toy.CallInspector()), (seat, toy.Choose(True)), (seat, toy.Choose(False)))
        yield from (
            (INSPECTOR, toy.Note(seat)),
            (CONTROL, toy.Confirm(seat, True)),
            (CONTROL, toy.Confirm(seat, False)),
        )
        yield from ((INSPECTOR, toy.Authorise(seat)), (DEALER, toy.Pay(seat)), (DEALER, toy.CashOut(seat)))
    yield from ((DEALER, toy.Spin(colour)) for colour in Bet)
    yield from ((DEALER, toy.OpenTable(chips)) for chips in (None, books.chips, books.chips + 5))
    yield from ((DEALER, toy.Change(20)), (INSPECTOR, toy.Add(50)), (DEALER, toy.CallInspector()))
    yield from ((INSPECTOR, toy.Turn(position)) for position in (toy.REST, toy.PAYING))
    yield from ((INSPECTOR, toy.StateFacts()), (INSPECTOR, toy.StateFacts((0,))), (INSPECTOR, toy.Dismiss()))
    yield from ((MANAGER, toy.Join(True)), (MANAGER, toy.Join(False)))
    yield from ((DEALER, toy.BeginClosing()), (DEALER, toy.Pause()), (INSPECTOR, toy.ConfirmCount()))
    yield from ((DEALER, toy.CountChips(books.chips - less, books.notes)) for less in (0, 7))
    yield (DEALER, toy.EndHand())
