"""All facts of one finished hand, for a look-up by its number."""

from collections.abc import Sequence
from typing import Any

import msgspec

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.books.book_lines import claims_in, jackpots_in, number_of, outcome_of, rulings_in
from kitapi.games.caribbean_stud.rules.books.flows import handle_of, tray_of
from kitapi.games.caribbean_stud.rules.books.shift import Decided, Handle, HandOutcome, Paid, Ruled
from kitapi.games.caribbean_stud.rules.evolve.table import evolve
from kitapi.games.caribbean_stud.rules.payment.round_facts import Exchange, Settlement
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager, account_of
from kitapi.house.books.entries import Step, most_staked, step_of
from kitapi.house.books.flows import flows_of
from kitapi.kernel import Seat
from kitapi.kernel.books import Entry
from kitapi.mechanics.poker_hands import Combination


class SeatRecall(msgspec.Struct, frozen=True, kw_only=True):
    """One seat in the hand.

    ``cards``: the first five as dealt. ``void``: whether the seat was voided. ``won``: the chips won in the hand, None:
    the hand was not ended by GAME OVER.
    """

    seat: Seat
    staked: Handle
    token: bool
    cards: tuple[Card, ...]
    exchange: Exchange | None
    choice: Choice | None
    settlement: Settlement | None
    void: bool
    won: int | None


class HandRecall(msgspec.Struct, frozen=True, kw_only=True):
    """One hand.

    ``bank``: the bank's five cards, the upcard last; ``combination``, ``qualifies``: None: no seat was in at the
    reveal. ``won``: the chips that the bank won by play.
    """

    number: int
    outcome: HandOutcome
    begun: str
    ended: str
    deck: int
    seats: tuple[SeatRecall, ...]
    bank: tuple[Card, ...]
    combination: Combination | None
    qualifies: bool | None
    won: int
    handle: int
    jackpots: tuple[Paid, ...]
    rulings: tuple[Ruled, ...]
    claims: tuple[Decided, ...]
    steps: tuple[Step, ...]


def recall_hand(hand: Sequence[Entry]) -> HandRecall:
    """Collect all facts of ``hand``, which is over.

    Raises:
        ImpossibleHistory: an event of the hand cannot follow the one before.
    """
    opened: Any = hand[0].event
    states = _states(hand)
    revealed = next((entry.event for entry in hand if isinstance(entry.event, happened.BankRevealed)), None)
    flows, outcome = flows_of(hand), outcome_of(hand)
    handle = Handle() if outcome == "void" else handle_of(flows)
    return HandRecall(
        number=number_of(hand),
        outcome=outcome,
        begun=hand[0].at,
        ended=hand[-1].at,
        deck=opened.deck,
        seats=tuple(_seat(hand, states, seat) for seat in _seats(hand)),
        bank=states[-1].bank.cards if states[-1].is_dealt else (),
        combination=revealed.combination if revealed else None,
        qualifies=revealed.qualifies if revealed else None,
        won=tray_of(flows, 0, 0).won,
        handle=handle.total,
        jackpots=jackpots_in(hand),
        rulings=rulings_in(hand),
        claims=claims_in(hand),
        steps=tuple(map(step_of, hand)),
    )


def _states(hand: Sequence[Entry]) -> list[StudState]:
    """Return the table after every event."""
    states: list[StudState] = []
    for entry in hand:
        states.append(evolve(states[-1] if states else None, entry.event))
    return states


def _seats(hand: Sequence[Entry]) -> tuple[Seat, ...]:
    """Return the seats that played, from the dealer's left."""
    return next((entry.event.seats for entry in hand if isinstance(entry.event, happened.BetsClosed)), ())


def _seat(hand: Sequence[Entry], states: Sequence[StudState], seat: Seat) -> SeatRecall:
    """Return the facts of one seat; values that a ruling cleared are taken from the state before the ruling."""
    stood = _last_state_of(states, seat)
    place = stood.places[seat]
    ended = next((entry.event for entry in hand if isinstance(entry.event, happened.HandEnded)), None)
    return SeatRecall(
        seat=seat,
        staked=_most_staked(hand, seat),
        token=place.stake.lamp,
        cards=place.cards,
        exchange=place.exchange,
        choice=place.choice,
        settlement=place.settlement,
        void=states[-1].places[seat].void,
        won=ended.won[seat] if ended else None,
    )


def _last_state_of(states: Sequence[StudState], seat: Seat) -> StudState:
    """Return the newest state in which the seat had a part in the hand."""
    return next((state for state in reversed(states) if state.places[seat].plays and not state.is_void), states[-1])


def _most_staked(hand: Sequence[Entry], seat: Seat) -> Handle:
    """Return the most chips that were on each of the seat's wagers."""
    wagers = (Wager.ANTE, Wager.BET, Wager.FEE)
    most = most_staked(hand, [account_of(seat, wager) for wager in wagers])
    return Handle(**{wager.value: most[account_of(seat, wager)] for wager in wagers})
