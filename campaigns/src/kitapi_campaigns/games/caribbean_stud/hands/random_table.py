"""A table of Caribbean Stud where the seats play at random and the automaton has all roles of the house."""

import random
from collections import Counter
from typing import Any

import msgspec

from kitapi.cards import DECK_52
from kitapi.games.caribbean_stud.rules.console.service import rests
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.events import Event
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, seat_value
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import (
    EXAMPLE,
    CaribbeanStudHouse,
    CaribbeanStudTerms,
    Qualification,
    Shuffling,
)
from kitapi.kernel import CHANCE, METER, Actor, Commitment, MeterRead, Nonce, Range, Seat, Shuffled, seats_of
from kitapi.kernel.house import Resumed, Stopped
from kitapi.room.houses.meter import MeterCount, MeterOpened, qualify_entry
from kitapi_campaigns.games.caribbean_stud.hands.counts import rows_of
from kitapi_campaigns.games.caribbean_stud.hands.decks import stacked_deck
from kitapi_testing.games.caribbean_stud.case import CARIBBEAN_STUD_CASE
from kitapi_testing.laws import cards_are_conserved, money_has_two_ends
from kitapi_testing.strategies import some_action

EAGER = 0.85
"""The probability that a seat chooses an option that advances the hand, if it has one."""
BROKEN_UP = 0.002
"""The probability before every step that all agree to end the sitting."""
MOST_STEPS = 3000
"""Most steps that a hand may take."""
EAGERLY: tuple[type, ...] = (actions.Declare, Range, actions.InsertToken, actions.Wave, actions.Raise)


class Room:
    """The meters of one worker's tables, notified of every event as a card room notifies them."""

    def __init__(self) -> None:
        self._meters: dict[str, MeterCount] = {}
        self.stopped = False

    def meter(self, state: StudState) -> MeterCount:
        """Return the meter that a table feeds, opened when first needed."""
        link = CARIBBEAN_STUD.house.former_link(state.opened.terms)
        if link not in self._meters:
            self._meters[link] = MeterCount()
            self._meters[link].add(MeterOpened(amount=CARIBBEAN_STUD.house.opening(state)))
        return self._meters[link]

    def hear(self, table: str, state: StudState, event: Event) -> None:
        """Note what ``event`` changes at the meter and the tables."""
        for entry in CARIBBEAN_STUD.house.entries(state, event):
            if isinstance(entry, Stopped | Resumed):
                assert self.stopped is isinstance(entry, Resumed), "tables are stopped once, then resumed"
                self.stopped = isinstance(entry, Stopped)
            else:
                with_id = qualify_entry(table, entry)
                assert not isinstance(with_id, Stopped | Resumed)
                self.meter(state).add(with_id)


def any_house(rng: random.Random, *, practice: bool = False) -> CaribbeanStudHouse:
    """Return the example house with random rules; only few meters are possible, so that tables share them."""
    fields = {name: getattr(EXAMPLE, name) for name in EXAMPLE.__struct_fields__}
    return CaribbeanStudHouse(
        **{
            **fields,
            "shuffling": rng.choice(list(Shuffling)),
            "qualification": rng.choice((*[Qualification.ACE_AND_KING] * 3, Qualification.ACE_OR_KING)),
            "exchange_fee": rng.choice((1, 1, 1, 2)),
            "folded_jackpot": rng.random() < 0.2,
            "buy_in": rng.choice((50, 1000)),
            "dotation": rng.choice((100, 50_000)),
            "opening_meter": rng.choice((0, 25_000)),
            "reset": rng.choice((0, 10_000)),
            "skipped_back": rng.random() < 0.7,
            "practice": practice,
        }
    )


