"""The entries of a deal on the sheets, and the settlement of a sitting (SK-SCORE)."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT, POT
from kitapi.games.preferans.rules.deal_facts import (
    FinalSettlement,
    GameFacts,
    HeadChange,
    Settlement,
    SideEntry,
    VoidFacts,
)
from kitapi.games.preferans.rules.settlement import refa_has_effect
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.variant import Money, PreferansVariant, RefaBelowZero
from kitapi.kernel import Instead, Seat, rule
from kitapi.ledger import seat_account


@rule("SK-REFA-01", without=())
def refas_due(sheet: Sheet, variant: PreferansVariant) -> tuple[Seat, ...]:
    """Return the seats that get a refa by a deal without a game: not below zero, and fewer refas so far than agreed."""
    if variant.refa_below_zero is RefaBelowZero.FOR_NOBODY and min(sheet.heads) < 0:
        return ()
    return tuple(
        Seat(seat)
        for seat, (had, head) in enumerate(zip(refas_had(sheet), sheet.heads, strict=True))
        if had < variant.refas and head >= 0
    )


def refas_had(sheet: Sheet) -> tuple[int, ...]:
    """Return the number of refas that every player has had in this sitting, used up or open."""
    return tuple(sheet.refas_written - missed for missed in _refas_missed(sheet))


def _refas_missed(sheet: Sheet) -> tuple[int, ...]:
    return sheet.refas_missed or (0,) * len(sheet.heads)


def refa_counts(sheet: Sheet, declarer: Seat) -> bool:
    """Whether the next game of ``declarer`` counts double (SK-REFA-02)."""
    return refa_has_effect(sheet.refas[declarer] > 0, sheet.heads[declarer])


@rule("SK-REFA-01", without=Instead(lambda sheet, _passed_over: sheet))
def with_refas(sheet: Sheet, passed_over: tuple[Seat, ...]) -> Sheet:
    """Return the sheet with one open refa more for every player but those ``passed_over``."""
    missed = tuple(before + (seat in passed_over) for seat, before in enumerate(_refas_missed(sheet)))
    return replace(
        sheet,
        refas=tuple(refas + (seat not in passed_over) for seat, refas in enumerate(sheet.refas)),
        refas_written=sheet.refas_written + 1,
        refas_missed=missed if any(missed) else (),
    )


@rule("SK-REFA-02", without=Instead(lambda sheet, _declarer: sheet))
def use_up_refa(sheet: Sheet, declarer: Seat) -> Sheet:
    """Return the sheet with one refa of the declarer used up."""
    return replace(sheet, refas=tuple(refas - (seat == declarer) for seat, refas in enumerate(sheet.refas)))


@rule("SK-SCORE-02", "SK-SCORE-04", without=Instead(lambda sheet, _changes: sheet))
def with_heads(sheet: Sheet, changes: Iterable[HeadChange]) -> Sheet:
    """Return the sheet with ``changes`` of the head sums."""
    heads = list(sheet.heads)
    for change in changes:
        heads[change.seat] += change.points
    return replace(sheet, heads=tuple(heads))


@rule("SK-SCORE-03", without=Instead(lambda sheet, _entries: sheet))
def with_sides(sheet: Sheet, entries: Iterable[SideEntry]) -> Sheet:
    """Return the sheet with ``entries`` in the side columns."""
    sides = [list(row) for row in sheet.sides]
    for entry in entries:
        sides[entry.seat][entry.against] += entry.points
    return replace(sheet, sides=tuple(tuple(row) for row in sides))


def write(sheet: Sheet, facts: GameFacts | VoidFacts, settlement: Settlement, variant: PreferansVariant) -> Sheet:
    """Return ``sheet`` with a deal written on it; in the pot form that is refas alone (SK-SCORE-09)."""
    if isinstance(facts, VoidFacts):
        return with_refas(sheet, facts.passed_over) if facts.refas else sheet
    if settlement.refa_used:
        sheet = use_up_refa(sheet, facts.declarer)
    if variant.money is Money.POT:
        return sheet
    return with_sides(with_heads(sheet, settlement.heads), settlement.sides)


@rule("SK-SCORE-08", without=Instead(lambda heads: (0,) * len(heads)))
def head_deductions(heads: tuple[int, ...]) -> tuple[int, ...]:
    """Return the amounts subtracted from the head sums so that they add up to zero.

    All amounts are equal; a remainder is subtracted, one each, from the highest sums, of equal ones the lower seat's.
    """
    each, over = divmod(sum(heads), len(heads))
    highest = sorted(range(len(heads)), key=lambda seat: (-heads[seat], seat))[:over]
    return tuple(each + (seat in highest) for seat in range(len(heads)))


def in_points(heads: tuple[int, ...]) -> tuple[int, ...]:
    """Return every head sum in points of the result, −10 × the head sum."""
    return tuple(-HEAD_WEIGHT * head for head in heads)


@rule("SK-SCORE-07", without=Instead(lambda heads, _sides: (0,) * len(heads)))
def sheet_results(heads: tuple[int, ...], sides: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Return every player's result: −10 × their head sum + their side sums − the side sums of others against them."""
    return tuple(
        points + sum(sides[seat]) - sum(row[seat] for row in sides) for seat, points in enumerate(in_points(heads))
    )


@rule("SK-SCORE-09", without=Instead(lambda _pot, players: (0,) * players))
def shares_of_pot(pot: int, players: int) -> tuple[int, ...]:
    """Return every player's share of the pot, which is divided equally; the lower seats get remaining chips."""
    each, odd = divmod(pot, players)
    return tuple(each + (seat < odd) for seat in range(players))


def final_settlement(sheet: Sheet, balances: Mapping[str, int], variant: PreferansVariant) -> FinalSettlement:
    """Return the settlement of the sitting at this moment (SK-SCORE-08, then -07; in the pot form SK-SCORE-09).

    ``balances``: of the seats and the pot, needed only in the pot form.
    """
    off = head_deductions(sheet.heads)
    left = tuple(head - points for head, points in zip(sheet.heads, off, strict=True))
    settled = FinalSettlement(
        heads=sheet.heads,
        taken_off=off,
        left=left,
        from_heads=in_points(left),
        sides=sheet.sides,
        results=sheet_results(left, sheet.sides),
    )
    if variant.money is Money.SHEET:
        return settled
    players = len(sheet.heads)
    chips = tuple(balances[seat_account(seat)] for seat in range(players))
    shares = shares_of_pot(balances[POT], players)
    results = tuple(had + share for had, share in zip(chips, shares, strict=True))
    return replace(settled, chips=chips, shares=shares, results=results)


def results_of(sheet: Sheet, balances: Mapping[str, int], variant: PreferansVariant) -> tuple[int, ...]:
    """Return every player's result if the sitting were settled now; the results add up to zero."""
    return final_settlement(sheet, balances, variant).results


@rule("SK-SCORE-06", without=False)
def sitting_over(sheet: Sheet, variant: PreferansVariant) -> bool:
    """Whether the head sums are played off; the pot form does not end that way (SK-SCORE-09)."""
    return variant.money is Money.SHEET and sum(sheet.heads) <= 0
