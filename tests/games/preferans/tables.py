"""A table of Preferans, described by short texts.

A, B and C are the active players in turn from the dealer's left, A the forehand: seats 0, 1 and 2. D is the one who
rests: seat 3. Cards are written by suit, ``AKQs 87h``: s leaves, d bells, h hearts, c acorns.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from kitapi.cards import DECK_32, Card, CardSet, cards_of, read_card, set_of
from kitapi.games.preferans.rules.actions import (
    Action,
    Bid,
    Call,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.events import BiddingWon, CallMade, DealSettled, Event, HandWon
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.state import BrokenUp, DealOver, DealSetup, Playing, PreferansState, Shuffling
from kitapi.games.preferans.rules.turns import to_act
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.kernel import CHANCE, Actor, Commitment, Contribute, IllegalAction, Seat, Shuffled, apply

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

SEATS = {"A": A, "B": B, "C": C, "D": D}
NAMES = {seat: name for name, seat in SEATS.items()}

COMMITMENT = Commitment(context="table 1 deal 1", algorithm="test", digest="00" * 32)

_WORDS: dict[str, Call] = {"hold": Hold(), "hand": FromHand(), "pass": Pass()}


def cards(text: str) -> tuple[Card, ...]:
    """``AKs 7h`` as cards."""
    return tuple(read_card(rank + word[-1]) for word in text.split() for rank in word[:-1])


def hand(text: str) -> CardSet:
    """``AKs 7h`` as a set."""
    return set_of(cards(text))


def variant(**options: Any) -> PreferansVariant:
    """Return the rulebook's house rules with these ``options`` changed, given as in JSON."""
    return msgspec.convert(options, PreferansVariant)


def call_of(word: str) -> Call:
    """Return a call from its word: ``4``, ``hold``, ``hand``, ``pass``."""
    return _WORDS.get(word) or Bid(int(word))


def in_words(call: Any) -> str:
    """Return the word of a call."""
    return str(call.number) if isinstance(call, Bid) else next(word for word, said in _WORDS.items() if said == call)


def refusal(state: PreferansState, actor: Actor, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the clause and facts with which ``action`` is refused."""
    with pytest.raises(IllegalAction) as refused:
        PREFERANS.decide(state, actor, action)
    return refused.value.clause, refused.value.facts


def first_setup(players: int = 3, **options: Any) -> DealSetup:
    """Return the setup of a first deal whose forehand is A."""
    return PREFERANS.begin(PreferansTerms(players=players, variant=variant(**options)), players - 1)


def stack_pack(hands: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the pack in the order that deals these ``hands`` (none, or A's, B's and C's) five cards at a time."""
    dealt = [cards(text) for text in hands]
    rest = tuple(card for card in DECK_32 if not any(card in held for held in dealt))
    if not dealt:
        return rest
    assert [len(held) for held in dealt] == [10, 10, 10]
    assert len(rest) == 2, "no card twice"
    first, second = (tuple(card for held in dealt for card in held[half]) for half in (slice(5), slice(5, 10)))
    return (*first, *rest, *second)


def outcome(events: Iterable[Event]) -> str | None:
    """Return how the bidding ended: ``A 4``, ``hand B A``; None while it runs."""
    for event in events:
        if isinstance(event, BiddingWon):
            return f"{NAMES[event.declarer]} {event.number}"
        if isinstance(event, HandWon):
            return " ".join(["hand", *(NAMES[seat] for seat in event.seats)])
    return None


class Table:
    """A table with one deal; every method acts for the player to act, and returns the table.

    ``hands``: those of A, B and C; the other two cards are the talon. Without ``hands`` the pack is in the order of
    ``DECK_32``.
    """

    def __init__(self, *hands: str, setup: DealSetup | None = None) -> None:
        self.events: list[Event] = list(PREFERANS.open(setup or first_setup(), COMMITMENT))
        self.state: PreferansState = PREFERANS.evolve(None, self.events[0])
        for event in self.events[1:]:
            self.state = PREFERANS.evolve(self.state, event)
        for seat in to_act(self.state):
            self.act(Contribute(f"{seat:032x}"), seat)
        self.act(Shuffled(order=stack_pack(hands), algorithm="test", secret="5e" * 32), CHANCE)

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        return to_act(self.state)[0]

    @property
    def playing(self) -> Playing:
        """The state; asserts that it is one of the play of cards."""
        assert isinstance(self.state, Playing)
        return self.state

    @property
    def over(self) -> DealOver:
        """The state; asserts that the deal is over."""
        assert isinstance(self.state, DealOver)
        return self.state

    @property
    def settled(self) -> DealSettled:
        """The end of the deal."""
        return self.over.settled

    @property
    def calls(self) -> tuple[CallMade, ...]:
        """The calls made."""
        return tuple(event for event in self.events if isinstance(event, CallMade))

    @property
    def options(self) -> tuple[Any, ...]:
        """The options of the next player in turn."""
        return PREFERANS.options(self.state, self.turn)

    def legal(self) -> set[str]:
        """Return the calls that may be made, in words."""
        return {in_words(option) for option in self.options}

    def act(self, action: Action, actor: Actor | None = None) -> "Table":
        """Take ``action``, by ``actor`` or the seat to act."""
        step = apply(PREFERANS, self.state, self.turn if actor is None else actor, action)
        self.events += step.events
        self.state = step.state
        return self

    def refusal_of(self, action: Action) -> tuple[str, dict[str, Any]]:
        """Return the clause and facts with which ``action`` of the seat to act is refused."""
        return refusal(self.state, self.turn, action)

    def call(self, words: str) -> "Table":
        """Make calls, given as words separated by commas."""
        for word in filter(None, (word.strip() for word in words.split(","))):
            self.act(call_of(word))
        return self

    def throw_in(self) -> "Table":
        """Throw the deal in."""
        return self.act(ThrowIn())

    def discard(self, text: str = "") -> "Table":
        """Discard two cards, the first two of the hand by default."""
        return self.act(Discard(cards(text) or self.held_by(self.turn)[:2]))

    def name(self, game: int, laid_open: bool = False) -> "Table":
        """Name the game."""
        return self.act(NameGame(GameNumber(game), laid_open))

    def give_way(self) -> "Table":
        """Leave the game to the player who named one before."""
        return self.act(GiveWay())

    def answer(self, words: str) -> "Table":
        """Give answers to the game, as words: ``plays``, ``drops``, ``calls``, ``alone``, ``kontra``, ``no``."""
        answers: dict[str, Action] = {
            "plays": Participate(True),
            "drops": Participate(False),
            "calls": Invite(True),
            "alone": Invite(False),
            "kontra": Kontra(),
            "no": Decline(),
        }
        for word in words.split():
            self.act(answers[word])
        return self

    def play(self, text: str) -> "Table":
        """Play cards in turn."""
        for card in cards(text):
            self.act(PlayCard(card))
        return self

    def play_lowest(self, tricks: int = 10) -> "Table":
        """Let everybody play their first legal card until ``tricks`` tricks are taken or the deal is over."""
        while isinstance(self.state, Playing) and len(self.state.tricks) < tricks:
            self.act(self.options[0])
        return self

    def held_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that ``seat`` holds."""
        assert not isinstance(self.state, BrokenUp | DealOver | Shuffling)
        return cards_of(self.state.hands[seat])
