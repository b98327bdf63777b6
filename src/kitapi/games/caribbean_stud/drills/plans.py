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
"""What hands of drills make: good ones oftener than chance would have it, and none that stops all tables."""


def some_house(draw: Draw, shuffling: Shuffling | None = None) -> CaribbeanStudHouse:
    """A house made up, that lets no slip pass."""
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
    """What a player of the example's limits may stake."""
    return 5 * draw.between(1, 10)


def bank_hand(draw: Draw, taken: Sequence[Card], *, qualified: bool) -> Hand:
    """The bank's cards, which qualify or do not."""
    if not qualified:
        return hand_that(draw, lambda: high_cards(draw), lambda hand: not _qualifies(hand), taken)
    if draw.chance(1, 2):
        return hand_that(draw, lambda: high_cards(draw, Rank.ACE, Rank.KING), _qualifies, taken)
    return hand_of(draw, draw.one_of(USUAL[2:6]), taken)


def _qualifies(hand: Hand) -> bool:
    return qualifies(value_of(hand), Qualification.ACE_AND_KING)


def seat_with(draw: Draw, made: Combination, taken: list[Card], *, token: bool = False) -> SeatPlan:
    """A seat that was dealt ``made``, whose cards are then taken; ``token``: it plays for the jackpot in any case."""
    cards = hand_of(draw, made, taken)
    taken.extend(cards)
    return SeatPlan(ante=some_ante(draw), cards=cards, token=draw.chance(2, 3) or token)


def exchange_card(draw: Draw, seat: SeatPlan, taken: list[Card]) -> SeatPlan:
    """``seat``, that changes one of its cards for one not taken yet."""
    new = draw.one_of([card for card in DECK_52 if card not in taken])
    taken.append(new)
    return msgspec.structs.replace(seat, discard=draw.below(len(seat.cards)), new=new)


def seat_plans(draw: Draw, plans: Sequence[SeatPlan]) -> tuple[SeatPlan | None, ...]:
    """``plans`` at seats somewhere along the table, in their order."""
    places = sorted(draw.some_of(range(SEATS), len(plans)))
    of = dict(zip(places, plans, strict=True))
    return tuple(of.get(place) for place in range(SEATS))


def some_plan(
    draw: Draw, wanted: Sequence[Combination] = (), *, qualified: bool | None = None, busy: bool = False
) -> Plan:
    """A hand of three to five seats: some that make what is ``wanted`` and play on, others that do anything.

    ``busy``: two at least exchange a card, and two fold.
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
    """``seat`` as it exchanges or folds, by chance or because it is one of the first four at a busy table."""
    changes = draw.chance(1, 3) if place is None else place < 2 or (place > 3 and draw.chance(1, 2))
    folds = draw.chance(1, 4) if place is None else place in (1, 2) or draw.chance(1, 4)
    seat = exchange_card(draw, seat, taken) if changes else seat
    return msgspec.structs.replace(seat, choice=Choice.FOLD) if folds else seat
