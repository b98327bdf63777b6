"""Who did what in the books: the people or the automaton behind jackpots, rulings, claims and a shift (AMB-73)."""

from collections.abc import Iterable, Sequence

from kitapi.games.caribbean_stud.rules.console.awards import needs_municipal_inspector, side_of
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.house.books import signatures as of_the_house
from kitapi.house.books.entries import all_of
from kitapi.house.books.signatures import Served, Signed, sign_step
from kitapi.kernel import rule
from kitapi.kernel.books import Entry

_OF_SEAT = (happened.DeclarationNoted, happened.HandConfirmed, happened.PaymentAuthorised)
"""The events by which the house approves one seat's royal or straight flush before it is paid."""


@rule("AMB-73", "CSP-059", without=())
def award_signed(hand: Sequence[Entry], award: Entry) -> tuple[Signed, ...]:
    """Who dealt, noted, confirmed, authorised, was present, turned the key and paid for one award, in this order."""
    before, seat, tier = hand[: hand.index(award)], award.event.seat, award.event.tier
    of_seat = [one for one in all_of(before, *_OF_SEAT) if one.event.seat == seat]
    present = all_of(before, happened.InspectorAttended)[-1:] if needs_municipal_inspector(tier) else []
    turned = [one for one in all_of(before, happened.SelectorTurned) if one.event.position == side_of(tier)]
    dealt = all_of(before, happened.CardsDealt)
    return tuple(map(sign_step, (*dealt[-1:], *of_seat, *present, *turned[-1:], award)))


@rule("AMB-73", without=())
def ruling_signed(hand: Sequence[Entry], given: Entry) -> tuple[Signed, ...]:
    """Who stated the facts of a ruling, and who joined it."""
    before = hand[: hand.index(given)]
    return of_the_house.ruling_signed(before, stated=happened.FactsStated, joined=happened.RulingJoined)


@rule("AMB-73", without=())
def staff_of(log: Iterable[Entry]) -> tuple[Served, ...]:
    """Who acted in which roles of the house, in the order of their first step; chance and the meter are left out."""
    return of_the_house.list_served(log, apart=("chance", "meter"))
