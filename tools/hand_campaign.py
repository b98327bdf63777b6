"""Deal random hands of Caribbean Stud, ask every law after every event, and compare what was dealt with exact odds.

    python -m tools.hand_campaign --hands 200000 --seed 1 --workers 2

Tables have one to seven seats, of which some stay empty, under many houses. The house automaton deals and pays; the
seats stake, choose, exchange and declare at random. The tables of a worker feed meters as those of a card room do.
Decks are shuffled evenly, so hands and qualifications must come as often as they should.
"""

import argparse
import math
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from kitapi.cards import DECK_52, Card
from kitapi.games.caribbean_stud import actions
from kitapi.games.caribbean_stud.accounts import Wager, worth
from kitapi.games.caribbean_stud.events import BankRevealed, CardsDealt, Event, SeatSettled
from kitapi.games.caribbean_stud.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.settlement import qualifies
from kitapi.games.caribbean_stud.state import Phase, StudState
from kitapi.games.caribbean_stud.variant import (
    EXAMPLE,
    CaribbeanStudHouse,
    CaribbeanStudTerms,
    Qualification,
    Shuffling,
)
from kitapi.kernel import CHANCE, METER, Actor, Commitment, MeterRead, Nonce, Range, Seat, Shuffled, seats_of
from kitapi.kernel.house import Resumed, Stopped
from kitapi.mechanics.poker_hands import value_of
from kitapi.room.meter import MeterCount, MeterOpened
from tests.contracts.laws import cards_are_conserved, money_has_two_ends
from tests.games.caribbean_stud.case import CARIBBEAN_STUD_CASE

SITTING = 10
"""Hands of a sitting."""
BATCH = 200
"""Hands after which a worker reports."""
EAGER = 0.85
"""How often a seat does what brings the hand on, if it can; else it does anything."""
BROKEN_UP = 0.002
"""The chance before every step that all agree to end the sitting."""
STACKED = 0.5
"""How often a seat is dealt a hand that may win the jackpot, where decks are stacked."""
EAGERLY: tuple[type, ...] = (actions.Declare, Range, actions.InsertToken, actions.Wave, actions.Raise)
RANGES: Mapping[str, Callable[..., Any]] = {"ante": actions.PlaceAnte, "cut": actions.CutCards}
HANDS = math.comb(52, 5)
EXACT: dict[str, int] = {
    "royal_flush": 4,
    "straight_flush": 36,
    "four_of_a_kind": 624,
    "full_house": 3744,
    "flush": 5108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
    "qualifies": 1_463_700,
}
"""Of all five-card hands, how many make each combination, and how many qualify with an ace and a king."""


class Room:
    """The meters of one worker's tables, told of every event as a card room tells them."""

    def __init__(self) -> None:
        self._meters: dict[str, MeterCount] = {}
        self.stopped = False

    def meter(self, state: StudState) -> MeterCount:
        """The meter that a table feeds, opened when first asked for."""
        link = CARIBBEAN_STUD.house.link(state)
        if link not in self._meters:
            self._meters[link] = MeterCount()
            self._meters[link].add(MeterOpened(amount=CARIBBEAN_STUD.house.opening(state)))
        return self._meters[link]

    def hear(self, table: str, state: StudState, event: Event) -> None:
        """Write down what ``event`` means for meter and tables."""
        for entry in CARIBBEAN_STUD.house.entries(state, event):
            if isinstance(entry, Stopped | Resumed):
                assert self.stopped is isinstance(entry, Resumed), "the tables are stopped once, and then resumed"
                self.stopped = isinstance(entry, Stopped)
            else:
                self.meter(state).add(type(entry)(**{**_fields(entry), "id": f"{table}/{entry.id}"}))


def _fields(entry: Any) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}


def any_house(rng: random.Random) -> CaribbeanStudHouse:
    """The example house with other rules; few meters, so that tables share them."""
    return CaribbeanStudHouse(
        **{
            **_fields(EXAMPLE),
            "shuffling": rng.choice(list(Shuffling)),
            "qualification": rng.choice((*[Qualification.ACE_AND_KING] * 3, Qualification.ACE_OR_KING)),
            "exchange_fee": rng.choice((1, 1, 1, 2)),
            "folded_jackpot": rng.random() < 0.2,
            "buy_in": rng.choice((50, 1000)),
            "dotation": rng.choice((100, 50_000)),
            "opening_meter": rng.choice((0, 25_000)),
            "reset": rng.choice((0, 10_000)),
        }
    )


