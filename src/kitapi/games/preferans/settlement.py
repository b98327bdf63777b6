"""Tricks taken → value, head sums, side sums and transfers (SK-GAME, SK-KON, SK-SCORE)."""

from msgspec.structs import replace

from kitapi.games.preferans.accounts import HEAD_WEIGHT, HEADS, POT
from kitapi.games.preferans.game_numbers import TRICKS, GameNumber, is_suit_game
from kitapi.games.preferans.settled import GameFacts, HeadChange, Settlement, SideEntry, ValueSum, VoidFacts
from kitapi.games.preferans.variant import (
    BetlSides,
    DutyGames,
    LastGame,
    LostKontra,
    Money,
    PreferansVariant,
    Seven,
    Sides,
)
from kitapi.kernel import Instead, Seat, rule, table
from kitapi.ledger import Account, Transfer, seat_account

SIX = 6
"""Tricks that a suit game and seven ask for."""
DUTY = 2
"""Tricks that the defenders owe in one hand (SK-SCORE-04)."""

_SUITS = frozenset(game for game in GameNumber if is_suit_game(game))

DUTY_ASKED: dict[DutyGames, frozenset[GameNumber]] = table(
    "SK-SCORE-04",
    rows={
        DutyGames.SIX_TRICKS: _SUITS | {GameNumber.SEVEN},
        DutyGames.SUITS: _SUITS,
        DutyGames.ALL_TRICK_GAMES: _SUITS | {GameNumber.SEVEN, GameNumber.PREFERANS},
    },
)
"""The games in which the defenders have a duty, by option."""

BETL_TRICKS: dict[BetlSides, int] = table("SK-SCORE-05", rows={BetlSides.NONE: 0, BetlSides.FIVE_TRICKS: 5})
"""As how many tricks of each defender a lost betl is booked, by option."""


@rule("SK-GAME-01", without=True)
def suit_game_made(tricks: int) -> bool:
    """A suit game asks for six tricks."""
    return tricks >= SIX


@rule("SK-GAME-02", without=False)
def betl_made(tricks: int) -> bool:
    """In betl the declarer takes no trick."""
    return tricks == 0


@rule("SK-GAME-03", without=Instead(lambda tricks, _longest_run, _seven: tricks > SIX))
def seven_made(tricks: int, longest_run: int, seven: Seven) -> bool:
    """Seven asks for six tricks; as sans atout, for six one after the other."""
    return (longest_run if seven is Seven.SANS_ATOUT else tricks) >= SIX


@rule("SK-GAME-04", without=True)
def preferans_made(tricks: int) -> bool:
    """Preferans asks for all ten tricks."""
    return tricks == TRICKS


def is_won(facts: GameFacts, variant: PreferansVariant) -> bool:
    """Whether the declarer reached his goal."""
    tricks = facts.tricks[facts.declarer]
    match facts.game:
        case GameNumber.BETL:
            return betl_made(tricks)
        case GameNumber.SEVEN:
            return seven_made(tricks, facts.longest_run, variant.seven)
        case GameNumber.PREFERANS:
            return preferans_made(tricks)
        case _:
            return suit_game_made(tricks)


def value_sum(game: GameNumber, *, from_hand: bool, laid_open: bool, doublings: int, refa: bool) -> ValueSum:
    """How a game is reckoned before any cut; ``refa``: one counts (see ``refa_has_effect``)."""
    return ValueSum(
        number=game.value,
        from_hand=int(from_hand),
        open=int(laid_open),
        kontra=1 << doublings,
        refa=2 if refa else 1,
    )


@rule("SK-GAME-05", "SK-KON-01", without=Instead(lambda game, **_: game.value))
def game_value(game: GameNumber, *, from_hand: bool, laid_open: bool, doublings: int, refa: bool) -> int:
    """What a game is worth before any cut; ``refa``: one counts (see ``refa_has_effect``)."""
    return value_sum(game, from_hand=from_hand, laid_open=laid_open, doublings=doublings, refa=refa).full


@rule("SK-REFA-02", without=False)
def refa_has_effect(is_open: bool, head: int) -> bool:
    """Whether a declarer's open refa doubles his game: not while his head sum before the deal is below zero."""
    return is_open and head >= 0


def full_value(facts: GameFacts) -> int:
    """What the game is worth before any cut (SK-GAME-05)."""
    return game_value(
        facts.game,
        from_hand=facts.from_hand,
        laid_open=facts.open,
        doublings=facts.doublings,
        refa=refa_has_effect(facts.refa, facts.heads[facts.declarer]),
    )


@rule("SK-SCORE-06", without=Instead(lambda value, _heads, _option: value))
def cut_by_heads(value: int, heads: tuple[int, ...], option: LastGame) -> int:
    """A won game's value: at most what all head sums before the deal add up to."""
    return min(value, sum(heads)) if option is LastGame.CAP else value


