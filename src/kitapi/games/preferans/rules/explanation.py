"""Explanations of the figures of a deal's settlement, which the settlement itself does not contain (SK-SHEET-01)."""

from enum import Enum

import msgspec
from msgspec.structs import replace

from kitapi.games.preferans.rules.accounts import POT
from kitapi.games.preferans.rules.deal_facts import (
    GameFacts,
    HeadChange,
    Settlement,
    SideEntry,
    ValueSum,
    VoidFacts,
)
from kitapi.games.preferans.rules.events import BiddingWon, DealOpened, DealSettled, Event, PlayStopped
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.posting import pot_payments
from kitapi.games.preferans.rules.scoresheet import in_points
from kitapi.games.preferans.rules.settlement import refa_has_effect, value_sum
from kitapi.games.preferans.rules.variant import DutyBy, LostKontra, Money, PreferansVariant
from kitapi.kernel import Seat
from kitapi.ledger import Account, Transfer, net, seat_account


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The course of a deal, as far as explanations need it.

    ``number``: the number at which the bidding was won; None from hand or if all passed. ``stopped``: whether the hand
    ended before ten tricks, because nothing could change any more (SK-PLAY-03).
    """

    number: int | None = None
    stopped: bool = False


class HeadReason(Enum):
    """Why a head sum changed."""

    WON = "won"
    LOST = "lost"
    DUTY = "duty"
    """No defender had two tricks in one hand (SK-SCORE-04)."""
    LONE_DUTY = "lone_duty"
    """The lone defender had fewer than two tricks (SK-PLAY-04)."""
    OWN_DUTY = "own_duty"
    """Fewer than two tricks of one's own (SK-SCORE-04)."""
    INVITED_DUTY = "invited_duty"
    """One defender called the other in, and both hands had fewer than four tricks (SK-PLAY-04)."""
    KONTRA = "kontra"
    """Their kontra was lost: the value (SK-KON-03)."""
    KONTRA_DUTY = "kontra_duty"
    """Their kontra was lost, and both hands had fewer than two tricks: only the doublings are added (SK-KON-03)."""
    KONTRA_ADDED = "kontra_added"
    """The points that a lost kontra adds to what the defenders owe without it (SK-KON-05)."""


class HeadExplanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why a head sum changed, and the effect on the result (``points``, with its sign)."""

    reason: HeadReason
    points: int


class SideExplanation(msgspec.Struct, frozen=True, kw_only=True):
    """The explanation of an entry in a side sum: ``tricks`` × ``value``.

    ``rounded``: the even number to which the tricks were rounded before they were halved; None if they were not.
    ``both``: whether the tricks of both defenders are counted. ``fixed``: whether the tricks were not taken, but are
    the fixed number for a lost betl.
    """

    tricks: int
    value: int
    rounded: int | None
    both: bool
    fixed: bool


class ChipReason(Enum):
    """Why chips moved in the pot form (SK-SCORE-09)."""

    SIDES = "sides"
    """The points that the payee would write against the declarer."""
    REST = "rest"
    """The rest of the value in chips, for the declarer."""
    LOST = "lost"
    """The value in chips, of the declarer who lost."""
    HEAD = "head"
    """The points, in chips, that would be added to the payer's head sum."""


class ChipsExplanation(msgspec.Struct, frozen=True, kw_only=True):
    """Why chips moved.

    ``units``: the points of the value or of a head sum, ten chips each; 0 for side sums, which ``side`` explains.
    ``less``: the number of these chips that the defenders have already received. ``head``: the reason why the head sum
    would have changed in the sheet form.
    """

    reason: ChipReason
    units: int = 0
    less: int = 0
    side: SideExplanation | None = None
    head: HeadReason | None = None


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """How a settlement was computed.

    ``value``: None without a game, or if the present rules would compute another value. ``heads`` and ``sides``
    correspond to those of the settlement, ``chips`` to its transfers in the pot form. ``fed``: chips that every seat
    had put into the pot; ``moved``: the gain of every seat in chips, minus those put in; both empty in the sheet form.
    """

    course: Course
    value: ValueSum | None = None
    heads: tuple[HeadExplanation, ...] = ()
    sides: tuple[SideExplanation, ...] = ()
    chips: tuple[ChipsExplanation, ...] = ()
    fed: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()


def course_of(course: Course, event: Event) -> Course:
    """Return the course of a deal after one more of its events."""
    match event:
        case DealOpened():
            return Course()
        case BiddingWon(number=number):
            return replace(course, number=number)
        case PlayStopped():
            return replace(course, stopped=True)
        case _:
            return course


