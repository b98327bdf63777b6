"""Who did what in the books: the people or the automaton behind jackpots, rulings, claims and a shift (AMB-73)."""

from collections.abc import Iterable, Sequence

from kitapi.games.caribbean_stud.rules.console.awards import needs_municipal_inspector, side_of
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.house.books import Served, Signed, signed
from kitapi.house.books import served as of_the_house
from kitapi.kernel import rule
from kitapi.kernel.books import Entry

_OF_SEAT = (happened.DeclarationNoted, happened.HandConfirmed, happened.PaymentAuthorised)
"""What the house does about one seat's royal or straight flush before it is paid."""


@rule("AMB-73", "CSP-059", without=())
def award_signed(hand: Sequence[Entry], award: Entry) -> tuple[Signed, ...]:
    """Who dealt, noted, confirmed, authorised, was present, turned the key and paid, for one award, in that order."""
    before, seat, tier = hand[: hand.index(award)], award.event.seat, award.event.tier
    dealt = [one for one in before if isinstance(one.event, happened.CardsDealt)]
    of_seat = [one for one in before if isinstance(one.event, _OF_SEAT) and one.event.seat == seat]
    present = [one for one in before if isinstance(one.event, happened.InspectorAttended)]
    turned = [one for one in before if _is_turn(one, side_of(tier))]
    witnesses = present[-1:] if needs_municipal_inspector(tier) else []
    return tuple(signed(one) for one in (*dealt[-1:], *of_seat, *witnesses, *turned[-1:], award))


def _is_turn(entry: Entry, side: str) -> bool:
    return isinstance(entry.event, happened.SelectorTurned) and entry.event.position == side


@rule("AMB-73", without=())
def ruling_signed(hand: Sequence[Entry], given: Entry) -> tuple[Signed, ...]:
    """Who stated the facts of a ruling, and who joined it."""
    steps: list[Signed] = []
    for entry in hand[: hand.index(given)]:
        if isinstance(entry.event, happened.FactsStated):
            steps = [signed(entry)]
        elif isinstance(entry.event, happened.RulingJoined):
            steps.append(signed(entry))
    return tuple(steps)


@rule("AMB-73", without=())
def served(log: Iterable[Entry]) -> tuple[Served, ...]:
    """Who acted in which of the house's roles, in the order in which they began; the automaton and the bots apart."""
    return of_the_house(log, apart=("chance", "meter"))
