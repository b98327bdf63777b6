"""The jackpot of a house of Caribbean Stud in the terms that the odds use."""

from fractions import Fraction
from functools import cache

from kitapi.games.caribbean_stud.odds.jackpot import JackpotTerms, break_even
from kitapi.games.caribbean_stud.rules.terms.variant import CaribbeanStudHouse


@cache
def jackpot_of(house: CaribbeanStudHouse) -> JackpotTerms:
    """The price of a token, the awards and the meter's amounts at ``house``, in its smallest chips."""
    four, full, flush = (Fraction(award) for award in house.fixed)
    return JackpotTerms(
        token=Fraction(house.token),
        fixed=(four, full, flush),
        share=Fraction(house.meter_share),
        reset=Fraction(house.reset),
    )


@cache
def break_even_of(house: CaribbeanStudHouse) -> Fraction:
    """The meter at which a token wins its price on average, in the smallest chips."""
    return break_even(jackpot_of(house))
