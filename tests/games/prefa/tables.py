"""A table of Prefa, described by short texts.

A, B and C are the active players in turn from the dealer's right: seats 0, 1 and 2. D is the idle player: seat 3.
Cards are written by suit, ``AKQs 87h``.
"""

from typing import Any

import msgspec
import pytest

from kitapi.cards import DECK_32, Card, CardSet, cards_of, read_card, set_of
from kitapi.games.prefa.rules.actions import (
    Action,
    Answer,
    AnswerClaim,
    Bid,
    Call,
    Claim,
    Discard,
    Hold,
    IfLeft,
    NameContract,
    Participate,
    Pass,
    PlayCard,
    WriteSolo,
)
from kitapi.games.prefa.rules.contracts import Contract
from kitapi.games.prefa.rules.events import CallMade, DealSettled, Event
from kitapi.games.prefa.rules.game import PREFA
from kitapi.games.prefa.rules.state import BrokenUp, DealOver, DealSetup, Playing, PrefaState, Shuffling
from kitapi.games.prefa.rules.turns import to_act
from kitapi.games.prefa.rules.variant import PrefaTerms, PrefaVariant
from kitapi.kernel import CHANCE, Actor, Commitment, Contribute, IllegalAction, Seat, Shuffled, apply

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

COMMITMENT = Commitment(context="table 1 deal 1", algorithm="test", digest="00" * 32)

_WORDS: dict[str, Call] = {"hold": Hold(), "if-left": IfLeft(), "pass": Pass()}


def cards(text: str) -> tuple[Card, ...]:
    """``AKs 7h`` as cards."""
    return tuple(read_card(rank + word[-1]) for word in text.split() for rank in word[:-1])


def hand(text: str) -> CardSet:
    """``AKs 7h`` as a set."""
    return set_of(cards(text))


def variant(**options: Any) -> PrefaVariant:
    """Return the rulebook's house rules with these ``options`` changed, given as in JSON."""
    return msgspec.convert(options, PrefaVariant)


def call_of(word: str) -> Call:
    """Return a call from its word: ``6h``, ``hold``, ``if-left``, ``pass``."""
    return _WORDS.get(word) or Bid(Contract(word))


def in_words(call: Any) -> str:
    """Return the word of a call."""
    return call.contract.value if isinstance(call, Bid) else next(word for word, said in _WORDS.items() if said == call)


def refusal(state: PrefaState, actor: Actor, action: Action) -> tuple[str, dict[str, Any]]:
    """Return the clause and facts with which ``action`` is refused."""
    with pytest.raises(IllegalAction) as refused:
        PREFA.decide(state, actor, action)
    return refused.value.clause, refused.value.facts


def first_setup(players: int = 3, kasa: int | None = None, **options: Any) -> DealSetup:
    """Return the setup of a deal whose dealer sits left of A, with ``kasa`` in the kasa."""
    setup = PREFA.begin(PrefaTerms(players=players, variant=variant(**options)), players - 1)
    if kasa is None:
        return setup
    return msgspec.structs.replace(setup, balances={**setup.balances, "kasa": kasa})


class Table:
    """A table with one deal; every method acts for the player to act, and returns the table.

    ``hands``: those of A, B and C; the other two cards are the talon. Without ``hands`` the pack is in the order of
    ``DECK_32``.
    """

    def __init__(self, *hands: str, setup: DealSetup | None = None) -> None:
        self.events: list[Event] = list(PREFA.open(setup or first_setup(), COMMITMENT))
        self.state: PrefaState = PREFA.evolve(None, self.events[0])
        for seat in to_act(self.state):
            self.act(Contribute(f"{seat:032x}"), seat)
        dealt = [card for text in hands for card in cards(text)]
        assert len(set(dealt)) in (0, 30), "three hands of ten, or none"
        order = (*dealt, *(card for card in DECK_32 if card not in dealt))
        self.act(Shuffled(order=order, algorithm="test", secret="5e" * 32), CHANCE)

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

    def legal(self) -> set[str]:
        """Return the calls that may be made, in words."""
        return {in_words(option) for option in PREFA.options(self.state, self.turn)}

    def act(self, action: Action, actor: Actor | None = None) -> "Table":
        """Take ``action``, by ``actor`` or the seat to act."""
        step = apply(PREFA, self.state, self.turn if actor is None else actor, action)
        self.events += step.events
        self.state = step.state
        return self

    def refusal_of(self, action: Action) -> tuple[str, dict[str, Any]]:
        """Return the clause and facts with which ``action`` of the seat to act is refused."""
        return refusal(self.state, self.turn, action)

    def call(self, words: str) -> "Table":
        """Make calls, given as words separated by commas or bars."""
        for word in words.replace("|", ",").split(","):
            self.act(call_of(word.strip()))
        return self

    def bid_up_to(self, contract: str) -> "Table":
        """Let all bid and hold until somebody bids ``contract``, and then the others pass."""
        while not self.calls or self.last_bid != contract:
            self.act(PREFA.options(self.state, self.turn)[0])
        return self.call("pass, pass")

    @property
    def calls(self) -> tuple[CallMade, ...]:
        """The calls made."""
        return tuple(event for event in self.events if isinstance(event, CallMade))

    @property
    def last_bid(self) -> str:
        """The bid that stands."""
        return [in_words(made.call) for made in self.calls if isinstance(made.call, Bid)][-1]

    def discard(self, text: str) -> "Table":
        """Discard two cards."""
        return self.act(Discard(cards(text)))

    def write_solo(self) -> "Table":
        """Write the deal solo."""
        return self.act(WriteSolo())

    def name(self, contract: str, aces: bool = False) -> "Table":
        """Name the contract."""
        return self.act(NameContract(Contract(contract), aces))

    def answer(self, words: str) -> "Table":
        """Give the defenders' answers."""
        for word in words.split():
            self.act(Participate(Answer(word)))
        return self

    def play(self, text: str) -> "Table":
        """Play cards in turn."""
        for card in cards(text):
            self.act(PlayCard(card))
        return self

    def play_lowest(self, tricks: int = 10) -> "Table":
        """Let everybody play their first legal card until ``tricks`` tricks are taken or the deal is over."""
        while isinstance(self.state, Playing) and len(self.state.tricks) < tricks:
            self.act(PREFA.options(self.state, self.turn)[0])
        return self

    def claim(self) -> "Table":
        """Claim all remaining tricks."""
        return self.act(Claim())

    def say(self, accept: bool) -> "Table":
        """Give a defender's answer to a claim."""
        return self.act(AnswerClaim(accept))

    def held_by(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that ``seat`` holds."""
        assert not isinstance(self.state, BrokenUp | DealOver | Shuffling)
        return cards_of(self.state.hands[seat])
