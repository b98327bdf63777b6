"""The jackpot of a house of Caribbean Stud as ``JackpotTerms``, from which the odds are computed."""

from fractions import Fraction
from functools import cache

from kitapi.games.caribbean_stud.odds.jackpot import JackpotTerms, break_even
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse


@cache
def jackpot_of(house: CaribbeanStudHouse) -> JackpotTerms:
    """Return the price of a token, the awards and the meter's amounts of ``house``, in units of its smallest chip."""
    four, full, flush = (Fraction(award) for award in house.fixed)
    return JackpotTerms(
        token=Fraction(house.token),
        fixed=(four, full, flush),
        share=Fraction(house.meter_share),
        reset=Fraction(house.reset),
    )


@cache
def break_even_of(house: CaribbeanStudHouse) -> Fraction:
    """Return the break-even meter of ``house``, in units of its smallest chip."""
    return break_even(jackpot_of(house))