class Playing:
    """One table at which a worker plays a sitting."""

    def __init__(self, name: str, room: Room, rng: random.Random, *, stacked: bool) -> None:
        self.name, self.room, self.rng, self.stacked = name, room, rng, stacked
        house = any_house(rng)
        if stacked:
            house = msgspec.structs.replace(house, shuffling=Shuffling.MACHINE)
        terms = CaribbeanStudTerms(players=rng.randint(1, 7), variant=house)
        self.seats = seats_of(terms.players)
        self.occupied = frozenset(seat for seat in self.seats if rng.random() < 0.8) or frozenset(self.seats[:1])
        self.counts: Counter[str] = Counter()
        self.state: StudState = self._opened(CARIBBEAN_STUD.begin(terms, 0))

    def _opened(self, setup: Any) -> StudState:
        commitment = Commitment(context=self.name, algorithm="test", digest="")
        [event] = CARIBBEAN_STUD.open(setup, commitment)
        return CARIBBEAN_STUD.evolve(None, event)

    def play(self, hands: int) -> None:
        """Play so many hands, one after the other."""
        for number in range(hands):
            if number:
                self.state = self._opened(CARIBBEAN_STUD.succession(self.state))
            while not CARIBBEAN_STUD.is_over(self.state):
                if self.rng.random() < BROKEN_UP:
                    self._happen(CARIBBEAN_STUD.break_up(self.state))
                else:
                    self._act(*self._next())
            self._count_hand()
            assert not self.room.stopped, "the tables stand still after the hand"
            if self.state.phase is Phase.BROKEN_UP:
                return

    def _next(self) -> tuple[Actor, Any]:
        """What happens next: chance, a seat's share, the house, or what a seat does at random."""
        if CARIBBEAN_STUD.deck(self.state) is not None:
            order = stacked_deck(self.rng) if self.stacked else self.rng.sample(DECK_52, len(DECK_52))
            return CHANCE, Shuffled(order=tuple(order), algorithm="test", secret="")
        if self.state.phase is Phase.PREPARE and (seat := self._to_contribute()) is not None:
            return seat, actions.Contribute(value="")
        awaited = [seat for seat in self.occupied if self._is_awaited(seat)]
        step = CARIBBEAN_STUD.house.step(self.state, self.occupied)
        if step is not None and not step.patience and (not awaited or self.rng.random() < 0.7):
            return step.actor, step.action
        if awaited:
            return self._at_random(self.rng.choice(sorted(awaited)))
        assert step is not None, f"nobody goes on: {self.state}"
        return step.actor, step.action

    def _is_awaited(self, seat: Seat) -> bool:
        """Whether the table waits for a seat; nobody sits out while there is no stake at all."""
        stakes = any(self.state.lying(other, Wager.ANTE) for other in self.seats)
        idle = self.state.phase is Phase.STAKES and self.state.invited and not stakes
        return idle or CARIBBEAN_STUD.house.awaits(self.state, seat)

    def _to_contribute(self) -> Seat | None:
        return next((seat for seat in self.seats if self.state.places[seat].contribution is None), None)

    def _at_random(self, seat: Seat) -> tuple[Seat, Any]:
        """One of the seat's options; mostly it does what brings the hand on."""
        options = CARIBBEAN_STUD.options(self.state, seat)
        chosen = self.rng.choice([option for option in options if not isinstance(option, Nonce)])
        if self.rng.random() < EAGER:
            eager = (option for kind in EAGERLY for option in options if self._is_eager(seat, kind, option))
            chosen = next(eager, chosen)
        if isinstance(chosen, Range):
            amount = self.rng.randrange(chosen.lowest, chosen.highest + 1, chosen.step)
            return seat, RANGES[chosen.action](amount=amount)
        return seat, chosen

    def _is_eager(self, seat: Seat, kind: type, option: Any) -> bool:
        """Whether an option of this ``kind`` brings the hand on: a stake where none lies, a wave where one does."""
        staked = self.state.lying(seat, Wager.ANTE) > 0
        return isinstance(option, kind) and staked is not isinstance(option, Range)

    def _act(self, actor: Actor, action: Any) -> None:
        if CARIBBEAN_STUD.house.reads_meter(self.state, actor, action):
            self._act(METER, MeterRead(amount=self.room.meter(self.state).meter.amount))
        self._happen(CARIBBEAN_STUD.decide(self.state, actor, action))

    def _happen(self, events: tuple[Event, ...]) -> None:
        """Fold ``events``, and ask every law after each."""
        for event in events:
            before, self.state = self.state, CARIBBEAN_STUD.evolve(self.state, event)
            cards_are_conserved(CARIBBEAN_STUD_CASE, self.state)
            money_has_two_ends(CARIBBEAN_STUD_CASE, before, event, self.state)
            CARIBBEAN_STUD_CASE.extra_laws(self.state)
            self.room.hear(self.name, self.state, event)
            self._display_is_right()
            self.counts.update(rows_of(self.state, event))

    def _display_is_right(self) -> None:
        """What the table takes the meter for is what it holds, from COIN IN on: nobody else has moved it meanwhile."""
        if self.state.coins and self.state.phase is not Phase.BROKEN_UP:
            assert self.state.meter == self.room.meter(self.state).meter.amount

    def _count_hand(self) -> None:
        if self.state.phase is Phase.BROKEN_UP:
            opened = self.state.opened.balances
            assert all(worth(self.state.balances, seat) == worth(opened, seat) for seat in self.seats)
            self.counts["broken up"] += 1
        self.counts["hand"] += 1
        self.counts[f"hand of {sum(place.plays for place in self.state.places)}"] += 1


