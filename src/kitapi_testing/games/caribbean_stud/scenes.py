"""A table of Caribbean Stud at which a test asks for irregularities; everything else happens by the manual."""

from typing import Any

from kitapi.cards import read_cards
from kitapi.games.caribbean_stud.rules.books.shifts import hands_in
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table.actions import (
    ChangeNotes,
    CoinIn,
    Contribute,
    InsertToken,
    OpenTable,
    PlaceAnte,
    Raise,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.actions.desk import BeginClosing, CountChips
from kitapi.games.caribbean_stud.rules.table.roles import DEALER
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import CHANCE, Commitment, Seat, Shuffled
from kitapi.records import Record
from kitapi_testing.games.caribbean_stud.evenings import Evening


class Scene(Evening):
    """An evening in which only what the test requests happens; every seat stakes 10 and a token."""

    def __init__(self, players: int = 2, **house: Any) -> None:
        super().__init__(1, players, **house)
        self.open()

    def open(self) -> None:
        """Open the next hand."""
        commitment = Commitment(context="scene", algorithm="test", digest="00" * 32)
        self.follow(CARIBBEAN_STUD.open(self._setup, commitment))

    def until(self, phase: Phase, *, hands: str = "") -> "Scene":
        """Play by the manual until ``phase``; ``hands``: the cards of the seats, and then of the bank."""
        wanted = read_cards(hands)
        while self.state.phase is not phase:
            state = self.state
            if deck := CARIBBEAN_STUD.deck(state):
                order = (*wanted, *(card for card in deck if card not in wanted))
                self.do(CHANCE, Shuffled(order=order, algorithm="test", secret="00"))
            elif (seat := next((one for one in state.seats if self._next_action(one)), None)) is not None:
                self.do(seat, self._next_action(seat))
            else:
                step = CARIBBEAN_STUD.house.step(state, frozenset(state.seats))
                assert step is not None, state.phase
                self.do(step.actor, step.action)
        self._setup = CARIBBEAN_STUD.succession(self.state)
        return self

    def _next_action(self, seat: Seat) -> Any:
        place, phase = self.state.places[seat], self.state.phase
        if phase is Phase.PREPARE and seat in self.state.shuffle.due:
            return Contribute(value="00" * 16)
        if phase is Phase.STAKES and self.state.preparation.invited and not place.stake.waved:
            if self.state.chips(seat) < 100:
                return ChangeNotes()
            if not self.state.chips_on(seat, Wager.ANTE):
                return PlaceAnte(amount=10)
            return Wave() if self.state.chips_on(seat, Wager.TOKEN) else InsertToken()
        if phase is Phase.CHOOSE and place.plays and place.choice is None and place.turn.wants is None:
            return Raise(amount=20) if self.state.exchanges.fee_due != seat else None
        return None

    def close(self, chips: int = 0, notes: int = 0) -> None:
        """Close the table; ``chips``, ``notes``: how much more is counted than the books say."""
        self.until(Phase.STAKES)
        self.do(DEALER, BeginClosing())
        self.do(DEALER, CoinIn())
        tray, box = self.state.balances[FLOAT], self.state.balances[BOX]
        self.do(DEALER, CountChips(chips=tray + chips, notes=box + notes))
        self.until(Phase.OVER)


NOTHING = "2c 5d 9h Jc Ah 3c 6d Th Qc Kh 2d 4s 7h 8c Jd"
"""Two hands without a pair, and a bank that does not qualify."""

FLUSHES = "As 9s 7s 6s 5s 3c 6d Th Qc Kh Ad Kd 2h 4c 8h"
"""A flush at the left seat, nothing at the right one, and ace and king at the bank."""


def two_shifts() -> Scene:
    """Return the scene of two hands, the table closed five chips short, and opened again for a third."""
    scene = Scene()
    scene.until(Phase.OVER, hands=NOTHING)
    scene.open()
    scene.until(Phase.OVER, hands=FLUSHES)
    scene.open()
    scene.close(chips=-5)
    scene.open()
    scene.do(DEALER, OpenTable(chips=scene.state.balances[FLOAT] - 5))
    scene.until(Phase.OVER, hands=NOTHING)
    return scene


def record_of(scene: Evening) -> Record:
    """Return the record of what was played; all its hands are over."""
    deals = tuple(tuple(entry.event for entry in hand) for hand in hands_in(scene.log()))
    seats = ("Μαρία", "Ľubomír", "Zoë", "Niccolò")[: scene.terms.players]
    return Record(game=CARIBBEAN_STUD, terms=scene.terms, seats=seats, deals=deals)