def explain_settlement(
    settled: DealSettled, active: tuple[Seat, ...], variant: PreferansVariant, course: Course
) -> Explained:
    """Explain how every figure of a settled deal of the ``active`` seats was computed."""
    facts, settlement = settled.facts, settled.settlement
    pot = Explained(course=course) if variant.money is Money.SHEET else _in_chips(settled, active, variant, course)
    if isinstance(facts, VoidFacts):
        return pot
    heads = tuple(_reason(facts, change, settlement, variant) for change in settlement.heads)
    sides = tuple(_side(facts, entry, settlement) for entry in settlement.sides)
    value = value_of_facts(facts)
    explanation = replace(
        pot,
        value=value if value.full == settlement.full_value else None,
        heads=tuple(
            HeadExplanation(reason=reason, points=points)
            for reason, points in zip(heads, in_points(tuple(one.points for one in settlement.heads)), strict=True)
        ),
        sides=sides,
    )
    if variant.money is Money.SHEET:
        return explanation
    of_each: dict[tuple[Account, Account], int] = {}
    chips: list[ChipsExplanation] = []
    for one in settlement.transfers:
        ends = (one.payer, one.payee)
        earlier = of_each.get(ends, 0)
        chips.append(_chips(facts, one, settlement, explanation, earlier))
        of_each[ends] = earlier + 1
    return replace(explanation, chips=tuple(chips))


def value_of_facts(facts: GameFacts) -> ValueSum:
    """Return the terms by which the game's value is computed, before any cut."""
    return value_sum(
        facts.game,
        from_hand=facts.from_hand,
        laid_open=facts.open,
        doublings=facts.doublings,
        refa=refa_has_effect(facts.refa, facts.heads[facts.declarer]),
    )


def _in_chips(settled: DealSettled, active: tuple[Seat, ...], variant: PreferansVariant, course: Course) -> Explained:
    """Return the chips that everybody put into the pot, and everybody's gain from the deal."""
    put_in = pot_payments(active, variant)
    seats = [seat_account(Seat(seat)) for seat in range(settled.facts.players)]
    fed, moved = net(put_in), net((*put_in, *settled.settlement.transfers))
    return Explained(
        course=course,
        fed=tuple(-fed.get(seat, 0) for seat in seats),
        moved=tuple(moved.get(seat, 0) for seat in seats),
    )


def _reason(facts: GameFacts, change: HeadChange, settlement: Settlement, variant: PreferansVariant) -> HeadReason:
    if change.seat == facts.declarer:
        return HeadReason.WON if settlement.won else HeadReason.LOST
    if change.clause == "SK-KON-05":
        return HeadReason.KONTRA_ADDED
    if change.clause == "SK-KON-03":
        by_value = variant.lost_kontra is LostKontra.GAME_VALUE
        return HeadReason.KONTRA if by_value else HeadReason.KONTRA_DUTY
    if facts.invited_by is not None:
        return HeadReason.INVITED_DUTY
    if facts.dropped:
        return HeadReason.LONE_DUTY
    return HeadReason.DUTY if variant.duty_by is DutyBy.ONE_HAND else HeadReason.OWN_DUTY


_BOTH_HANDS = frozenset({"SK-KON-02", "SK-KON-05", "SK-PLAY-04"})
"""The rules by which one defender writes the tricks of both: a kontra, what it adds, and having called the other in."""


def _side(facts: GameFacts, entry: SideEntry, settlement: Settlement) -> SideExplanation:
    halved = entry.tricks is None
    tricks = sum(facts.tricks[seat] for seat in facts.defenders) if entry.tricks is None else entry.tricks
    return SideExplanation(
        tricks=tricks,
        value=entry.points // entry.tricks if entry.tricks else settlement.value,
        rounded=2 * entry.points if halved else None,
        both=halved or entry.clause in _BOTH_HANDS,
        fixed=facts.game is GameNumber.BETL,
    )


def _chips(
    facts: GameFacts, transfer: Transfer, settlement: Settlement, explanation: Explained, earlier: int
) -> ChipsExplanation:
    """Explain why a transfer was made, by payer and payee.

    ``earlier``: the number of transfers between the two before it.
    """
    declarer = seat_account(facts.declarer)
    if transfer.payee == POT:
        if transfer.payer == declarer:
            return ChipsExplanation(reason=ChipReason.LOST, units=settlement.value)
        at = [at for at, one in enumerate(settlement.heads) if seat_account(one.seat) == transfer.payer][earlier]
        change = settlement.heads[at]
        return ChipsExplanation(reason=ChipReason.HEAD, units=change.points, head=explanation.heads[at].reason)
    if transfer.payee == declarer:
        side_sum = sum(entry.points for entry in settlement.sides)
        return ChipsExplanation(reason=ChipReason.REST, units=settlement.value, less=side_sum)
    at = [at for at, one in enumerate(settlement.sides) if seat_account(one.seat) == transfer.payee][earlier]
    return ChipsExplanation(reason=ChipReason.SIDES, side=explanation.sides[at])
