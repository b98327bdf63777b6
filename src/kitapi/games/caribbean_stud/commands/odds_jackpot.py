"""``kitapi odds caribbean-stud --jackpot``: the exact value of a token."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, Any

from cyclopts import Parameter

from kitapi.console.compilation import show_compiling
from kitapi.console.exits import Stopped
from kitapi.console.languages import translate
from kitapi.games.caribbean_stud.odds.answers import encode_fraction

_AMOUNT = re.compile(r"\d{1,15}(\.\d{1,15})?", re.ASCII)

Amount = Annotated[str | None, Parameter(show_default=False)]


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class JackpotOptions:
    """The options about the jackpot."""

    jackpot: Annotated[bool, Parameter(negative="", help="The jackpot: the value of a token.")] = False
    meter: Annotated[Amount, Parameter(help="Amount of the jackpot.")] = None
    token: Annotated[Amount, Parameter(help="Price of a token. [default: 1]")] = None
    fixed: Annotated[Amount, Parameter(help="Awards of four of a kind, full house and flush: A,B,C.")] = None
    share: Annotated[Amount, Parameter(help="Part of a token that goes to the meter.")] = None
    reset: Annotated[Amount, Parameter(help="Amount from which the meter restarts after a royal flush.")] = None
    ante: Annotated[Amount, Parameter(help="Amount of the ANTE, for a whole hand with its token.")] = None
    tokens: Annotated[int, Parameter(help="Tokens at the table in every round, for the time to a royal flush.")] = 1

    @property
    def used(self) -> bool:
        """Whether any option differs from its default."""
        return self != JackpotOptions()


def jackpot_answer(options: JackpotOptions, game: str | None = None, strategy: str | None = None) -> dict[str, Any]:
    """Compute the answer to the options; fractions as numerator, denominator and a rounded float.

    ``game``, ``strategy``: of the hand that is played with the token; used if ANTE is given.

    Raises:
        Stopped: an option is missing, or is not an amount.
    """
    from kitapi.games.caribbean_stud.odds import jackpot as odds  # noqa: PLC0415 - takes a moment to load

    _refuse_missing_options(options, plays=(game or strategy) is not None)
    terms, meter = _terms(options), _amount("--meter", str(options.meter))
    award = odds.expected_award(terms, meter)
    answer = {
        "break_even": encode_fraction(odds.break_even(terms)),
        "return": encode_fraction(award),
        "edge": encode_fraction(1 - award / terms.token),
        "tiers": {tier.value: encode_fraction(chance) for tier, chance in odds.tiers().items()},
        "awards": {tier.value: encode_fraction(terms.award(tier, meter)) for tier in odds.TIERS},
        "royal_flush": _royal_flush(options.tokens),
    }
    if options.share is not None:
        answer |= {"drift": encode_fraction(odds.drift(terms, meter)), "balance": encode_fraction(odds.balance(terms))}
    if options.ante is not None:
        answer["together"] = _together(options, game or "venice", strategy or "perfect")
    return answer


def _refuse_missing_options(options: JackpotOptions, *, plays: bool) -> None:
    if options.fixed is None or options.meter is None:
        raise Stopped("--jackpot: needs --meter and --fixed")
    if options.ante is None and plays:
        raise Stopped("--game and --strategy: choose how a whole hand is played, and need --ante")
    if (options.share is None) != (options.reset is None):
        raise Stopped("--share and --reset: give both, for where the meter goes, or neither")


def _together(options: JackpotOptions, game: str, strategy: str) -> dict[str, Any]:
    """Compute the results of a whole hand with its token, in ANTEs."""
    ante = _amount("--ante", str(options.ante))
    if ante == 0:
        raise Stopped("--ante: must be more than 0")
    base = _compute_base(game, strategy)
    terms, meter = _terms(options), _amount("--meter", str(options.meter))
    with show_compiling(translate("the odds"), "kitapi.games.caribbean_stud.odds.game"):
        from kitapi.games.caribbean_stud.odds.jackpot_with_base import together  # noqa: PLC0415 - compiled at first use
    found = together(base, terms, meter, ante)
    return {
        "game": game,
        "strategy": strategy,
        "expectation": encode_fraction(found.expectation),
        "variance": encode_fraction(found.variance),
        "standard_deviation": found.standard_deviation,
        "covariance": encode_fraction(found.covariance),
        "correlation": found.correlation,
    }


def _compute_base(game: str, strategy: str) -> Any:
    """Compute the results of a hand without its token, and its mean result with each tier of the jackpot."""
    with show_compiling(translate("the odds"), "kitapi.games.caribbean_stud.odds.game"):
        from kitapi.games.caribbean_stud.odds.game import BadGame, Game, compute_whole_game  # noqa: PLC0415 - compiled at first use
        from kitapi.games.caribbean_stud.odds.jackpot import TIERS  # noqa: PLC0415
        from kitapi.games.caribbean_stud.odds.jackpot_with_base import Base, raised_with  # noqa: PLC0415
        from kitapi.games.caribbean_stud.odds.strategies import STRATEGIES  # noqa: PLC0415
    games = [one.value for one in Game]
    if game not in games:
        raise Stopped("--game: no game “{given}”; choose from {choices}", given=game, choices=", ".join(games))
    if strategy not in STRATEGIES:
        choices = ", ".join(STRATEGIES)
        raise Stopped("--strategy: no strategy “{given}”; choose from {choices}", given=strategy, choices=choices)
    try:
        (base,) = compute_whole_game(Game(game), [STRATEGIES[strategy]])
    except BadGame as bad:
        raise Stopped("{option}: {problem}", option="--strategy", problem=bad.problem) from None
    given = {tier: raised_with(tier) for tier in TIERS}
    return Base(expectation=base.expectation, variance=base.variance, given=given)


def _terms(options: JackpotOptions) -> Any:
    from kitapi.games.caribbean_stud.odds.jackpot import JackpotTerms  # noqa: PLC0415 - takes a moment to load

    awards = str(options.fixed).split(",")
    if len(awards) != 3:
        raise Stopped("--fixed: write three amounts, such as 500,100,50")
    four, full, flush = (_amount("--fixed", award) for award in awards)
    token = _amount("--token", options.token or "1")
    if token == 0:
        raise Stopped("--token: must be more than 0")
    share, reset = (_amount(*both) for both in (("--share", options.share or "0"), ("--reset", options.reset or "0")))
    if share > token:
        raise Stopped("--share: is above the token, {token}", token=options.token or 1)
    return JackpotTerms(token=token, fixed=(four, full, flush), share=share, reset=reset)


def _amount(option: str, written: str) -> Fraction:
    if not _AMOUNT.fullmatch(written.strip()):
        raise Stopped("{option}: write an amount such as 218047.37, not “{given}”", option=option, given=written)
    return Fraction(written.strip())


def _royal_flush(tokens: int) -> dict[str, Any]:
    """Compute the rounds until a royal flush with ``tokens`` in each: their mean and quantiles."""
    from kitapi.games.caribbean_stud.odds.jackpot_waiting import until_royal  # noqa: PLC0415 - takes a moment to load

    if not 1 <= tokens <= 7:
        raise Stopped(
            "{option}: must be from {lowest} to {highest}, not {given}",
            option="--tokens",
            lowest=1,
            highest=7,
            given=tokens,
        )
    waiting = until_royal(tokens)
    shares = {"0.1": Fraction(1, 10), "0.5": Fraction(1, 2), "0.9": Fraction(9, 10), "0.99": Fraction(99, 100)}
    return {
        "tokens": tokens,
        "chance": encode_fraction(waiting.chance),
        "mean": encode_fraction(waiting.mean),
        "quantiles": {name: waiting.quantile(share) for name, share in shares.items()},
    }
