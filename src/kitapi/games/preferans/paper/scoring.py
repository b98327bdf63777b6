"""The score of a Preferans deal on paper, and everybody's results after it."""

from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from kitapi.games.preferans.paper.deal import PaperDeal, Penalty, game_facts, heads_before, players_of, read_paper_deal
from kitapi.games.preferans.rules.accounts import POT
from kitapi.games.preferans.rules.deal_facts import Settlement
from kitapi.games.preferans.rules.scoresheet import results_of, with_heads, with_sides, write
from kitapi.games.preferans.rules.settlement import settle, settle_penalty
from kitapi.games.preferans.rules.sheet import Sheet, blank_sheet
from kitapi.kernel import Seat
from kitapi.ledger import net, seat_account
from kitapi.lines.fields import check_seat

Matrix: TypeAlias = tuple[tuple[int, ...], ...]


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """The score of a deal: changes of ``heads``, ``pot`` and ``chips``; ``sides``: the entries of this deal.

    A penalty has neither ``value`` nor ``won``; the sheet form has neither ``pot`` nor ``chips``.
    """

    value: int | UnsetType = UNSET
    won: bool | UnsetType = UNSET
    heads: tuple[int, ...]
    sides: Matrix
    final: tuple[int, ...]
    pot: int | UnsetType = UNSET
    chips: tuple[int, ...] | UnsetType = UNSET


def score_line(line: bytes) -> Score:
    """Return the score of the deal, or of the penalty, written in ``line``.

    Raises:
        BadLine: the line is neither, or breaks a rule.
    """
    deal = read_paper_deal(line)
    players = players_of(deal)
    if deal.penalty is not None:
        return _of_penalty(deal, deal.penalty, players)
    facts = game_facts(deal)
    settlement = settle(facts, deal.variant)
    after = write(_sheet_before(deal, players), facts, settlement, deal.variant)
    return _score(deal, settlement, after)


def _of_penalty(deal: PaperDeal, penalty: Penalty, players: int) -> Score:
    check_seat("penalty.seat", penalty.seat, players)
    settlement = settle_penalty(Seat(penalty.seat), penalty.points, deal.variant)
    before = _sheet_before(deal, players)
    return _score(deal, settlement, before if deal.in_pot else with_heads(before, settlement.heads))


def _sheet_before(deal: PaperDeal, players: int) -> Sheet:
    """Return the sheet before the deal; only the declarer's refas matter, so others are left out."""
    return Sheet(
        heads=heads_before(deal, players),
        sides=deal.sides or ((0,) * players,) * players,
        refas=(int(deal.refa),) * players,
        refas_written=int(deal.refa),
    )


def _score(deal: PaperDeal, settlement: Settlement, after: Sheet) -> Score:
    """Return the score: the changes of ``settlement``, and the results of the sheet ``after`` them."""
    players = len(after.heads)
    changes = with_sides(with_heads(blank_sheet(players, 0), settlement.heads), settlement.sides)
    decided = settlement.won is not None
    moved = net(settlement.transfers)
    pot, chips = moved.get(POT, 0), tuple(moved.get(seat_account(seat), 0) for seat in range(players))
    balances = {} if deal.chips is None else _chips_after(deal.chips, deal.pot or 0, chips, pot)
    return Score(
        value=settlement.value if decided else UNSET,
        won=UNSET if settlement.won is None else settlement.won,
        heads=changes.heads,
        sides=changes.sides,
        final=results_of(after, balances, deal.variant),
        pot=pot if deal.in_pot else UNSET,
        chips=chips if deal.in_pot else UNSET,
    )


def _chips_after(chips: tuple[int, ...], pot: int, gained: tuple[int, ...], pot_gained: int) -> dict[str, int]:
    """Return the balances of the pot form after a deal."""
    after: dict[str, int] = {POT: pot + pot_gained}
    for seat, (had, more) in enumerate(zip(chips, gained, strict=True)):
        after[seat_account(seat)] = had + more
    return after
