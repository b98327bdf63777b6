"""Whole evenings at one table, in which everybody acts at random: seats, house, and irregularities."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from kitapi.cards import read_cards
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table.actions import (
    AskExchange,
    Attend,
    ChangeNotes,
    CoinIn,
    Confirm,
    Contribute,
    DecideClaim,
    DecideToken,
    Declare,
    DeclineExchange,
    Fold,
    InsertToken,
    OpenTable,
    PlaceAnte,
    Raise,
    Wave,
)
from kitapi.games.caribbean_stud.rules.table.actions.desk import AddToFloat, BeginClosing, ChangeBank, CountChips
from kitapi.games.caribbean_stud.rules.table.actions.incidents import (
    CallInspector,
    ChooseRemedy,
    MisplaceBet,
    RuleOnHand,
    SayHand,
    Slip,
    SlipKind,
    StateFacts,
)
from kitapi.games.caribbean_stud.rules.table.roles import (
    CONTROL_ROOM,
    DEALER,
    GAMING_INSPECTOR,
    GAMING_MANAGEMENT,
    MUNICIPAL_INSPECTOR,
)
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, Wager
from kitapi.games.caribbean_stud.rules.terms.accounts import METER as METER_ACCOUNT
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudTerms
from kitapi.kernel import CHANCE, METER, Actor, Commitment, IllegalAction, MeterRead, Seat, Shuffled, apply
from kitapi.kernel.books import Entry
from kitapi_testing.games.caribbean_stud.tables import house as table_house
from kitapi_testing.strategies import some_action

Offer = tuple[Actor, Any]

RICH = (
    "Ah Kh Qh Jh Th",
    "9s 8s 7s 6s 5s",
    "Kc Ks Kd Qd 2d",
    "6h 6c 6d 6s Ks",
    "Qs Qc Tc Td Ts",
    "Ad Qd 4d Td 2d",
    "3c 4s 8h 9d Jc",
)
"""Hands of which some win a jackpot; a royal and a straight flush among them."""

MOST_STEPS = 400
"""Steps that one hand may take at most."""


class Evening:
    """A table, its events so far, and the states after each of them."""

    def __init__(self, seed: int, players: int = 4, **house: Any) -> None:
        self.chance = Random(seed)
        self.terms = CaribbeanStudTerms(players=players, variant=table_house(**house))
        self.events: list[Any] = []
        self.states: list[StudState] = []
        self._setup: Any = CARIBBEAN_STUD.begin(self.terms, 0)

    @property
    def state(self) -> StudState:
        """The present state of the table."""
        return self.states[-1]

    def play(self, hands: int) -> Self:
        """Play ``hands`` hands, unless the table is broken up before."""
        for _ in range(hands):
            if self._setup is None:
                break
            commitment = Commitment(context="evening", algorithm="test", digest="00" * 32)
            self.follow(CARIBBEAN_STUD.open(self._setup, commitment))
            self._hand()
            self._setup = CARIBBEAN_STUD.succession(self.state)
        return self

    def log(self) -> list[Entry]:
        """Return the events as the books read them, one each second."""
        return [
            Entry(
                event=event,
                version=version,
                at=f"2026-11-21T{version // 3600:02}:{version // 60 % 60:02}:{version % 60:02}Z",
            )
            for version, event in enumerate(self.events, start=1)
        ]

    def do(self, actor: Actor, action: Any) -> None:
        """Take one action; if the house needs it, read the meter first.

        Raises:
            IllegalAction: the rules forbid the action; nothing has changed.
        """
        state, meter_events = self.state, ()
        if CARIBBEAN_STUD.house.reads_meter(state, actor, action):
            amount = state.house.opening_meter + state.balances[METER_ACCOUNT]
            step = apply(CARIBBEAN_STUD, state, METER, MeterRead(amount=amount))
            state, meter_events = step.state, step.events
        events = apply(CARIBBEAN_STUD, state, actor, action).events
        self.follow((*meter_events, *events))

    def follow(self, events: Sequence[Any]) -> None:
        """Fold ``events`` into the state, and keep both."""
        for event in events:
            before = self.states[-1] if self.states else None
            self.states.append(CARIBBEAN_STUD.evolve(before, event))
            self.events.append(event)

    def _hand(self) -> None:
        for _ in range(MOST_STEPS):
            if CARIBBEAN_STUD.is_over(self.state):
                return
            if self.chance.random() < 0.0005:
                self.follow(CARIBBEAN_STUD.break_up(self.state))
            elif self.chance.random() < 0.12:
                self._attempt(*self.chance.choice(self._intrusions()))
            else:
                self._next()
        raise AssertionError(f"the hand does not end: {self.state.phase.value}")

    def _attempt(self, actor: Actor, action: Any) -> bool:
        try:
            self.do(actor, action)
        except IllegalAction:
            return False
        return True

    def _next(self) -> None:
        """Take the next step of the hand: the deck's order, an action of a seat, or a step of the automaton."""
        if deck := CARIBBEAN_STUD.deck(self.state):
            order = self._order(deck)
            return self.do(CHANCE, Shuffled(order=order, algorithm="test", secret="00"))
        for seat in self.state.seats:
            if any(self._attempt(seat, action) for action in self._of_seat(seat)):
                return None
        occupied = frozenset(seat for seat in self.state.seats if self.chance.random() < 0.97)
        step = CARIBBEAN_STUD.house.step(self.state, occupied)
        if step is not None:
            return self.do(step.actor, step.action)
        closed = self.state.phase is Phase.CLOSED
        return self.do(DEALER, OpenTable(chips=self._miscount(FLOAT)) if closed else BeginClosing())

    def _miscount(self, account: str) -> int:
        """Return the balance of an account as counted, which may be wrong by a chip."""
        return max(0, self.state.balances[account] + self.chance.choice((0, 0, 5, -5)))

    def _order(self, deck: Sequence[Any]) -> tuple[Any, ...]:
        """Return an order of the deck; sometimes one in which seats and bank get hands that win jackpots."""
        rest = list(deck)
        self.chance.shuffle(rest)
        if self.chance.random() < 0.5:
            return tuple(rest)
        hands: list[Any] = []
        for hand in self.chance.sample(RICH, len(RICH)):
            cards = read_cards(hand)
            if not set(cards) & set(hands):
                hands += cards
        return (*hands, *(card for card in rest if card not in hands))

    def _of_seat(self, seat: Seat) -> tuple[Any, ...]:
        place, chance = self.state.places[seat], self.chance
        incident = self.state.incident
        if incident is not None:
            choice = chance.choice(list(RulingChoice))
            return (ChooseRemedy(choice=choice),) if seat in incident.choosing else ()
        if self.state.phase is Phase.PREPARE and seat in self.state.shuffle.due:
            return (Contribute(value="00" * 16),)
        if self.state.phase is Phase.STAKES:
            return self._of_options(seat) if not place.stake.waved else ()
        if self.state.phase is Phase.SETTLE and place.incidents.taken and place.incidents.said is None:
            return (SayHand(outcome=chance.choice(("losing", "tie", "winning"))),)
        if (
            self.state.phase is Phase.CHOOSE
            and self.state.exchanges.to_answer == seat
            and place.turn.wants is None
            and not place.turn.passed
        ):
            return (DeclineExchange(),)
        if self.state.phase is Phase.CHOOSE and place.choice is None and place.turn.wants is None and place.cards:
            return self._choices(seat)
        return ()

    def _choices(self, seat: Seat) -> tuple[Any, ...]:
        ante, chance = self.state.places[seat].stake.staked, self.chance
        first = [Declare()] if chance.random() < 0.7 else []
        exchange = [AskExchange(card=chance.choice(self.state.places[seat].cards))] if chance.random() < 0.3 else []
        slip = [MisplaceBet(amount=ante * 2 + chance.choice((-5, 5, 10)))] if chance.random() < 0.15 else []
        fold = [Fold()] if chance.random() < 0.3 else []
        return (*first, *exchange, *slip, *fold, Raise(amount=2 * ante), Fold())

    def _of_options(self, seat: Seat) -> tuple[Any, ...]:
        """Return the usual action of a seat, or another of its options."""
        options = CARIBBEAN_STUD.options(self.state, seat)
        if self.chance.random() < 0.8:
            usual = (ChangeNotes(), PlaceAnte(amount=5 * self.chance.randint(1, 8)), InsertToken(), Wave())
            lies = self.state.chips_on(seat, Wager.ANTE) > 0
            return usual[2:] if lies else usual[1:] if self.state.chips(seat) > 200 else usual
        return (some_action(CARIBBEAN_STUD, self.chance.choice(options), self.chance),) if options else ()

    def _intrusions(self) -> list[Offer]:
        """Actions that somebody may try at any moment; the rules refuse most of them."""
        chance, state = self.chance, self.state
        seat = chance.choice(state.seats)
        facts = StateFacts(
            irregularity=chance.choice(list(IRREGULARITIES)),
            seat=chance.choice((None, seat)),
            cards=chance.choice((None, 1, 2, 4, 5, 40)),
            shuffler=chance.choice((None, "jammed", "overlapped")),
            where=chance.choice((None, "floor", "well")),
            shows=chance.choice((None, True, False)),
            from_right=chance.random() < 0.3,
            both=chance.choice((None, (0, 1))),
        )
        money = 5 * chance.randint(1, 60)
        closing: list[Offer] = [(DEALER, BeginClosing())] if chance.random() < 0.2 else []
        calls: list[Offer] = [(seat, CallInspector()), (DEALER, CallInspector())] if chance.random() < 0.2 else []
        return [
            *[(GAMING_INSPECTOR, facts)] * 8,
            *closing,
            *calls,
            (GAMING_INSPECTOR, AddToFloat(amount=money)),
            (DEALER, ChangeBank(amount=money)),
            (MUNICIPAL_INSPECTOR, Attend()),
            (GAMING_MANAGEMENT, RuleOnHand(stands=chance.random() < 0.5)),
            (GAMING_MANAGEMENT, DecideClaim(seat=seat, paid=chance.random() < 0.5)),
            (CONTROL_ROOM, Confirm(seat=seat, genuine=chance.random() < 0.7)),
            (DEALER, Slip(what=chance.choice(list(SlipKind)), seat=seat)),
            (DEALER, CountChips(chips=self._miscount(FLOAT), notes=self._miscount(BOX))),
            (DEALER, CoinIn(stuck=(seat,))),
            (GAMING_INSPECTOR, DecideToken(seat=seat, in_play=chance.random() < 0.5)),
        ]
