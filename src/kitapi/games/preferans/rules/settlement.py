"""The computation of a deal's value, head sums, side sums and transfers (SK-GAME, SK-KON, SK-SCORE)."""

from typing import NamedTuple

from msgspec.structs import replace

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT, HEADS, POT
from kitapi.games.preferans.rules.deal_facts import GameFacts, HeadChange, Settlement, SideEntry, ValueSum, VoidFacts
from kitapi.games.preferans.rules.duty import (
    DUTY,
    DUTY_GAMES,
    both_hands,
    changes_for_failed_duty,
    head_changes,
    in_play,
)
from kitapi.games.preferans.rules.game_numbers import TRICKS, GameNumber
from kitapi.games.preferans.rules.variant import (
    BetlSides,
    KontraTakes,
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
"""The number of tricks that a suit game and seven require."""
BETL_TRICKS: dict[BetlSides, int] = table("SK-SCORE-05", rows={BetlSides.NONE: 0, BetlSides.FIVE_TRICKS: 5})
"""By option, the number of tricks of each defender that a lost betl counts as."""


@rule("SK-GAME-01", without=True)
def suit_game_made(tricks: int) -> bool:
    """Whether a suit game is made: with six tricks."""
    return tricks >= SIX


@rule("SK-GAME-02", without=False)
def betl_made(tricks: int) -> bool:
    """Whether betl is made: without a trick."""
    return tricks == 0


@rule("SK-GAME-03", without=Instead(lambda tricks, _longest_run, _seven: tricks > SIX))
def seven_made(tricks: int, longest_run: int, seven: Seven) -> bool:
    """Whether seven is made: with six tricks or, played as sans atout, with six one after the other."""
    return (longest_run if seven is Seven.SANS_ATOUT else tricks) >= SIX


@rule("SK-GAME-04", without=True)
def preferans_made(tricks: int) -> bool:
    """Whether preferans is made: with all ten tricks."""
    return tricks == TRICKS


def is_won(facts: GameFacts, variant: PreferansVariant) -> bool:
    """Whether the declarer made the game."""
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
    """Return the terms of a game's value before any cut.

    ``refa``: whether a refa doubles it (see ``refa_has_effect``).
    """
    return ValueSum(
        number=game.value,
        from_hand=int(from_hand),
        open=int(laid_open),
        kontra=1 << doublings,
        refa=2 if refa else 1,
    )


@rule("SK-GAME-05", "SK-KON-01", without=Instead(lambda game, **_: game.value))
def game_value(game: GameNumber, *, from_hand: bool, laid_open: bool, doublings: int, refa: bool) -> int:
    """Return the value of a game before any cut; ``refa``: whether a refa doubles it (see ``refa_has_effect``)."""
    return value_sum(game, from_hand=from_hand, laid_open=laid_open, doublings=doublings, refa=refa).full


@rule("SK-REFA-02", without=False)
def refa_has_effect(is_open: bool, head: int) -> bool:
    """Whether a declarer's open refa doubles the game: not while their head sum before the deal is below zero."""
    return is_open and head >= 0


def full_value(facts: GameFacts) -> int:
    """Return the value of the game before any cut (SK-GAME-05)."""
    return game_value(
        facts.game,
        from_hand=facts.from_hand,
        laid_open=facts.open,
        doublings=facts.doublings,
        refa=refa_has_effect(facts.refa, facts.heads[facts.declarer]),
    )


@rule("SK-SCORE-06", without=Instead(lambda value, _heads, _option: value))
def cut_by_heads(value: int, heads: tuple[int, ...], option: LastGame) -> int:
    """Return the value of a won game: at most the sum of all head sums before the deal."""
    return min(value, sum(heads)) if option is LastGame.CAP else value


@rule("SK-SCORE-09", without=Instead(lambda value, _pot: value))
def cut_by_pot(value: int, pot: int) -> int:
    """Return a won game's value in the pot form: at most what the pot can pay."""
    return min(value, pot // HEAD_WEIGHT)


def value_of(facts: GameFacts, won: bool, variant: PreferansVariant) -> int:
    """Return the value of the game; only the value of a won game is cut."""
    value = full_value(facts)
    if not won:
        return value
    if variant.money is Money.POT:
        return cut_by_pot(value, facts.pot)
    return cut_by_heads(value, facts.heads, variant.last_game)


@rule("SK-SCORE-02", without=())
def declarer_change(facts: GameFacts, won: bool, value: int) -> tuple[HeadChange, ...]:
    """Return the change of the declarer's own head sum."""
    return head_changes(facts.declarer, -value if won else value, "SK-SCORE-02")


@rule("SK-KON-03", without=())
def changes_for_failed_kontra(
    facts: GameFacts, caller: Seat, value: int, variant: PreferansVariant
) -> tuple[HeadChange, ...]:
    """Return the points that the caller of a lost kontra, and no other defender, adds to their head sum."""
    if variant.lost_kontra is LostKontra.GAME_VALUE:
        return head_changes(caller, value, "SK-KON-03")
    failed = facts.game in DUTY_GAMES[variant.duty_games] and both_hands(facts) < DUTY
    return head_changes(caller, 1 << facts.doublings if failed else 0, "SK-KON-03")


def defenders_changes(facts: GameFacts, value: int, variant: PreferansVariant) -> tuple[HeadChange, ...]:
    """Return the points that the defenders add to their head sums if the declarer won."""
    if facts.kontra_by is None:
        return changes_for_failed_duty(facts, value, variant)
    if takes_only_the_added(variant):
        return _changes_with_kontra_added(facts, facts.kontra_by, value, variant)
    return changes_for_failed_kontra(facts, facts.kontra_by, value, variant)


@rule("SK-KON-05", without=False)
def takes_only_the_added(variant: PreferansVariant) -> bool:
    """Whether a lost kontra costs its caller only what it adds to the deal."""
    return variant.kontra_takes is KontraTakes.ADDED


def without_kontra(facts: GameFacts) -> GameFacts:
    """Return the facts as if nobody had said kontra."""
    return replace(facts, doublings=0, kontra_by=None)


def _changes_with_kontra_added(
    facts: GameFacts, caller: Seat, value: int, variant: PreferansVariant
) -> tuple[HeadChange, ...]:
    """Return what the defenders add without the kontra, and what the kontra adds for its caller (SK-KON-05)."""
    plain = plain_value(facts, won=True, variant=variant)
    changes = changes_for_failed_duty(without_kontra(facts), plain, variant)
    added = changes_for_failed_kontra(facts, caller, value - plain, variant)
    if variant.lost_kontra is LostKontra.PENALTY:
        added = tuple(replace(one, points=one.points - 1) for one in added)
    return changes + tuple(replace(one, clause="SK-KON-05") for one in added if one.points)


def plain_value(facts: GameFacts, *, won: bool, variant: PreferansVariant) -> int:
    """Return the value of the game without the kontra, cut like the doubled one."""
    return value_of(without_kontra(facts), won, variant)


@rule("SK-SCORE-03", without=())
def trick_entries(facts: GameFacts, value: int, option: Sides) -> tuple[SideEntry, ...]:
    """Return the defenders' side sums for their tricks; a lone defender shares with nobody."""
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
def betl_entries(facts: GameFacts, value: int, option: BetlSides) -> tuple[SideEntry, ...]:
    """Return the defenders' side sums for a lost betl."""
    return tuple(
        entry
        for seat in facts.defenders
        for entry in _for_tricks(facts, seat, BETL_TRICKS[option], value=value, clause="SK-SCORE-05")
    )


@rule("SK-PLAY-04", without=Instead(lambda entries, _facts, _value: entries))
def move_to_inviting(entries: tuple[SideEntry, ...], facts: GameFacts, value: int) -> tuple[SideEntry, ...]:
    """Return ``entries``, all of them for the defender who called the other in, if one did."""
    if facts.invited_by is None:
        return entries
    return _for_tricks(facts, facts.invited_by, both_hands(facts), value=value, clause="SK-PLAY-04")


@rule("SK-KON-02", without=Instead(lambda entries, _caller, _facts, _value: entries))
def move_to_caller(entries: tuple[SideEntry, ...], caller: Seat, facts: GameFacts, value: int) -> tuple[SideEntry, ...]:
    """Return ``entries`` for tricks at ``value`` each, all of them for the caller of the kontra."""
    tricks = sum(entry.tricks or 0 for entry in entries)
    return _for_tricks(facts, caller, tricks, value=value, clause="SK-KON-02")


def _for_tricks(facts: GameFacts, seat: Seat, tricks: int, *, value: int, clause: str) -> tuple[SideEntry, ...]:
    """Return the entry of ``tricks`` × ``value`` that ``seat`` writes against the declarer; none if that is 0."""
    points = tricks * value
    entry = SideEntry(seat=seat, against=facts.declarer, points=points, tricks=tricks, clause=clause)
    return (entry,) if points else ()


def side_entries(facts: GameFacts, won: bool, value: int, variant: PreferansVariant) -> tuple[SideEntry, ...]:
    """Return all entries of the defenders against the declarer."""
    if facts.kontra_by is None:
        return _own_entries(facts, won, value, variant)
    variant = replace(variant, sides=Sides.REAL)  # under kontra nothing is halved or rounded (SK-KON-02)
    if not takes_only_the_added(variant):
        return move_to_caller(_own_entries(facts, won, value, variant), facts.kontra_by, facts, value)
    own, plain = without_kontra(facts), plain_value(facts, won=won, variant=variant)
    added = _own_entries(own, won, value - plain, variant)
    moved = move_to_caller(added, facts.kontra_by, facts, value - plain)
    return _own_entries(own, won, plain, variant) + tuple(replace(entry, clause="SK-KON-05") for entry in moved)


def _own_entries(facts: GameFacts, won: bool, value: int, variant: PreferansVariant) -> tuple[SideEntry, ...]:
    """Return the entries of the defenders at ``value``, as if there were no kontra."""
    if facts.game is GameNumber.BETL:
        return () if won else betl_entries(facts, value, variant.betl_sides)
    # A defender who called the other in writes all tricks, so nothing is halved (SK-PLAY-04).
    option = variant.sides if facts.invited_by is None else Sides.REAL
    return move_to_inviting(trick_entries(facts, value, option), facts, value)


@rule("SK-SCORE-07", without=())
def point_transfers(heads: tuple[HeadChange, ...], sides: tuple[SideEntry, ...]) -> tuple[Transfer, ...]:
    """Return the sheet's changes as payments: a head sum weighs ten, side sums go from seat to seat."""
    for_heads = (_between(HEADS, change.seat, -HEAD_WEIGHT * change.points, change.clause) for change in heads)
    for_sides = (_between(seat_account(one.against), one.seat, one.points, one.clause) for one in sides)
    return tuple(transfer for paid in (*for_heads, *for_sides) for transfer in paid)


@rule("SK-SCORE-09", without=())
def chip_transfers(
    facts: GameFacts, won: bool, value: int, heads: tuple[HeadChange, ...], sides: tuple[SideEntry, ...]
) -> tuple[Transfer, ...]:
    """Return the payments of the pot form, for what the sheet form would have written."""
    declarer, for_sides = seat_account(facts.declarer), sum(entry.points for entry in sides)
    payer = POT if won else declarer
    paid = [
        *(_between(payer, entry.seat, entry.points, "SK-SCORE-09") for entry in sides),
        _between(POT, facts.declarer, HEAD_WEIGHT * value - for_sides if won else -HEAD_WEIGHT * value, "SK-SCORE-09"),
        *(
            _between(POT, change.seat, -HEAD_WEIGHT * change.points, "SK-SCORE-09")
            for change in heads
            if change.seat != facts.declarer
        ),
    ]
    return tuple(transfer for some in paid for transfer in some)


def _between(account: Account, seat: Seat, amount: int, clause: str) -> tuple[Transfer, ...]:
    """Return the transfer of ``amount`` from ``account`` to ``seat``, in the other direction if negative.

    None for zero.
    """
    if not amount:
        return ()
    ends = (account, seat_account(seat)) if amount > 0 else (seat_account(seat), account)
    return (Transfer(payer=ends[0], payee=ends[1], amount=abs(amount), clause=clause),)


class SheetChanges(NamedTuple):
    """The entries of a game on the sheet: whether it was won, its value, head sums and side sums."""

    won: bool
    value: int
    heads: tuple[HeadChange, ...]
    sides: tuple[SideEntry, ...]


def sheet_changes(facts: GameFacts, variant: PreferansVariant) -> SheetChanges:
    """Return the entries of a deal with a game on the sheet, or those that the sheet form would have."""
    won = is_won(facts, variant)
    value = value_of(facts, won, variant)
    heads = declarer_change(facts, won, value) + (defenders_changes(facts, value, variant) if won else ())
    return SheetChanges(won, value, heads, side_entries(facts, won, value, variant))


def settle(facts: GameFacts, variant: PreferansVariant) -> Settlement:
    """Settle a deal with a game.

    The facts are not checked; in the sheet form the head sums add up to more than zero.
    """
    won, value, heads, sides = sheet_changes(facts, variant)
    in_pot = variant.money is Money.POT
    return Settlement(
        value=value,
        full_value=full_value(facts),
        won=won,
        refa_used=refa_has_effect(facts.refa, facts.heads[facts.declarer]),
        heads=heads,
        sides=sides,
        transfers=chip_transfers(facts, won, value, heads, sides) if in_pot else point_transfers(heads, sides),
    )


_NOTHING = Settlement(value=0, full_value=0, won=None, refa_used=False, heads=(), sides=(), transfers=())


def settle_void(_facts: VoidFacts) -> Settlement:
    """Settle a deal without a game: no payments."""
    return _NOTHING


@rule("SK-SCORE-10", without=())
def agreed_amount(seat: Seat, points: int) -> tuple[HeadChange, ...]:
    """Return the points that a player adds to their head sum for breaking order, by agreement."""
    return head_changes(seat, points, "SK-SCORE-10")


def settle_penalty(seat: Seat, points: int, variant: PreferansVariant) -> Settlement:
    """Settle an agreed penalty; in the pot form its payer puts ten chips into the pot for each point."""
    heads = agreed_amount(seat, points)
    if variant.money is Money.SHEET:
        return replace(_NOTHING, heads=heads, transfers=point_transfers(heads, ()))
    chips = (_between(POT, change.seat, -HEAD_WEIGHT * change.points, change.clause) for change in heads)
    return replace(_NOTHING, heads=heads, transfers=tuple(transfer for paid in chips for transfer in paid))


def payments_from(account: Account, amounts: tuple[int, ...], clause: str) -> tuple[Transfer, ...]:
    """Return the transfers of ``amounts``, by seat, from ``account``; negative amounts are paid into it."""
    return tuple(
        transfer for seat, amount in enumerate(amounts) for transfer in _between(account, Seat(seat), amount, clause)
    )


def close_sitting(settlement: Settlement, transfers: tuple[Transfer, ...]) -> Settlement:
    """Return the settlement of a sitting's last deal, with the ``transfers`` that empty the common account."""
    return replace(settlement, transfers=(*settlement.transfers, *transfers))