def stacked_deck(rng: random.Random) -> list[Card]:
    """A deck that deals many hands which win the jackpot, five cards at a time."""
    left = rng.sample(DECK_52, len(DECK_52))
    order: list[Card] = []
    for _ in range(8):
        rich = [hand for hand in RICH if all(card in left for card in hand)] if rng.random() < STACKED else []
        hand = rng.choice(rich) if rich else tuple(left[:5])
        order += rng.sample(hand, 5)
        left = [card for card in left if card not in hand]
    return order + left


def rich_hands() -> Iterator[tuple[Card, ...]]:
    """Every straight flush, royals several times over, and some of each lower tier."""
    for suit in range(0, 52, 13):
        cards = DECK_52[suit : suit + 13]
        yield from (tuple(cards[low : low + 5]) for low in range(9))
        yield from (tuple(cards[8:]),) * 4
        yield (cards[0], cards[2], cards[4], cards[6], cards[9])
    for rank in range(13):
        four = DECK_52[rank::13]
        yield (*four, DECK_52[(rank + 1) % 13])
        yield (*four[:3], *DECK_52[(rank + 1) % 13 :: 13][:2])


RICH = tuple(rich_hands())
"""Hands that win a tier of the jackpot."""


def rows_of(state: StudState, event: Event) -> Iterator[str]:
    """What is counted of an event."""
    match event:
        case CardsDealt():
            dealt = [*(hand for hand in event.hands if hand), event.bank]
            yield from (f"dealt: {value_of(hand).combination.value}" for hand in dealt)
            yield from ("dealt: all" for _ in dealt)
            yield "bank: all"
            if qualifies(value_of(event.bank), Qualification.ACE_AND_KING):
                yield "bank: qualifies"
        case BankRevealed():
            yield f"revealed: {'qualifies' if event.qualifies else 'does not qualify'}"
        case SeatSettled():
            after = " after an exchange" if state.places[event.seat].exchange else ""
            yield f"settled: {event.settlement.result.value}{after}"
            yield from ("settled: jackpot hand not declared",) if event.unclaimed else ()
            yield from (f"jackpot: {event.jackpot.value}",) if event.jackpot else ()
        case _:
            yield f"event: {type(event).__name__}"


def batch(seed: int, number: int, hands: int, *, stacked: bool) -> Counter[str]:
    """Play one batch in this process."""
    rng, room = random.Random(f"hands/{seed}/{number}"), Room()
    counts: Counter[str] = Counter()
    table = 0
    while counts["hand"] < hands:
        table += 1
        playing = Playing(f"{number}-{table}", room, rng, stacked=stacked)
        playing.play(min(SITTING, hands - counts["hand"]))
        counts += playing.counts
    return counts


def deviation(counts: Counter[str], name: str) -> float:
    """By how many standard errors the share of hands dealt that make ``name`` is off its exact value."""
    kind = "bank" if name == "qualifies" else "dealt"
    chance, seen = EXACT[name] / HANDS, counts[f"{kind}: all"]
    error = math.sqrt(chance * (1 - chance) / seen)
    return (counts[f"{kind}: {name}"] / seen - chance) / error


def campaign(hands: int, seed: int, workers: int, *, stacked: bool = False) -> Counter[str]:
    """Play all hands, telling on standard error how many are done."""
    counts: Counter[str] = Counter()
    sizes = [min(BATCH, hands - first) for first in range(0, hands, BATCH)]
    with ProcessPoolExecutor(workers) as pool:
        jobs = [pool.submit(batch, seed, number, size, stacked=stacked) for number, size in enumerate(sizes)]
        for done in as_completed(jobs):
            counts += done.result()
            print(f"\r{counts['hand']} of {hands} hands", end="", file=sys.stderr)
    print(file=sys.stderr)
    return counts


def told(counts: Counter[str]) -> Table:
    """The counts as a table, with how far the frequencies are off."""
    table = Table("what", "times", "standard errors off")
    for name in sorted(counts):
        kind, _, what = name.partition(": ")
        exact = what in EXACT and kind == ("bank" if what == "qualifies" else "dealt")
        table.add_row(name, str(counts[name]), f"{deviation(counts, what):+.2f}" if exact else "")
    return table


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--stacked", action="store_true", help="deal many jackpots; frequencies mean nothing then")
    asked = parser.parse_args()
    began = time.perf_counter()
    counts = campaign(asked.hands, asked.seed, asked.workers, stacked=asked.stacked)
    Console().print(told(counts))
    worst = max((abs(deviation(counts, name)), name) for name in EXACT)
    print(f"{counts['hand']} hands in {time.perf_counter() - began:.0f} s; furthest off: {worst[1]}, {worst[0]:.2f} SE")
    if worst[0] > 3 and not asked.stacked:
        raise SystemExit("a frequency is more than three standard errors off")


if __name__ == "__main__":
    main()
