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
    """Ten tricks, or enough that nothing more could change (SK-PLAY-03)."""
    UNOPPOSED = "unopposed"
    """Both defenders dropped (SK-PLAY-04)."""
    THROWN_IN = "thrown_in"
    """Won at "one" and thrown in (SK-BID-05)."""
    ALL_PASSED = "all_passed"
    """All passed (SK-BID-08)."""
    UNDOUBLED = "undoubled"
    """Leaves without the kontra that the house demands (SK-KON-01)."""


class GameFacts(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", tag="game"):
    """The facts of a deal with a game: declarer, game, answers and tricks.

    ``defenders``: the two, left of the declarer first. ``resting``: the player of four who rests. ``doublings``:
    kontra, rekontra and so on, in all; ``kontra_by``: who said kontra. ``dropped``: defenders out of play;
    ``invited_by``: the defender who called in the other and answers for both (SK-PLAY-04). ``tricks`` by seat: ten in
    total, or fewer in a lost betl that ended at the declarer's first trick. ``longest_run``: the most tricks the
    declarer took one after the other. ``refa``: whether the declarer has an open refa. ``heads``: before the deal;
    ``pot``: chips in it before the deal, 0 in the sheet form.
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
    """A deal that ended without a game.

    ``refas``: whether it wrote open refas, one to everybody but those ``passed_over`` (SK-REFA-01).
    """

    players: int
    ending: Ending
    refas: bool
    passed_over: tuple[Seat, ...] = ()


class ValueSum(msgspec.Struct, frozen=True, kw_only=True):
    """How a game's value is computed: (``number`` + ``from_hand`` + ``open``) × ``kontra`` × ``refa`` (SK-GAME-05).

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
    """``points`` added to (or, negative, taken off) ``seat``'s head sum by the rule ``clause``; never 0."""

    seat: Seat
    points: int
    clause: str


class SideEntry(msgspec.Struct, frozen=True, kw_only=True):
    """``points`` (> 0) that ``seat`` writes against ``against`` by the rule ``clause``: ``tricks`` × value.

    ``tricks`` is None if the amount is not a number of tricks times the value, as with halved side sums.
    """

    seat: Seat
    against: Seat
    points: int
    tricks: int | None
    clause: str


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The settlement of a deal.

    ``value``: of the game, after any cut (SK-GAME-05, SK-SCORE-06), 0 without a game; ``full_value``: before it.
    ``won``: None without a game. ``refa_used``: the declarer's refa doubled and is used up (SK-REFA-02). ``heads``,
    ``sides``: entries on the sheets, or those that the sheet form would have. ``transfers``: those in the ledger, in
    points, or in chips in the pot form.
    """

    value: int
    full_value: int
    won: bool | None
    refa_used: bool
    heads: tuple[HeadChange, ...]
    sides: tuple[SideEntry, ...]
    transfers: tuple[Transfer, ...]


class FinalSettlement(msgspec.Struct, frozen=True, kw_only=True):
    """The sheets settled step by step (SK-SCORE-08, then -07); all by seat.

    ``heads``: the head sums; ``taken_off``: the amounts subtracted from them so that they add up to zero, ``left`` the
    rest, and ``from_heads`` its value in points. ``sides[i][j]``: points that ``i`` wrote against ``j``. ``results``:
    points won or lost; they add up to zero. In the pot form ``shares`` are each player's chips from the pot, ``chips``
    those won or lost before, and ``results`` their sum.
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
