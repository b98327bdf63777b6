"""Plans of hands to be played: the stakes, cards and choices of each seat."""

from collections.abc import Sequence

import msgspec

from kitapi.cards import DECK_52, Card, Rank
from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.hands import Hand, hand_of, hand_that, high_cards
from kitapi.games.caribbean_stud.drills.planned_hand import Plan, SeatPlan
from kitapi.games.caribbean_stud.rules.payment.settlement import qualifies
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.games.caribbean_stud.rules.terms.variant import EXAMPLE, CaribbeanStudHouse, Qualification, Shuffling
from kitapi.mechanics.poker_hands import Combination, value_of

SEATS = 7

USUAL = (
    Combination.HIGH_CARD,
    Combination.HIGH_CARD,
    Combination.PAIR,
    Combination.PAIR,
    Combination.TWO_PAIR,
    Combination.THREE_OF_A_KIND,
    Combination.STRAIGHT,
    Combination.FLUSH,
    Combination.FULL_HOUSE,
    Combination.FOUR_OF_A_KIND,
)
"""The combinations from which hands of drills are drawn: strong ones are likelier than in a real deal.

None of them is one at which all tables are stopped.
"""


def some_house(draw: Draw, shuffling: Shuffling | None = None) -> CaribbeanStudHouse:
    """Random house rules for a table that is not for practice, so that mistakes are refused."""
    return msgspec.structs.replace(
        EXAMPLE,
        shuffling=shuffling or draw.one_of(tuple(Shuffling)),
        four_of_a_kind=100 * draw.between(3, 9),
        full_house=25 * draw.between(3, 8),
        flush=10 * draw.between(3, 7),
        skipped_back=draw.chance(2, 3),
        practice=False,
    )


def some_ante(draw: Draw) -> int:
    """Return a random ANTE between the limits of ``EXAMPLE``."""
    return 5 * draw.between(1, 10)


def bank_hand(draw: Draw, taken: Sequence[Card], *, qualified: bool) -> Hand:
    """Random cards of the bank, none of them ``taken``, that qualify or, if not ``qualified``, do not."""
    if not qualified:
        return hand_that(draw, lambda: high_cards(draw), lambda hand: not _qualifies(hand), taken)
    if draw.chance(1, 2):
        return hand_that(draw, lambda: high_cards(draw, Rank.ACE, Rank.KING), _qualifies, taken)
    return hand_of(draw, draw.one_of(USUAL[2:6]), taken)


def _qualifies(hand: Hand) -> bool:
    return qualifies(value_of(hand), Qualification.ACE_AND_KING)


def seat_with(draw: Draw, made: Combination, taken: list[Card], *, token: bool = False) -> SeatPlan:
    """Return a seat that was dealt the combination ``made``; its cards are added to ``taken``.

    ``token``: the seat plays for the jackpot in any case, otherwise in two of three cases.
    """
    cards = hand_of(draw, made, taken)
    taken.extend(cards)
    return SeatPlan(ante=some_ante(draw), cards=cards, token=draw.chance(2, 3) or token)


def exchange_card(draw: Draw, seat: SeatPlan, taken: list[Card]) -> SeatPlan:
    """``seat`` with an exchange of one of its cards for a new one, which is added to ``taken``."""
    new = draw.one_of([card for card in DECK_52 if card not in taken])
    taken.append(new)
    return msgspec.structs.replace(seat, discard=draw.below(len(seat.cards)), new=new)


def seat_plans(draw: Draw, plans: Sequence[SeatPlan]) -> tuple[SeatPlan | None, ...]:
    """``plans`` at random seats, in their order; None at the seats that stay empty."""
    places = sorted(draw.some_of(range(SEATS), len(plans)))
    of = dict(zip(places, plans, strict=True))
    return tuple(of.get(place) for place in range(SEATS))


def some_plan(
    draw: Draw, wanted: Sequence[Combination] = (), *, qualified: bool | None = None, busy: bool = False
) -> Plan:
    """A hand of at least three seats: one that raises for each combination ``wanted``, and others that act randomly.

    ``qualified``: whether the bank qualifies; None: in three of four cases. ``busy``: at least two seats exchange a
    card, and at least two fold.
    """
    bank_qualifies = draw.chance(3, 4) if qualified is None else qualified
    taken: list[Card] = []
    seats = [seat_with(draw, made, taken, token=True) for made in wanted]
    bank = bank_hand(draw, taken, qualified=bank_qualifies)
    taken.extend(bank)
    others = [
        seat_with(draw, draw.one_of(USUAL), taken)
        for _ in range(max(4 if busy else 1, draw.between(3, 5) - len(seats)))
    ]
    seats += [_act(draw, seat, taken, place if busy else None) for place, seat in enumerate(others)]
    return Plan(
        house=some_house(draw),
        seats=seat_plans(draw, draw.shuffle(seats)),
        bank=bank,
        meter=100 * draw.between(120, 420) + draw.below(100),
    )


def _act(draw: Draw, seat: SeatPlan, taken: list[Card], place: int | None) -> SeatPlan:
    """``seat`` with its random actions: an exchange, a fold, both or neither.

    ``place``: its number at a busy table, where the first two exchange and the second and third fold; None elsewhere.
    """
    changes = draw.chance(1, 3) if place is None else place < 2 or (place > 3 and draw.chance(1, 2))
    folds = draw.chance(1, 4) if place is None else place in (1, 2) or draw.chance(1, 4)
    seat = exchange_card(draw, seat, taken) if changes else seat
    return msgspec.structs.replace(seat, choice=Choice.FOLD) if folds else seat
