"""Odds in the form in which JSON answers carry them."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.games.caribbean_stud.odds.decision import Decision

Written = dict[str, Any]
"""A fraction as ``{"num", "den", "float"}``."""


class WrittenDecision(msgspec.Struct, frozen=True, kw_only=True, rename={"raise_": "raise"}):
    """The value of every choice, in ANTEs; ``exchange``: by the card given away, omitted in the base game."""

    fold: Written
    raise_: Written
    exchange: dict[str, Written] | UnsetType = UNSET
    best: str


def encode_decision(odds: Decision) -> WrittenDecision:
    """Encode ``odds`` as values that JSON can carry."""
    exchange = {card.value: encode_fraction(value) for card, value in odds.exchange.items()}
    return WrittenDecision(
        fold=encode_fraction(odds.fold), raise_=encode_fraction(odds.raise_), exchange=exchange or UNSET, best=odds.best
    )


def encode_fraction(number: Fraction) -> Written:
    """The numerator and denominator of ``number``, and the nearest float."""
    return {"num": number.numerator, "den": number.denominator, "float": float(number)}


def encode_fractions(numbers: Mapping[Any, Fraction]) -> dict[str, Written]:
    """Encode each fraction of ``numbers``, with its key as text."""
    return {str(name): encode_fraction(number) for name, number in numbers.items()}
