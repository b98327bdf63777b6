"""The course of a play, card by card: the hand to play at each moment, and the tricks that each hand had taken."""

from collections.abc import Sequence
from typing import NamedTuple

from kitapi.cards import Card, CardSet
from kitapi.mechanics.tricks import playable
from kitapi.solver.position import Position, play_card
from kitapi.texts import Text, TextError

NAMES = ("declarer", "first", "second")
"""The hands in the order of play, as files name them."""


class IllegalPlay(TextError):
    """A card that the rules did not allow when it was played."""


class Moment(NamedTuple):
    """A position within a play, and the tricks taken so far, by hand."""

    position: Position
    taken: tuple[int, ...]


def course_of(start: Position, cards: Sequence[Card]) -> tuple[Moment, ...]:
    """The moments before each of ``cards``, played from ``start`` on, and the one after the last.

    Raises:
        IllegalPlay: the hand to play does not hold a card, did not follow suit, or did not trump.
    """
    moments = [Moment(start, (0,) * len(start.hands))]
    for card in cards:
        position, taken = moments[-1]
        check_play(position.hands[position.turn], card, position)
        after = play_card(position, card)[1]
        if not after.table:
            taken = tuple(tricks + (hand == after.leader) for hand, tricks in enumerate(taken))
        moments.append(Moment(after, taken))
    return tuple(moments)


def check_table(position: Position) -> None:
    """Check that the cards on the table were played by the rules.

    Raises:
        IllegalPlay: the rules did not allow one of the cards.
    """
    whole = position.with_table_in_hand()
    for place, card in enumerate(position.table):
        before = position._replace(table=position.table[:place])
        check_play(whole[before.turn], card, before)


def check_play(hand: CardSet, card: Card, position: Position) -> None:
    """Check that the player to act in ``position``, who holds ``hand``, may play ``card``.

    Raises:
        IllegalPlay: the card is not in the hand, or the rules forbid it.
    """
    name = NAMES[position.turn]
    if not card.bit & hand:
        raise IllegalPlay(Text("{card} is not in the hand of {name}, whose turn it is", card=card.value, name=name))
    if not card.bit & playable(hand, position.led, position.trump):
        raise IllegalPlay(
            Text("{card} may not be played: {name} must follow suit, and trump when void", card=card.value, name=name)
        )
