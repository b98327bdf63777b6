"""Odds as values that can be encoded as JSON."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.games.caribbean_stud.odds.decision import Decision

Written = dict[str, Any]
"""A fraction as ``{"num", "den", "float"}``."""


class WrittenDecision(msgspec.Struct, frozen=True, kw_only=True, rename={"raise_": "raise"}):
    """The value of every choice, in ANTEs.

    ``exchange``: the value of exchanging each card, by the card given away; omitted in the base game.
    """

    fold: Written
    raise_: Written
    exchange: dict[str, Written] | UnsetType = UNSET
    best: str


def encode_decision(odds: Decision) -> WrittenDecision:
    """Convert ``odds`` to a structure that can be encoded as JSON."""
    exchange = {card.value: encode_fraction(value) for card, value in odds.exchange.items()}
    return WrittenDecision(
        fold=encode_fraction(odds.fold), raise_=encode_fraction(odds.raise_), exchange=exchange or UNSET, best=odds.best
    )


def encode_fraction(number: Fraction) -> Written:
    """Return the numerator and denominator of ``number``, and the nearest float."""
    return {"num": number.numerator, "den": number.denominator, "float": float(number)}


def encode_fractions(numbers: Mapping[Any, Fraction]) -> dict[str, Written]:
    """Encode each fraction in ``numbers``; keys are converted to text."""
    return {str(name): encode_fraction(number) for name, number in numbers.items()}
