"""The dealing of the cards, once every seat has given its share in the shuffle."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeAlias, TypeVar

import msgspec

from kitapi.cards import DECK_32, Card
from kitapi.kernel import (
    CHANCE,
    Actor,
    IllegalAction,
    Permutation,
    Seat,
    Shuffled,
    ShufflePhase,
    Unused,
)
from kitapi.kernel.shuffle.phase import ContributedT, PledgedT, UnusedT
from kitapi.mechanics.deal.events import CardsDealt
from kitapi.mechanics.deal.state import BrokenUp, Phase, Shuffling, shuffle_of

CardsDealtT = TypeVar("CardsDealtT", bound=CardsDealt)


class TermsForPlayers(Protocol):
    """Terms of a table that state its number of players."""

    @property
    def players(self) -> int:
        """The number of players."""
        ...


Hands: TypeAlias = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]
"""The cards of every seat, and the talon."""


class Dealing(msgspec.Struct, Generic[PledgedT, ContributedT, UnusedT, CardsDealtT], frozen=True, kw_only=True):
    """How one game deals: the phase of its shuffle, its rules, and its type of the event.

    ``is_other_deck``: whether a list of cards is not the game's pack in some order; ``other_deck``: the clause that
    refuses such an order. ``deal_out``: the hands and the talon from the order, the seats that play, and the number of
    players.
    """

    shuffle: ShufflePhase[PledgedT, ContributedT, UnusedT]
    dealt: type[CardsDealtT]
    is_other_deck: Callable[[tuple[Card, ...]], bool]
    other_deck: str
    deal_out: Callable[[tuple[Card, ...], tuple[Seat, ...], int], Hands]

    def decide(self, state: Phase, actor: Actor, action: Shuffled | Unused) -> tuple[CardsDealtT] | tuple[UnusedT, ...]:
        """The events when chance deals the cards, or shows the secret of a shuffle that was never made.

        Raises:
            IllegalAction: the actor is not chance, the cards were dealt already or cannot be dealt yet, or are not the
                pack.
        """
        if isinstance(action, Unused):
            return self.shuffle.decide_unused(shuffle_of(state), actor, action, over=isinstance(state, BrokenUp))
        if actor != CHANCE or not isinstance(state, Shuffling):
            raise IllegalAction(self.shuffle.clause, chance=actor == CHANCE)
        if not state.shuffle.is_ready:
            raise IllegalAction(self.shuffle.clause, contributed=False)
        if self.is_other_deck(action.order):
            raise IllegalAction(self.other_deck, cards=len(action.order))
        hands, talon = self.deal_out(action.order, state.opened.active, state.opened.terms.players)
        return (self.dealt(hands=hands, talon=talon, algorithm=action.algorithm, secret=action.secret),)


def deck(state: Phase) -> tuple[Card, ...] | None:
    """The 32 cards, once every seat has given its share in the shuffle; None before and after the deal."""
    return DECK_32 if isinstance(state, Shuffling) and state.shuffle.is_ready else None


def options_of_chance(state: Phase, actor: Actor) -> tuple[Permutation, ...]:
    """The options of chance: bring the cards that ``deck`` returns in any order; none for another actor."""
    cards = deck(state)
    return () if cards is None or actor != CHANCE else (Permutation(of=cards),)


def seats(terms: TermsForPlayers) -> int:
    """The number of players at a table of ``terms``, of whom three play in a deal."""
    return terms.players