class Playing:
    """One table at which a worker plays a sitting."""

    practice = False
    """Whether it is a practice table, at which mistakes are possible."""

    def __init__(self, name: str, room: Room, rng: random.Random, *, stacked: bool) -> None:
        self.name, self.room, self.rng, self.stacked = name, room, rng, stacked
        house = any_house(rng, practice=self.practice)
        if stacked:
            house = msgspec.structs.replace(house, shuffling=Shuffling.MACHINE)
        terms = CaribbeanStudTerms(players=rng.randint(1, 7), variant=house)
        self.seats = seats_of(terms.players)
        self.occupied = frozenset(seat for seat in self.seats if rng.random() < 0.8) or frozenset(self.seats[:1])
        self.counts: Counter[str] = Counter()
        self.state: StudState = self._open_hand(CARIBBEAN_STUD.begin(terms, 0))

    def _open_hand(self, setup: Any) -> StudState:
        commitment = Commitment(context=self.name, algorithm="test", digest="")
        [event] = CARIBBEAN_STUD.open(setup, commitment)
        return CARIBBEAN_STUD.evolve(None, event)

    def play(self, hands: int) -> None:
        """Play the given number of hands, one after the other."""
        for number in range(hands):
            if number:
                self.state = self._open_hand(CARIBBEAN_STUD.succession(self.state))
            self._play_hand()
            self._count_hand()
            assert not self.room.stopped, "the tables stand still after the hand"
            if self.state.phase is Phase.BROKEN_UP:
                return

    def _play_hand(self) -> None:
        for _ in range(MOST_STEPS):
            if CARIBBEAN_STUD.is_over(self.state):
                return
            if self.rng.random() < BROKEN_UP:
                self._tell_meter()
                self._happen(CARIBBEAN_STUD.break_up(self.state))
            else:
                self._act(*self._next())
        raise AssertionError(f"the hand has not ended after {MOST_STEPS} steps: {self.state}")

    def _next(self) -> tuple[Actor, Any]:
        """Return the next action: of chance, a seat's share in the shuffle, of the house, or a random one of a seat."""
        if CARIBBEAN_STUD.deck(self.state) is not None:
            order = stacked_deck(self.rng) if self.stacked else self.rng.sample(DECK_52, len(DECK_52))
            return CHANCE, Shuffled(order=tuple(order), algorithm="test", secret="")
        if self.state.phase is Phase.PREPARE and (seat := self._to_contribute()) is not None:
            return seat, actions.Contribute(value="")
        step = CARIBBEAN_STUD.house.step(self.state, self.occupied)
        if step is not None and not step.patience and self.rng.random() < 0.7:
            return step.actor, step.action
        mixed = self.rng.sample(sorted(self.occupied), len(self.occupied))
        if (awaited := next((seat for seat in mixed if self._is_awaited(seat)), None)) is not None:
            return self._at_random(awaited)
        assert step is not None, f"nobody can act: {self.state}"
        return step.actor, step.action

    def _is_awaited(self, seat: Seat) -> bool:
        """Whether the table waits for ``seat``; as long as no stake is placed, it waits for every seat."""
        stakes = any(self.state.chips_on(other, Wager.ANTE) for other in self.seats)
        idle = (
            self.state.phase is Phase.STAKES
            and self.state.preparation.invited
            and not stakes
            and self.state.incident is None
        )
        return idle or CARIBBEAN_STUD.house.awaits(self.state, seat)

    def _to_contribute(self) -> Seat | None:
        if self.state.incident is not None or rests(self.state):
            return None
        return next(iter(self.state.shuffle.due), None)

    def _at_random(self, seat: Seat) -> tuple[Seat, Any]:
        """One of the seat's options; mostly one that advances the hand."""
        options = CARIBBEAN_STUD.options(self.state, seat)
        chosen = self.rng.choice([option for option in options if not isinstance(option, Nonce)])
        if self.rng.random() < EAGER:
            eager = (option for kind in EAGERLY for option in options if self._is_eager(seat, kind, option))
            chosen = next(eager, chosen)
        return seat, some_action(CARIBBEAN_STUD, chosen, self.rng)

    def _is_eager(self, seat: Seat, kind: type, option: Any) -> bool:
        """Whether an option of this ``kind`` advances the hand: a stake if the seat has none, else the wave to deal."""
        if isinstance(option, Range) and option.action not in ("ante", "cut"):
            return False
        staked = self.state.chips_on(seat, Wager.ANTE) > 0
        return isinstance(option, kind) and staked is not isinstance(option, Range)

    def _act(self, actor: Actor, action: Any) -> None:
        if CARIBBEAN_STUD.house.reads_meter(self.state, actor, action):
            self._tell_meter()
        self._happen(CARIBBEAN_STUD.decide(self.state, actor, action))

    def _tell_meter(self) -> None:
        self._happen(CARIBBEAN_STUD.decide(self.state, METER, MeterRead(amount=self._meter())))

    def _meter(self) -> int:
        return self.room.meter(self.state).meter.amount

    def _happen(self, events: tuple[Event, ...]) -> None:
        """Apply ``events``, and check every law after each."""
        for event in events:
            before, self.state = self.state, CARIBBEAN_STUD.evolve(self.state, event)
            cards_are_conserved(CARIBBEAN_STUD_CASE, self.state)
            money_has_two_ends(CARIBBEAN_STUD_CASE, before, event, self.state)
            CARIBBEAN_STUD_CASE.extra_laws(self.state)
            self.room.hear(self.name, self.state, event)
            self._display_is_right()
            self.counts.update(rows_of(self.state, event))

    def _display_is_right(self) -> None:
        """Check that from COIN IN on the table knows the meter's amount, which no other table has changed meanwhile."""
        if self.state.preparation.coins and self.state.phase is not Phase.BROKEN_UP:
            assert self.state.jackpot.meter == self._meter()

    def _count_hand(self) -> None:
        if self.state.phase is Phase.BROKEN_UP:
            opened = self.state.opened.balances
            for seat, place in zip(self.seats, self.state.places, strict=True):
                owed = place.loan.borrowed - place.loan.lent + place.claim.decided
                assert seat_value(self.state.balances, seat) == seat_value(opened, seat) + owed
            self.counts["broken up"] += 1
        self.counts["hand"] += 1
        self.counts[f"hand of {sum(place.plays for place in self.state.places)}"] += 1