@rule("SK-SCORE-09", without=Instead(lambda value, _pot: value))
def cut_by_pot(value: int, pot: int) -> int:
    """A won game's value in the pot form: at most what the pot can pay."""
    return min(value, pot // HEAD_WEIGHT)


def value_of(facts: GameFacts, won: bool, variant: PreferansVariant) -> int:
    """What the game counts; only a won one is ever cut."""
    value = full_value(facts)
    if not won:
        return value
    if variant.money is Money.POT:
        return cut_by_pot(value, facts.pot)
    return cut_by_heads(value, facts.heads, variant.last_game)


@rule("SK-PLAY-04", without=Instead(lambda facts: facts.defenders))
def in_play(facts: GameFacts) -> tuple[Seat, ...]:
    """The defenders who play, left of the declarer first."""
    return tuple(seat for seat in facts.defenders if seat not in facts.dropped)


@rule("SK-SCORE-02", without=())
def declarers_change(facts: GameFacts, won: bool, value: int) -> tuple[HeadChange, ...]:
    """What a game does to the declarer's own head sum."""
    return _changed(facts.declarer, -value if won else value, "SK-SCORE-02")


@rule("SK-SCORE-04", without=())
def duty_failed(facts: GameFacts, option: DutyGames) -> tuple[HeadChange, ...]:
    """The declarer has succeeded: each defender in play adds 1, if none has two tricks in his hand."""
    playing = in_play(facts)
    if facts.game not in DUTY_ASKED[option] or any(facts.tricks[seat] >= DUTY for seat in playing):
        return ()
    clause = "SK-PLAY-04" if facts.dropped else "SK-SCORE-04"
    return tuple(HeadChange(seat=seat, points=1, clause=clause) for seat in playing)


@rule("SK-KON-03", without=())
def kontra_failed(facts: GameFacts, caller: Seat, value: int, variant: PreferansVariant) -> tuple[HeadChange, ...]:
    """The declarer has succeeded against a kontra: what its caller, and he alone, adds."""
    if variant.lost_kontra is LostKontra.GAME_VALUE:
        return _changed(caller, value, "SK-KON-03")
    tricks = sum(facts.tricks[seat] for seat in facts.defenders)
    failed = facts.game in DUTY_ASKED[variant.duty_games] and tricks < DUTY
    return _changed(caller, 1 << facts.doublings if failed else 0, "SK-KON-03")


def defenders_changes(facts: GameFacts, value: int, variant: PreferansVariant) -> tuple[HeadChange, ...]:
    """What the defenders add to their head sums when the declarer has succeeded."""
    if facts.kontra_by is None:
        return duty_failed(facts, variant.duty_games)
    return kontra_failed(facts, facts.kontra_by, value, variant)


def _changed(seat: Seat, points: int, clause: str) -> tuple[HeadChange, ...]:
    return (HeadChange(seat=seat, points=points, clause=clause),) if points else ()


@rule("SK-SCORE-03", without=())
def tricks_booked(facts: GameFacts, value: int, option: Sides) -> tuple[SideEntry, ...]:
    """The defenders' side sums for their tricks; one who plays alone shares with nobody."""
    playing = in_play(facts)
    if option is Sides.SYMMETRIC and len(playing) > 1:
        half = (sum(facts.tricks[seat] for seat in playing) * value + 1) // 2
        return tuple(
            SideEntry(seat=seat, against=facts.declarer, points=half, tricks=None, clause="SK-SCORE-03")
            for seat in playing
            if half
        )
    return tuple(
        entry
        for seat in playing
        for entry in _for_tricks(facts, seat, facts.tricks[seat], value=value, clause="SK-SCORE-03")
    )


@rule("SK-SCORE-05", without=())
def betl_booked(facts: GameFacts, value: int, option: BetlSides) -> tuple[SideEntry, ...]:
    """The defenders' side sums for a lost betl."""
    return tuple(
        entry
        for seat in facts.defenders
        for entry in _for_tricks(facts, seat, BETL_TRICKS[option], value=value, clause="SK-SCORE-05")
    )


@rule("SK-KON-02", without=Instead(lambda booked, _caller, _facts, _value: booked))
def moved_to_caller(booked: tuple[SideEntry, ...], caller: Seat, facts: GameFacts, value: int) -> tuple[SideEntry, ...]:
    """What both defenders book for tricks at ``value`` each, as the caller of the kontra alone books it."""
    tricks = sum(entry.tricks or 0 for entry in booked)
    return _for_tricks(facts, caller, tricks, value=value, clause="SK-KON-02")


def _for_tricks(facts: GameFacts, seat: Seat, tricks: int, *, value: int, clause: str) -> tuple[SideEntry, ...]:
    """``tricks`` × ``value`` booked by ``seat`` against the declarer, if that is anything."""
    points = tricks * value
    entry = SideEntry(seat=seat, against=facts.declarer, points=points, tricks=tricks, clause=clause)
    return (entry,) if points else ()


def side_entries(facts: GameFacts, won: bool, value: int, variant: PreferansVariant) -> tuple[SideEntry, ...]:
    """All that the defenders book against the declarer."""
    if facts.game is GameNumber.BETL:
        booked = () if won else betl_booked(facts, value, variant.betl_sides)
    else:
        # Under kontra nothing is halved or rounded (SK-KON-02).
        booked = tricks_booked(facts, value, variant.sides if facts.kontra_by is None else Sides.REAL)
    return booked if facts.kontra_by is None else moved_to_caller(booked, facts.kontra_by, facts, value)


@rule("SK-SCORE-07", without=())
def points_moved(heads: tuple[HeadChange, ...], sides: tuple[SideEntry, ...]) -> tuple[Transfer, ...]:
    """The sheet's changes as payments: a head sum weighs ten, side sums go from seat to seat."""
    for_heads = (_between(HEADS, change.seat, -HEAD_WEIGHT * change.points, change.clause) for change in heads)
    for_sides = (_between(seat_account(one.against), one.seat, one.points, one.clause) for one in sides)
    return tuple(transfer for paid in (*for_heads, *for_sides) for transfer in paid)


@rule("SK-SCORE-09", without=())
def chips_moved(
    facts: GameFacts, won: bool, value: int, heads: tuple[HeadChange, ...], sides: tuple[SideEntry, ...]
) -> tuple[Transfer, ...]:
    """The pot form: who pays whom for what the sheet would have written."""
    declarer, booked = seat_account(facts.declarer), sum(entry.points for entry in sides)
    payer = POT if won else declarer
    paid = [
        *(_between(payer, entry.seat, entry.points, "SK-SCORE-09") for entry in sides),
        _between(POT, facts.declarer, HEAD_WEIGHT * value - booked if won else -HEAD_WEIGHT * value, "SK-SCORE-09"),
        *(
            _between(POT, change.seat, -HEAD_WEIGHT * change.points, "SK-SCORE-09")
            for change in heads
            if change.seat != facts.declarer
        ),
    ]
    return tuple(transfer for some in paid for transfer in some)


def _between(account: Account, seat: Seat, amount: int, clause: str) -> tuple[Transfer, ...]:
    """``amount`` from ``account`` to ``seat``; the other way when negative, and nothing at all when zero."""
    if not amount:
        return ()
    ends = (account, seat_account(seat)) if amount > 0 else (seat_account(seat), account)
    return (Transfer(payer=ends[0], payee=ends[1], amount=abs(amount), clause=clause),)


def settle(facts: GameFacts, variant: PreferansVariant) -> Settlement:
    """What a deal with a game came to.

    The facts are taken as they stand; in the sheet form the head sums add up to more than zero.
    """
    won = is_won(facts, variant)
    value = value_of(facts, won, variant)
    heads = declarers_change(facts, won, value) + (defenders_changes(facts, value, variant) if won else ())
    sides = side_entries(facts, won, value, variant)
    in_pot = variant.money is Money.POT
    return Settlement(
        value=value,
        full_value=full_value(facts),
        won=won,
        refa_used=refa_has_effect(facts.refa, facts.heads[facts.declarer]),
        heads=heads,
        sides=sides,
        transfers=chips_moved(facts, won, value, heads, sides) if in_pot else points_moved(heads, sides),
    )


_NOTHING = Settlement(value=0, full_value=0, won=None, refa_used=False, heads=(), sides=(), transfers=())


def settle_void(_facts: VoidFacts) -> Settlement:
    """What a deal without a game came to: nothing moves."""
    return _NOTHING


@rule("SK-SCORE-10", without=())
def agreed_amount(seat: Seat, points: int) -> tuple[HeadChange, ...]:
    """What a player adds to his head sum for breaking order at a table where that is possible."""
    return _changed(seat, points, "SK-SCORE-10")


def settle_penalty(seat: Seat, points: int, variant: PreferansVariant) -> Settlement:
    """What an agreed penalty came to; in the pot form each point is ten chips into the pot, as of any other."""
    heads = agreed_amount(seat, points)
    if variant.money is Money.SHEET:
        return replace(_NOTHING, heads=heads, transfers=points_moved(heads, ()))
    chips = (_between(POT, change.seat, -HEAD_WEIGHT * change.points, change.clause) for change in heads)
    return replace(_NOTHING, heads=heads, transfers=tuple(transfer for paid in chips for transfer in paid))


def paid_from(account: Account, amounts: tuple[int, ...], clause: str) -> tuple[Transfer, ...]:
    """``amounts``, by seat, paid out of ``account``; negative ones into it."""
    return tuple(
        transfer for seat, amount in enumerate(amounts) for transfer in _between(account, Seat(seat), amount, clause)
    )


def closed(settlement: Settlement, transfers: tuple[Transfer, ...]) -> Settlement:
    """The settlement of a sitting's last deal, with the ``transfers`` that empty the common account."""
    return replace(settlement, transfers=(*settlement.transfers, *transfers))
