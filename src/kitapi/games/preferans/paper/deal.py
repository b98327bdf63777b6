"""A Preferans deal written down on paper: read, and its facts checked."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from kitapi.games.preferans.rules.deal_facts import Ending, GameFacts
from kitapi.games.preferans.rules.game_numbers import OPEN_GAMES, TRICKS, GameNumber
from kitapi.games.preferans.rules.kontra import is_kontra_demanded
from kitapi.games.preferans.rules.ladder import highest_number
from kitapi.games.preferans.rules.variant import Money, PreferansVariant, Seven
from kitapi.kernel import Seat
from kitapi.lines.fields import check_seat, choices_text, read_fields
from kitapi.lines.lines import BadLine
from kitapi.mechanics.table import PLAYING, defenders_of, playing_seats, resting_seat
from kitapi.texts import Text

Count: TypeAlias = Annotated[int, Meta(ge=0, le=TRICKS)]
Place: TypeAlias = Annotated[int, Meta(ge=0)]
Points: TypeAlias = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
Amount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Penalty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An agreed amount for breaking order (SK-SCORE-10)."""

    seat: Place
    points: Annotated[int, Meta(ge=1, le=1_000_000)]
    reason: str = ""


class PaperDeal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One deal to be scored, or one penalty, as ``docs/formats/score.md`` describes it."""

    id: msgspec.Raw = msgspec.Raw()
    dealer: Place | None = None
    declarer: Place | None = None
    game: GameNumber | None = None
    from_hand: bool = False
    open: bool = False
    doublings: Annotated[int, Meta(ge=0)] = 0
    kontra_by: Place | None = None
    tricks: tuple[Count, ...] | None = None
    longest_run: Count | None = None
    dropped: tuple[Place, ...] = ()
    invited_by: Place | None = None
    heads: tuple[Points, ...] | None = None
    sides: tuple[tuple[Amount, ...], ...] | None = None
    refa: bool = False
    pot: Amount | None = None
    chips: tuple[Points, ...] | None = None
    penalty: Penalty | None = None
    variant: PreferansVariant = PreferansVariant()

    @property
    def in_pot(self) -> bool:
        """Whether the deal is played for chips in a pot (SK-SCORE-09)."""
        return self.variant.money is Money.POT


_CHOICES = {
    "game": Text("the games are 2 to 8"),
    **{
        f"variant.{field.name}": choices_text(value.value for value in field.type)
        for field in msgspec.structs.fields(PreferansVariant)
        if isinstance(field.type, type) and issubclass(field.type, Enum)
    },
}
"""The possible values of a field chosen from a list."""

_read = msgspec.json.Decoder(PaperDeal).decode


def read_paper_deal(line: bytes) -> PaperDeal:
    """Return the deal written in ``line``, its lists all as long as there are players.

    Raises:
        BadLine: a field is missing, unknown, or of the wrong kind.
    """
    deal = read_fields(_read, line, _CHOICES)
    _check_form(deal)
    players = players_of(deal)
    for field in ("tricks", "heads", "chips"):
        _check_length(field, getattr(deal, field), players)
    _check_sides(deal, players)
    if deal.dealer is not None:
        check_seat("dealer", deal.dealer, players)
    elif players == 4 and deal.penalty is None:
        raise BadLine("dealer", Text("is missing: with four players the dealer sits out"))
    return deal


def players_of(deal: PaperDeal) -> int:
    """Return the number of players, three or four, by the lists of the deal."""
    field, given = next(
        ((name, values) for name in ("tricks", "heads", "chips") if (values := getattr(deal, name)) is not None),
        ("tricks", ()),
    )
    if len(given) not in (3, 4):
        raise BadLine(field, Text("must be a list of 3 or 4, one for each player, not of {count}", count=len(given)))
    return len(given)


def _check_form(deal: PaperDeal) -> None:
    """Check that every field that the form of settling needs is there, and no other."""
    needed, strange = (("pot", "chips"), ("sides",)) if deal.in_pot else (("heads",), ("pot", "chips"))
    if deal.penalty is None:
        needed = ("declarer", "game", "tricks", *needed)
    else:
        strange = ("declarer", "game", "kontra_by", "invited_by", "tricks", "longest_run", *strange)
    for field in needed:
        if getattr(deal, field) is None:
            raise BadLine(field, Text("is missing"))
    for field in strange:
        if getattr(deal, field) is not None:
            raise BadLine(field, _strange(deal, field))
    for field in ("from_hand", "open", "doublings", "dropped", "refa"):
        if deal.penalty is not None and getattr(deal, field):
            raise BadLine(field, Text("must be left out in a penalty"))


def _strange(deal: PaperDeal, field: str) -> Text:
    if field in ("pot", "chips", "sides"):
        return Text("must be left out if the option money is {money}", money=deal.variant.money.value)
    return Text("must be left out in a penalty")


def _check_length(field: str, given: Sequence[object] | None, players: int) -> None:
    if given is not None and len(given) != players:
        raise BadLine(
            field,
            Text("must be a list of {players}, one for each player, not of {count}", players=players, count=len(given)),
        )


def _check_sides(deal: PaperDeal, players: int) -> None:
    _check_length("sides", deal.sides, players)
    for seat, row in enumerate(deal.sides or ()):
        _check_length(f"sides[{seat}]", row, players)
        if row[seat]:
            raise BadLine(
                f"sides[{seat}][{seat}]",
                Text("must be 0, as nobody has an account with themselves, not {amount}", amount=row[seat]),
            )


def game_facts(deal: PaperDeal) -> GameFacts:
    """Return the facts of ``deal``, in the form that a table's deal has.

    Raises:
        BadLine: the facts break a rule.
    """
    assert deal.tricks is not None
    assert deal.game is not None
    players = len(deal.tricks)
    resting = None if deal.dealer is None else resting_seat(Seat(deal.dealer), players)
    declarer = _declarer(deal, players, resting)
    defenders = defenders_of(declarer, playing_seats(Seat(deal.dealer or 0), players))
    _check_bargain(deal, deal.game, declarer, defenders)
    dropped = _defenders_out(deal, defenders)
    _check_tricks(deal.tricks, deal.game, declarer, resting)
    return GameFacts(
        players=players,
        resting=resting,
        declarer=declarer,
        defenders=defenders,
        game=deal.game,
        from_hand=deal.from_hand,
        open=deal.open,
        ending=Ending.UNOPPOSED if len(dropped) == len(defenders) else Ending.PLAYED,
        doublings=deal.doublings,
        kontra_by=None if deal.kontra_by is None else Seat(deal.kontra_by),
        dropped=dropped,
        tricks=deal.tricks,
        longest_run=_longest_run(deal, deal.tricks, declarer),
        refa=deal.refa,
        heads=heads_before(deal, players),
        pot=deal.pot or 0,
        invited_by=None if deal.invited_by is None else Seat(deal.invited_by),
    )


def check_undoubled(deal: PaperDeal) -> None:
    """Check that the game of ``deal`` is played only under kontra.

    Raises:
        BadLine: it is played without kontra, too.
    """
    if not demands_kontra(deal):
        raise BadLine("SK-KON-01", Text("only leaves, with the talon, stay unplayed without kontra, by house rule"))


def check_playable(deal: PaperDeal) -> None:
    """Check that the game of ``deal``, to which nobody said kontra, is played.

    Raises:
        BadLine: it is played only under kontra.
    """
    if demands_kontra(deal):
        raise BadLine(
            "SK-KON-01", Text("leaves without kontra are not played: if they are won, both defenders dropped")
        )


def demands_kontra(deal: PaperDeal) -> bool:
    """Whether the game of ``deal`` is played only under kontra."""
    if deal.game is None:
        return False
    return is_kontra_demanded(deal.game, from_hand=deal.from_hand, variant=deal.variant)


def heads_before(deal: PaperDeal, players: int) -> tuple[int, ...]:
    """Return the head sums before the deal; in the pot form all equal the stake, as they never change.

    Raises:
        BadLine: the head sums are played off, so that no further deal is scored.
    """
    if deal.in_pot or deal.heads is None:
        return (deal.variant.stake,) * players
    if sum(deal.heads) <= 0 and deal.penalty is None:
        total = sum(deal.heads)
        raise BadLine(
            "SK-SCORE-06",
            Text("no deal is scored once the head sums add up to zero or less; they make {total}", total=total),
        )
    return deal.heads


def _declarer(deal: PaperDeal, players: int, resting: Seat | None) -> Seat:
    assert deal.declarer is not None
    check_seat("declarer", deal.declarer, players)
    if deal.declarer == resting:
        raise BadLine(
            "SK-DEAL-02",
            Text("with four players the dealer sits out, so seat {resting} cannot declare", resting=resting),
        )
    return Seat(deal.declarer)


def _check_bargain(deal: PaperDeal, game: GameNumber, declarer: Seat, defenders: tuple[Seat, Seat]) -> None:
    _check_game(deal, game)
    _check_kontra(deal, declarer, defenders)
    _check_invitation(deal, defenders)


def _check_game(deal: PaperDeal, game: GameNumber) -> None:
    top = highest_number(deal.variant)
    if game.value > top:
        raise BadLine(
            "SK-GAME-04", Text("the option top_game allows no game above {top}, not {game}", top=top, game=game.value)
        )
    if deal.open and not deal.variant.open_games:
        raise BadLine("SK-GAME-06", Text("no game is played open where the option open_games is off"))
    if deal.open and game not in OPEN_GAMES:
        raise BadLine("SK-GAME-06", Text("only the games 6, 7 and 8 are played open, not {game}", game=game.value))
    if deal.kontra_by is None and len(deal.dropped) < PLAYING - 1:
        check_playable(deal)


def _check_kontra(deal: PaperDeal, declarer: Seat, defenders: tuple[Seat, Seat]) -> None:
    caller, limit = deal.kontra_by, deal.variant.kontra_limit
    if caller is None:
        if deal.doublings:
            raise BadLine("kontra_by", Text("is missing: in a doubled game somebody said kontra"))
        return
    check_seat("kontra_by", caller, len(deal.tricks or ()))
    if caller == declarer:
        raise BadLine("SK-KON-01", Text("a defender says kontra, not the declarer, seat {declarer}", declarer=declarer))
    if caller not in defenders:
        raise BadLine(
            "SK-DEAL-02",
            Text("with four players the dealer sits out, so seat {caller} cannot say kontra", caller=caller),
        )
    if not deal.doublings:
        raise BadLine("doublings", Text("must be 1 or more where somebody said kontra, not 0"))
    if deal.doublings > limit:
        raise BadLine(
            "SK-KON-01",
            Text(
                "kontra_limit allows {limit} doublings in all, not {doublings}", limit=limit, doublings=deal.doublings
            ),
        )


def _defenders_out(deal: PaperDeal, defenders: tuple[Seat, Seat]) -> tuple[Seat, ...]:
    """Return the defenders out of play; a kontra has brought one back in (SK-PLAY-04)."""
    if not deal.dropped:
        return ()
    _check_dropping(deal, defenders)
    dropped = tuple(seat for seat in defenders if seat in deal.dropped)
    if deal.kontra_by is not None:
        if len(dropped) == len(defenders):
            raise BadLine("SK-PLAY-04", Text("where both defenders dropped nobody says kontra"))
        return ()
    for seat in dropped:
        taken = (deal.tricks or ())[seat]
        if taken:
            raise BadLine(f"tricks[{seat}]", Text("must be 0 for a defender who dropped, not {taken}", taken=taken))
    return dropped


def _check_dropping(deal: PaperDeal, defenders: tuple[Seat, Seat]) -> None:
    if not deal.variant.defenders_may_drop:
        raise BadLine("SK-PLAY-04", Text("nobody drops where the option defenders_may_drop is off"))
    if deal.game is GameNumber.BETL:
        raise BadLine("SK-PLAY-04", Text("nobody drops in a betl"))
    for place, seat in enumerate(deal.dropped):
        if seat not in defenders:
            raise BadLine(
                f"dropped[{place}]",
                Text(
                    "must be a defender, {first} or {second}, not {seat}",
                    first=defenders[0],
                    second=defenders[1],
                    seat=seat,
                ),
            )
        if seat in deal.dropped[:place]:
            raise BadLine(f"dropped[{place}]", Text("names seat {seat} a second time", seat=seat))


def _check_invitation(deal: PaperDeal, defenders: tuple[Seat, Seat]) -> None:
    """Check that a defender who called the other in was allowed to, and that then no defender is out of play."""
    caller = deal.invited_by
    if caller is None:
        return
    if not deal.variant.invite or not deal.variant.defenders_may_drop:
        raise BadLine(
            "SK-PLAY-04", Text("nobody is called in where the options defenders_may_drop and invite are not both on")
        )
    if deal.game is GameNumber.BETL:
        raise BadLine("SK-PLAY-04", Text("nobody drops in a betl, so nobody is called in"))
    if caller not in defenders:
        raise BadLine(
            "invited_by",
            Text(
                "must be a defender, {first} or {second}, not {seat}",
                first=defenders[0],
                second=defenders[1],
                seat=caller,
            ),
        )
    if deal.dropped:
        raise BadLine("dropped", Text("must be left out if the defender who dropped was called in"))
    if deal.kontra_by not in (None, caller):
        raise BadLine(
            "SK-KON-01",
            Text("a defender who dropped says no kontra, so only seat {caller} can have said it", caller=caller),
        )


def _check_tricks(tricks: tuple[int, ...], game: GameNumber, declarer: Seat, resting: Seat | None) -> None:
    total = sum(tricks)
    if resting is not None and tricks[resting]:
        raise BadLine(
            f"tricks[{resting}]", Text("must be 0 for the dealer, who sits out, not {taken}", taken=tricks[resting])
        )
    if game is GameNumber.BETL and tricks[declarer]:
        if total > TRICKS:
            raise BadLine(
                "tricks",
                Text("must add up to {all} or, in a lost betl, to fewer, not {total}", all=TRICKS, total=total),
            )
    elif total != TRICKS:
        raise BadLine("tricks", Text("must add up to {all}, not {total}", all=TRICKS, total=total))


def _longest_run(deal: PaperDeal, tricks: tuple[int, ...], declarer: Seat) -> int:
    """Return the declarer's most consecutive tricks; if not given and without effect, all of them."""
    own, others = tricks[declarer], sum(tricks) - tricks[declarer]
    if deal.longest_run is None:
        if deal.game is GameNumber.SEVEN and deal.variant.seven is Seven.SANS_ATOUT:
            raise BadLine("longest_run", Text("is missing: the option seven is sans_atout"))
        return own
    # The others' tricks divide the declarer's into at most others + 1 runs; the longest run is at least their mean
    # length.
    fewest = -(-own // (others + 1))
    if not fewest <= deal.longest_run <= own:
        raise BadLine(
            "longest_run",
            Text(
                "must be {fewest} to {most} with these tricks, not {given}",
                fewest=fewest,
                most=own,
                given=deal.longest_run,
            ),
        )
    return deal.longest_run
