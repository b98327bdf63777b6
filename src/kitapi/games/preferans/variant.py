"""House rules of one table, and the terms a sitting is played on."""

from enum import Enum
from typing import Annotated

import msgspec
from msgspec import Meta


class HoldRight(Enum):
    """Who may hold another's number (SK-BID-03)."""

    FOREHAND_ONLY = "forehand_only"
    PASSES_ON = "passes_on"


class Seven(Enum):
    """What the game of seven asks for (SK-GAME-03)."""

    DURCH = "durch"
    SANS_ATOUT = "sans_atout"


class LeadEight(Enum):
    """Who leads to preferans (SK-PLAY-01)."""

    FOREHAND = "forehand"
    RIGHT = "right"


class LostKontra(Enum):
    """What a kontra that failed costs the one who said it (SK-KON-03)."""

    GAME_VALUE = "game_value"
    PENALTY = "penalty"


class Sides(Enum):
    """How the defenders book their tricks against the declarer (SK-SCORE-03)."""

    REAL = "real"
    SYMMETRIC = "symmetric"


class DutyGames(Enum):
    """In which games the defenders owe two tricks in one hand (SK-SCORE-04)."""

    SIX_TRICKS = "six_tricks"
    SUITS = "suits"
    ALL_TRICK_GAMES = "all_trick_games"


class BetlSides(Enum):
    """What a lost betl writes in the side sums (SK-SCORE-05)."""

    NONE = "none"
    FIVE_TRICKS = "five_tricks"


class LastGame(Enum):
    """What a won game is worth that takes off more than all head sums together hold (SK-SCORE-06)."""

    CAP = "cap"
    OVERSHOOT = "overshoot"


class Money(Enum):
    """On sheets, or for chips in a pot (SK-SCORE-09)."""

    SHEET = "sheet"
    POT = "pot"


class PreferansVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; the defaults are the rulebook's.

    ``stake``: every head sum at the beginning (SK-SCORE-01). ``refas``: how many each may have in the whole sitting
    (SK-REFA-01). ``all_pass``: whether the forehand may pass at his first turn (SK-BID-08). ``stop_when_decided``:
    whether a hand ends as soon as nothing more can change (SK-PLAY-03). ``defenders_may_drop``: whether defenders say
    if they play (SK-PLAY-04). ``kontra_limit``: the most doublings in one deal (SK-KON-01). ``pot_stake``: chips that
    everybody who plays puts into the pot before a deal (SK-SCORE-09).
    """

    stake: Annotated[int, Meta(gt=0, le=1_000_000)] = 20
    money: Money = Money.SHEET
    pot_stake: Annotated[int, Meta(gt=0, le=1_000_000)] = 10
    sides: Sides = Sides.REAL
    refas: Annotated[int, Meta(ge=0, le=100)] = 0
    all_pass: bool = False
    hold_right: HoldRight = HoldRight.FOREHAND_ONLY
    seven: Seven = Seven.DURCH
    lead_eight: LeadEight = LeadEight.FOREHAND
    stop_when_decided: bool = True
    defenders_may_drop: bool = False
    kontra_limit: Annotated[int, Meta(ge=0, le=16)] = 4
    lost_kontra: LostKontra = LostKontra.GAME_VALUE
    duty_games: DutyGames = DutyGames.SIX_TRICKS
    betl_sides: BetlSides = BetlSides.NONE
    last_game: LastGame = LastGame.CAP


class PreferansTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How many sit at the table, three or four, and by which house rules they play."""

    players: Annotated[int, Meta(ge=3, le=4)] = 3
    variant: PreferansVariant = PreferansVariant()


PRESETS: dict[str, PreferansVariant] = {
    "rulebook": PreferansVariant(),
    "evening": PreferansVariant(stake=100, refas=3, all_pass=True),
    "balkan": PreferansVariant(
        stake=50,
        refas=2,
        all_pass=True,
        hold_right=HoldRight.PASSES_ON,
        lead_eight=LeadEight.RIGHT,
        defenders_may_drop=True,
    ),
    "pot": PreferansVariant(money=Money.POT),
}
"""Named sets of house rules. ``evening``: a long sitting with refas, as the seed gives for a stake of 100; ``balkan``:
the nearest relatives' habits; ``pot``: for chips, settled after each deal."""
