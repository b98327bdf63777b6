"""Actions from COIN IN to the upcard."""

from typing import Annotated

from msgspec import Meta

from kitapi.games.caribbean_stud.rules.table.actions.base import SeatNumber, StudAction


class CoinIn(StudAction, frozen=True, kw_only=True, tag="coin_in"):
    """Press COIN IN; ``stuck``: seats whose token did not fall (CSP-024, CSP-026)."""

    stuck: Annotated[tuple[SeatNumber, ...], Meta(max_length=7)] = ()


class DecideToken(StudAction, frozen=True, kw_only=True, tag="decide_token"):
    """The gaming inspector says whether a token that was stuck twice is in play (AMB-47)."""

    seat: SeatNumber
    in_play: bool


class CountTokens(StudAction, frozen=True, kw_only=True, tag="count_tokens"):
    """Count ``tokens`` against the lit lamps (CSP-025)."""

    tokens: Annotated[int, Meta(ge=0, le=7)]


class DealCards(StudAction, frozen=True, kw_only=True, tag="deal"):
    """Deal in order, the bank last (CSP-027, CSP-028)."""


class TurnUpcard(StudAction, frozen=True, kw_only=True, tag="turn_upcard"):
    """Turn the bank's fifth card: “Prego, go ahead” (CSP-030)."""
