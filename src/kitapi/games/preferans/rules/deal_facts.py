"""The facts of a finished deal, and its settlement."""

from enum import Enum

import msgspec

from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.kernel import Seat
from kitapi.ledger import Transfer


class Ending(Enum):
    """How a deal ended."""

    PLAYED = "played"
    """Played to the tenth trick, or until nothing could change any more (SK-PLAY-03)."""
    UNOPPOSED = "unopposed"
    """Both defenders dropped (SK-PLAY-04)."""
    THROWN_IN = "thrown_in"
    """Won at "one" and thrown in (SK-BID-05)."""
    ALL_PASSED = "all_passed"
    """All passed (SK-BID-08)."""
    UNDOUBLED = "undoubled"
    """Leaves, for which nobody said the kontra that the house rules require (SK-KON-01)."""


class GameFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """The facts of a deal with a game: declarer, game, answers and tricks.

    ``defenders``: the two defenders, the one left of the declarer first. ``resting``: the resting player at a table of
    four. ``doublings``: the number of doublings (kontra, rekontra and so on). ``kontra_by``: the defender who said
    kontra. ``dropped``: the defenders who dropped and are out of play. ``invited_by``: the defender who called in the
    other one and is responsible for both (SK-PLAY-04). ``tricks``: the tricks by seat, ten in total, or fewer in a lost
    betl that ended with the declarer's first trick. ``longest_run``: the largest number of consecutive tricks of the
    declarer. ``refa``: whether the declarer has an open refa. ``heads``: the head sums before the deal. ``pot``: the
    chips in the pot before the deal, 0 in the sheet form.
    """

    players: int
    resting: Seat | None
    declarer: Seat
    defenders: tuple[Seat, Seat]
    game: GameNumber
    from_hand: bool
    open: bool
    ending: Ending
    doublings: int
    kontra_by: Seat | None
    dropped: tuple[Seat, ...]
    tricks: tuple[int, ...]
    longest_run: int
    refa: bool
    heads: tuple[int, ...]
    pot: int
    invited_by: Seat | None = None


class VoidFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="void"):
    """The facts of a deal that ended without a game.

    ``refas``: whether an open refa was written for every player except those in ``passed_over`` (SK-REFA-01).
    """

    players: int
    ending: Ending
    refas: bool
    passed_over: tuple[Seat, ...] = ()


class ValueSum(msgspec.Struct, frozen=True, kw_only=True):
    """The terms of a game's value: (``number`` + ``from_hand`` + ``open``) × ``kontra`` × ``refa`` (SK-GAME-05).

    A part that does not apply is 0 in the sum and 1 as a factor.
    """

    number: int
    from_hand: int
    open: int
    kontra: int
    refa: int

    @property
    def full(self) -> int:
        """The value before any cut."""
        return (self.number + self.from_hand + self.open) * self.kontra * self.refa


class HeadChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change of ``seat``'s head sum by ``points``, which may be negative but not 0; ``clause``: the rule."""

    seat: Seat
    points: int
    clause: str


class SideEntry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of ``points`` (> 0) that ``seat`` writes against ``against``: ``tricks`` × value; ``clause``: the rule.

    ``tricks`` is None if the amount is not a number of tricks times the value, as with halved side sums.
    """

    seat: Seat
    against: Seat
    points: int
    tricks: int | None
    clause: str


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The settlement of a deal.

    ``value``: the value of the game after any cut (SK-GAME-05, SK-SCORE-06), 0 without a game. ``full_value``: the
    value before any cut. ``won``: whether the declarer won, None without a game. ``refa_used``: whether a refa of the
    declarer doubled the game and is used up (SK-REFA-02). ``heads``, ``sides``: the entries on the sheets; in the pot
    form, those that the sheet form would have. ``transfers``: the transfers in the ledger, in points, or in chips in
    the pot form.
    """

    value: int
    full_value: int
    won: bool | None
    refa_used: bool
    heads: tuple[HeadChange, ...]
    sides: tuple[SideEntry, ...]
    transfers: tuple[Transfer, ...]


class FinalSettlement(msgspec.Struct, frozen=True, kw_only=True):
    """The settlement of the sheets step by step (SK-SCORE-08, then -07); all fields are by seat.

    ``heads``: the head sums. ``taken_off``: the amounts subtracted from them so that their sum is zero. ``left``: the
    head sums after that. ``from_heads``: the points of the result for them. ``sides[i][j]``: the points that ``i``
    wrote against ``j``. ``results``: the points won or lost, whose sum is zero. In the pot form, ``shares`` are each
    player's chips from the pot, ``chips`` the chips won or lost before, and ``results`` their sum.
    """

    heads: tuple[int, ...]
    taken_off: tuple[int, ...]
    left: tuple[int, ...]
    from_heads: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    results: tuple[int, ...]
    chips: tuple[int, ...] = ()
    shares: tuple[int, ...] = ()


class PostedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The sheet after the deal, every balance, everybody's running result, and whether the sitting is over."""

    sheet: Sheet
    balances: dict[str, int]
    results: tuple[int, ...]
    sitting_over: bool
