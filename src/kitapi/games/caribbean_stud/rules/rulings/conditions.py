"""Seats that a ruling is about: those that wait for a card, that get none from the stub, or that one player has."""

from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Report, RulingChoice
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Instead, rule


def seats_with_request(facts: Facts) -> tuple[int, ...]:
    """Seats that requested a card by the rules, served or not, from the dealer's left."""
    return tuple(seat for seat in sorted(facts.seats) if facts.seats[seat].fee and facts.seats[seat].regular)


def seats_waiting(facts: Facts) -> tuple[int, ...]:
    """Seats that requested a card and wait for it, in the order in which they are served."""
    left_to_right = tuple(seat for seat in seats_with_request(facts) if not facts.seats[seat].served)
    return left_to_right[::-1] if facts.from_right else left_to_right


def waiting_from_right(facts: Facts) -> tuple[int, ...]:
    """Seats that wait for a card, from the dealer's right, except the one that was served first."""
    return tuple(
        seat for seat in reversed(seats_with_request(facts)) if not facts.seats[seat].served and seat != facts.seat
    )


@rule("AMB-70", without=Instead(lambda facts: seats_waiting(facts) if stub_is_short(facts) else ()))
def seats_unreached(facts: Facts) -> tuple[int, ...]:
    """Seats that wait for a card and get none, because the stub is used up by those served before them."""
    return seats_waiting(facts)[facts.left :] if stub_is_short(facts) else ()


def stub_is_short(facts: Facts) -> bool:
    """Whether the stub has fewer cards than there are seats that wait for one."""
    return facts.left is not None and facts.left < len(seats_waiting(facts))


def void_chosen(facts: Facts) -> tuple[int, ...]:
    """The seats that get no card from the stub and chose to have their hands void."""
    return tuple(seat for seat in seats_unreached(facts) if facts.choices.get(seat) is RulingChoice.VOID)


def was_passed_over(facts: Facts) -> bool:
    """Whether the seat has not been served, although one that comes later in the dealer's order has."""
    if facts.seat is None or facts.here.served:
        return False
    later = [seat for seat in facts.seats if (seat < facts.seat if facts.from_right else seat > facts.seat)]
    return any(facts.seats[seat].served for seat in later)


@rule("AMB-52", without=True)
def began_from_right(facts: Facts) -> bool:
    """Whether the seat served first shows that the dealer began from the right.

    It does if it is the rightmost of at least three that requested a card. With two the first might just have been
    passed over, so the facts must state that the dealer began from the right.
    """
    seats = seats_with_request(facts)
    return len(seats) > 1 and facts.seat == seats[-1] and (len(seats) > 2 or facts.from_right)


def both_of(facts: Facts) -> tuple[int, ...]:
    """The two seats of one player, from the dealer's left."""
    return () if facts.both is None else tuple(sorted(facts.both))


def seats_unsettled(facts: Facts) -> tuple[int, ...]:
    """Those of one player's two seats that are not settled yet."""
    return tuple(seat for seat in both_of(facts) if facts.seats[seat].result is None)


@rule("AMB-71", without=False)
def waits_for_management(report: Report) -> bool:
    """Whether the seat of a dropped card has folded, or the bank's cards are turned."""
    folded = report.facts.here.folded or report.facts.here.result is Result.FOLD
    return folded or report.phase in BANK_SHOWS


BANK_SHOWS = frozenset((Phase.SETTLE, Phase.JACKPOT, Phase.DONE))
"""The phases in which the bank's cards are turned."""
