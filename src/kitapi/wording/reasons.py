"""Reasons why one action is better than another: facts with their figures, and a sentence for each fact."""

from typing import Any, Literal, NamedTuple, TypeAlias, assert_never

import msgspec

from kitapi.cards import Card
from kitapi.wording.cards import card_in_signs
from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import per_cent, tenths

Where: TypeAlias = Literal["seat", "talon", "discards", "out"]
"""Where a card lies: with a player, or with nobody. ``out``: discarded, or in a hand that is out of play."""


class Made(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="made"):
    """The probabilities that the contract is made, after the better action and after the other.

    ``of``: ``named`` where the actions are contracts themselves, ``game`` where a game is named after the bidding.
    """

    of: Literal["contract", "game", "named"]
    better: float
    other: float
    sentence: str = ""


class Lies(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="place"):
    """The fact that the choice depends mostly on where one card lies.

    ``share``: the share of layouts in which the card lies there. ``there``, ``elsewhere``: the better action's gain
    over the other when the card is there, and when it is elsewhere. ``seat``: whose hand it is.
    """

    card: Card
    place: Where
    seat: int | None
    share: float
    there: float
    elsewhere: float
    sentence: str = ""


class Tricks(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="tricks"):
    """The declarer's mean tricks after each action."""

    better: float
    other: float
    sentence: str = ""


class MeanValues(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="worth"):
    """The mean value of each action, in the game's unit."""

    better: float
    other: float
    sentence: str = ""


class AsItLay(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="open"):
    """The best action as the cards lay, with its value and that of the action taken, in the game's unit.

    ``action``: the best action as its codec writes it; None if no action was better than the one taken.
    """

    action: dict[str, Any] | None
    better: float
    other: float
    sentence: str = ""


Fact: TypeAlias = Made | Lies | Tricks | MeanValues | AsItLay


class Compared(NamedTuple):
    """The two actions of a fact, as parts of a sentence, and the names of the seats.

    For ``AsItLay``: the action that was best as the cards lay, and the one taken.
    """

    better: str
    other: str
    names: tuple[str, ...]


def fact_in_words(fact: Fact, compared: Compared, lang: str) -> str:
    """A sentence that states ``fact``."""
    match fact:
        case Made():
            return _of_two(_MADE[fact.of], compared, per_cent(fact.better, lang), per_cent(fact.other, lang), lang)
        case Lies():
            return _lies(fact, compared, lang)
        case Tricks():
            return _of_two(_TRICKS, compared, tenths(fact.better, lang), tenths(fact.other, lang), lang)
        case MeanValues() | AsItLay():
            return _of_two(_values_message(fact), compared, _gain(fact.better, lang), _gain(fact.other, lang), lang)
        case _:
            assert_never(fact)


_MADE: dict[str, str] = {
    "contract": message("The contract is made in {much} of the layouts after {better}, in {less} after {other}."),
    "game": message("The game is won in {much} of the layouts after {better}, in {less} after {other}."),
    "named": message("{better} is made in {much} of the layouts, {other} in {less}."),
}
_TRICKS = message("After {better} the declarer takes {much} tricks on average, after {other} {less}.")
_MEAN_VALUES = message("{better} has a mean value of {much}, {other} of {less}.")
_AS_IT_LAY = message("As the cards lay, the result of {better} was {much}, of {other} {less}.")

_NOTHING_BETTER = message("As the cards lay, nothing was better than {other}: {less}.")

_LIES: dict[Where, str] = {
    "seat": message(
        "If {player} holds {card} ({share} of the layouts), {better} gains {there} on {other}; if not, {elsewhere}."
    ),
    "talon": message(
        "If the talon holds {card} ({share} of the layouts), {better} gains {there} on {other}; if not, {elsewhere}."
    ),
    "discards": message(
        "If {card} was discarded ({share} of the layouts), {better} gains {there} on {other}; if not, {elsewhere}."
    ),
    "out": message(
        "If {card} is out of play ({share} of the layouts), {better} gains {there} on {other}; if not, {elsewhere}."
    ),
}


def _values_message(fact: MeanValues | AsItLay) -> str:
    if isinstance(fact, MeanValues):
        return _MEAN_VALUES
    return _AS_IT_LAY if fact.action is not None else _NOTHING_BETTER


def _of_two(text: str, compared: Compared, much: str, less: str, lang: str) -> str:
    return say(lang, text, better=compared.better, other=compared.other, much=much, less=less)


def _lies(fact: Lies, compared: Compared, lang: str) -> str:
    player = {} if fact.seat is None else {"player": compared.names[fact.seat]}
    return say(
        lang,
        _LIES[fact.place],
        card=card_in_signs(fact.card),
        share=per_cent(fact.share, lang),
        better=compared.better,
        other=compared.other,
        there=_gain(fact.there, lang),
        elsewhere=_gain(fact.elsewhere, lang),
        **player,
    )


def _gain(amount: float, lang: str) -> str:
    return tenths(amount, lang, signed=True)
