"""A deal of Preferans from the naming of the game on, described by short texts.

A, B and C are the active players in turn, A the forehand: seats 0, 1 and 2. D rests: seat 3. Cards are written by suit,
``AKQs 87h``; leaves are spades, bells diamonds, acorns clubs.
"""

from functools import reduce
from random import Random
from typing import Any

import msgspec

from kitapi.cards import DECK_32, EMPTY, Card, cards_of, read_card, set_of
from kitapi.games.preferans.rules import kontra, participation, play
from kitapi.games.preferans.rules.events import CardsDealt, DealOpened, Event, PlayStopped
from kitapi.games.preferans.rules.evolve import evolve
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.sheet import blank_sheet
from kitapi.games.preferans.rules.state import Answering, Bargain, Deal, Playing, PreferansState
from kitapi.games.preferans.rules.variant import PreferansTerms, PreferansVariant
from kitapi.kernel import Commitment, Seat, open_shuffle
from kitapi.kernel.shuffle.state import mark_made

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)

HANDS = ("AKQs AKQc AKd AKh", "JT9s JT9c QJd QJh", "87s 87c T98d T98h")
"""Hands in which A has all high cards; 7♦ 7♥ are discarded."""


def cards(text: str) -> tuple[Card, ...]:
    """``AKs 7h`` as cards."""
    return tuple(read_card(rank + word[-1]) for word in text.split() for rank in word[:-1])


def variant(**options: Any) -> PreferansVariant:
    """Return the rulebook's house rules with these ``options`` changed, given as in JSON."""
    return msgspec.convert(options, PreferansVariant)


def deal_of(hands: tuple[tuple[Card, ...], ...], house: PreferansVariant, players: int = 3) -> Deal:
    """Return the first deal of a sitting, with ``hands`` by seat; the last seat deals."""
    opened = DealOpened(
        number=1,
        terms=PreferansTerms(players=players, variant=house),
        dealer=Seat(players - 1),
        active=(A, B, C),
        balances={},
        sheet=blank_sheet(players, house.stake),
        results=(0,) * players,
        commitment=Commitment(context="table 1 deal 1", algorithm="test", digest="00" * 32),
    )
    dealt = {card for hand in hands for card in hand}
    talon = tuple(card for card in DECK_32 if card not in dealt)
    by_seat = (*hands, *((),) * (players - len(hands)))
    return Deal(
        opened=opened,
        pot=0,
        shuffle=mark_made(open_shuffle(opened.commitment, players)),
        dealt=CardsDealt(hands=by_seat, talon=talon, algorithm="test", secret="5e" * 32),
    )


class Named:
    """A game that ``declarer`` has named from hand; methods continue the deal and return the object."""

    def __init__(self, game: int, declarer: Seat = A, *hands: str, players: int = 3, **options: Any) -> None:
        laid_open = options.pop("open", False)
        deal = deal_of(tuple(cards(hand) for hand in hands or HANDS), variant(**options), players)
        bargain = Bargain(
            calls=(), declarer=declarer, number=None, game=GameNumber(game), open=laid_open, discards=EMPTY
        )
        self.events: list[Event] = []
        self.state: PreferansState = Answering(
            deal=deal, hands=tuple(set_of(hand) for hand in deal.dealt.hands), bargain=bargain
        )

    @property
    def answering(self) -> Answering:
        """The state; asserts that answers to the game are pending."""
        assert isinstance(self.state, Answering)
        return self.state

    @property
    def playing(self) -> Playing:
        """The state; asserts that it is one of the play of cards."""
        assert isinstance(self.state, Playing)
        return self.state

    @property
    def due(self) -> Seat:
        """The seat whose card is to be played."""
        return play.next_to_play(self.playing)

    @property
    def chooses(self) -> Seat:
        """The seat that chooses this card."""
        return play.player_of(self.playing, self.due)

    def after(self, *events: Event) -> "Named":
        """Apply these events."""
        self.events += events
        self.state = reduce(evolve, events, self.state)
        return self

    def say(self, words: str) -> "Named":
        """Let the seats to act play, drop, double or decline, as the words say."""
        for word in words.split():
            if word in ("plays", "drops"):
                seat = participation.next_to_answer(self.answering)
                assert seat is not None
                self.after(*participation.decide(self.answering, seat, word == "plays"))
            else:
                seat = kontra.seat_to_double(self.answering)
                assert seat is not None
                self.after(*kontra.decide(self.answering, seat, {"doubles": True, "declines": False}[word]))
        return self

    def begin(self, words: str = "") -> "Named":
        """Begin the play after the answers ``words``; without further pending answers, or with all of them declined."""
        self.say(words)
        while kontra.seat_to_double(self.answering) is not None:
            self.say("declines")
        return self.after(play.begin_play(self.answering))

    def play(self, text: str) -> "Named":
        """Play these cards, one after the other."""
        for card in cards(text):
            assert not self.playing.stopped
            self.after(*play.decide_card(self.playing, self.chooses, card))
        return self

    def play_on(self, random: Random, until: int = TRICKS, stops: bool = False) -> "Named":
        """Play random legal cards until ``until`` tricks are played, or, with ``stops``, until the hand has ended."""
        while len(self.playing.tricks) < until and not self.playing.stopped:
            card = random.choice(cards_of(play.legal_cards(self.playing)))
            events = play.decide_card(self.playing, self.chooses, card)
            self.after(*(event for event in events if stops or not isinstance(event, PlayStopped)))
        return self
