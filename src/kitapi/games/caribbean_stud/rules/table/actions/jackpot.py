"""Actions at the jackpot's console, and at the end of the hand."""

from typing import Annotated

from msgspec import Meta

from kitapi.games.caribbean_stud.rules.table.actions.base import StudAction


class PressJackpot(StudAction, frozen=True, kw_only=True, tag="press_jackpot"):
    """Press the JACKPOT button 1 (royal flush) to 5 (flush) (CSP-057, AMB-66)."""

    button: Annotated[int, Meta(ge=1, le=5)]


class Attend(StudAction, frozen=True, kw_only=True, tag="attend"):
    """The municipal inspector confirms their presence for an upper tier, a void hand, an opening or a closing.

    (CSP-059, CSP-150, AMB-65.)
    """


class TurnSelector(StudAction, frozen=True, kw_only=True, tag="turn_selector"):
    """Turn the key selector: ``R``, ``JPL`` with key 08, ``JPH`` with key 09, ``S`` for service.

    (CSP-055, CSP-058, CSP-059, AMB-33.)
    """

    position: Annotated[str, Meta(max_length=3, pattern=r"^(R|JPL|JPH|S)\Z")]


class StoreBank(StudAction, frozen=True, kw_only=True, tag="store_bank"):
    """Count the bank's cards and store them (CSP-046)."""


class PressGameOver(StudAction, frozen=True, kw_only=True, tag="game_over"):
    """Press GAME OVER: the hand is over (CSP-046, AMB-32)."""
