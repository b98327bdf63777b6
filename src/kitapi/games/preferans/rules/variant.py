"""House rules of a table, and the terms of a sitting."""

from enum import Enum
from typing import Annotated, Any

import msgspec
from msgspec import Meta


class HoldRight(Enum):
    """The house rule about who may hold another player's number (SK-BID-03)."""

    FOREHAND_ONLY = "forehand_only"
    PASSES_ON = "passes_on"


class HandTies(Enum):
    """The house rule about who plays if two players who said from hand name the same number (SK-BID-09)."""

    FIRST = "first"
    FOREHAND = "forehand"


class TopGame(Enum):
    """The highest game there is (SK-GAME-04)."""

    PREFERANS = "preferans"
    SEVEN = "seven"


class Seven(Enum):
    """The requirement for the game of seven (SK-GAME-03)."""

    DURCH = "durch"
    SANS_ATOUT = "sans_atout"


class LeadEight(Enum):
    """The house rule about who leads in preferans (SK-PLAY-01)."""

    FOREHAND = "forehand"
    RIGHT = "right"


class LostKontra(Enum):
    """The cost of a lost kontra for its caller (SK-KON-03)."""

    GAME_VALUE = "game_value"
    PENALTY = "penalty"


class KontraTakes(Enum):
    """The part of the defence for which the caller of a kontra is responsible (SK-KON-05)."""

    ALL = "all"
    ADDED = "added"


class Sides(Enum):
    """Whether each defender writes their own tricks against the declarer, or half of all (SK-SCORE-03)."""

    REAL = "real"
    SYMMETRIC = "symmetric"


class DutyGames(Enum):
    """The games in which the defenders owe two tricks in one hand (SK-SCORE-04)."""

    SIX_TRICKS = "six_tricks"
    SUITS = "suits"
    ALL_TRICK_GAMES = "all_trick_games"


class DutyBy(Enum):
    """The tricks that fulfil the defenders' duty (SK-SCORE-04)."""

    ONE_HAND = "one_hand"
    """Two tricks in one hand fulfil the duty of both defenders."""
    EACH = "each"
    """Each defender owes two tricks of their own."""
    TOGETHER = "together"
    """Four tricks in both hands fulfil the duty of both; otherwise each defender owes two tricks of their own."""


class DefenderFall(Enum):
    """The points that a defender who failed the duty adds to their head sum (SK-SCORE-04)."""

    ONE = "one"
    VALUE = "value"


class BetlSides(Enum):
    """The side sums of a lost betl (SK-SCORE-05)."""

    NONE = "none"
    FIVE_TRICKS = "five_tricks"


class LastGame(Enum):
    """The value of a won game whose full value exceeds the sum of all head sums (SK-SCORE-06)."""

    CAP = "cap"
    OVERSHOOT = "overshoot"


class RefaBelowZero(Enum):
    """The players who get no refa while a head sum is below zero (SK-REFA-01)."""

    NOT_FOR_HIM = "not_for_him"
    FOR_NOBODY = "for_nobody"


class Direction(Enum):
    """The direction in which the order of play is drawn on the table (SK-DEAL-03).

    Seats are numbered in the order of play in both.
    """

    CLOCKWISE = "clockwise"
    COUNTER_CLOCKWISE = "counter_clockwise"


class Money(Enum):
    """Whether a sitting is played on sheets, or for chips in a pot (SK-SCORE-09)."""

    SHEET = "sheet"
    POT = "pot"


class PreferansVariant(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """House rules of one table; the defaults are the rulebook's. One field for each option, so there are many.

    ``stake``: every head sum at the beginning (SK-SCORE-01). ``refas``: how many each may have in the whole sitting
    (SK-REFA-01). ``lowest_bid``: the lowest number that can be bid (SK-BID-01). ``all_pass``: whether the forehand may
    pass at their first turn (SK-BID-08). ``stop_when_decided``: whether a hand ends as soon as nothing more can change
    (SK-PLAY-03). ``defenders_may_drop``: whether defenders say if they play (SK-PLAY-04). ``kontra_limit``: the most
    doublings in one deal (SK-KON-01). ``pot_stake``: chips that everybody who plays puts into the pot before a deal
    (SK-SCORE-09). ``preferans_at_once``: whether an 8 may be bid out of turn (SK-BID-10). ``steps``: whether a raise is
    the next number, and one who may hold must hold or pass (SK-BID-02, -03). ``open_games``: whether games can be
    announced open (SK-GAME-06). ``invite``: whether a defender who plays alone may call in the one who dropped
    (SK-PLAY-04). ``mandatory_kontra``: whether leaves, with the talon, are played only under kontra (SK-KON-01).
    """

    stake: Annotated[int, Meta(gt=0, le=1_000_000)] = 20
    money: Money = Money.SHEET
    pot_stake: Annotated[int, Meta(gt=0, le=1_000_000)] = 10
    sides: Sides = Sides.REAL
    refas: Annotated[int, Meta(ge=0, le=100)] = 0
    refa_below_zero: RefaBelowZero = RefaBelowZero.NOT_FOR_HIM
    lowest_bid: Annotated[int, Meta(ge=1, le=2)] = 1
    all_pass: bool = False
    steps: bool = False
    hold_right: HoldRight = HoldRight.FOREHAND_ONLY
    hand_ties: HandTies = HandTies.FIRST
    preferans_at_once: bool = False
    top_game: TopGame = TopGame.PREFERANS
    seven: Seven = Seven.DURCH
    open_games: bool = True
    lead_eight: LeadEight = LeadEight.FOREHAND
    stop_when_decided: bool = True
    defenders_may_drop: bool = False
    invite: bool = False
    kontra_limit: Annotated[int, Meta(ge=0, le=16)] = 4
    mandatory_kontra: bool = False
    kontra_takes: KontraTakes = KontraTakes.ALL
    lost_kontra: LostKontra = LostKontra.GAME_VALUE
    duty_games: DutyGames = DutyGames.SIX_TRICKS
    duty_by: DutyBy = DutyBy.ONE_HAND
    defender_fall: DefenderFall = DefenderFall.ONE
    betl_sides: BetlSides = BetlSides.NONE
    last_game: LastGame = LastGame.CAP
    direction: Direction = Direction.CLOCKWISE


class PreferansTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The number of players, three or four, and the house rules."""

    players: Annotated[int, Meta(ge=3, le=4)] = 3
    variant: PreferansVariant = PreferansVariant()


PRESETS: dict[str, PreferansVariant] = {
    "rulebook": PreferansVariant(),
    "refa-one": PreferansVariant(refas=1),
    "evening": PreferansVariant(stake=100, refas=3, all_pass=True),
    "balkan": PreferansVariant(
        stake=50,
        refas=2,
        refa_below_zero=RefaBelowZero.FOR_NOBODY,
        lowest_bid=2,
        all_pass=True,
        steps=True,
        hold_right=HoldRight.PASSES_ON,
        top_game=TopGame.SEVEN,
        open_games=False,
        defenders_may_drop=True,
        invite=True,
        mandatory_kontra=True,
        duty_by=DutyBy.TOGETHER,
        defender_fall=DefenderFall.VALUE,
        betl_sides=BetlSides.FIVE_TRICKS,
        direction=Direction.COUNTER_CLOCKWISE,
    ),
    "pot": PreferansVariant(money=Money.POT),
}
"""Named sets of house rules. ``refa-one``: a short sitting with the one refa that the seed calls usual for a stake of
20 to 30; ``evening``: a long one, with the three it gives for a stake of 100; ``balkan``: what Serbian and Croatian
clubs play, option by option, as its rulebook names its sources; ``pot``: for chips, settled each deal."""


def upcast_terms(terms: dict[str, Any]) -> dict[str, Any]:
    """Return stored ``terms``, as plain JSON, with a value for ``refa_below_zero`` if they are older than that option.

    A stored sitting has every field that its version knew. Before the option existed, nobody got a refa while any head
    sum was below zero, so a sitting with refas continues like that.
    """
    variant = terms.get("variant")
    if not isinstance(variant, dict) or "refa_below_zero" in variant or not variant.get("refas"):
        return terms
    return {**terms, "variant": {**variant, "refa_below_zero": RefaBelowZero.FOR_NOBODY.value}}
