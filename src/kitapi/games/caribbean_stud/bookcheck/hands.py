"""The books of one hand of Caribbean Stud: every chip in one account, from the opening to GAME OVER."""

from collections.abc import Callable, Iterator

from kitapi.auditor.accounts import Unreadable, wholes
from kitapi.auditor.deals import kinds
from kitapi.auditor.laws import Found
from kitapi.games.caribbean_stud.bookcheck import house, rulings, seats
from kitapi.games.caribbean_stud.bookcheck.hand_books import HandBooks
from kitapi.games.caribbean_stud.bookcheck.parts import Event
from kitapi.games.caribbean_stud.bookcheck.ways import SORT, WAGERS, WAYS, find_strays

UNMOVED = kinds(
    """table_opened decks_checked deck_washed pledged contributed cut_offered cut_declined deck_cut deck_ready
    stakes_invited waved tokens_counted cards_dealt upcard_turned exchange_declined asked_again declared stub_taken
    seat_asked card_given choices_closed bets_checked bank_revealed declaration_noted
    hand_confirmed payment_authorised settlement_ended button_pressed
    inspector_attended selector_turned jackpots_paid bank_stored closing_begun system_paused slip_made loan_offered
    inspector_called call_dismissed facts_stated ruling_joined remedy_chosen ruling_given cards_lost exchanges_turned
    dead_hand_taken hand_said short_bet_stands checked_again player_warned card_dropped"""
)
"""Kinds of event without transfers and without anything to audit."""


class StudHand(HandBooks):
    """The books of one hand, with the check of each of its events."""

    def take(self, kind: str, event: Event) -> Iterator[Found]:
        """Post the transfers of the next event after the opening, and check its laws."""
        yield from self.staff.take(kind, event)
        if transfers := event.get("transfers"):
            yield from find_strays(kind, event)
            before = self.accounts.balances["meter"]
            yield from self.accounts.book(transfers)
            for one in transfers:
                self.moved[SORT.get(one["payer"], ""), SORT.get(one["payee"], "")] += one["amount"]
            self.jackpot.move_display(self.accounts.balances["meter"] - before)
            yield from house.check_exchange(kind, event, self.house)
        for law in filter(None, (LAWS_OF.get(kind), rulings.LAWS_OF.get(kind))):
            yield from law(self, event)
        if kind not in KNOWN:
            raise Unreadable(f"caribbean_stud.{kind} is an unknown kind")


def _check_end(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.over = True
    for seat in range(hand.players):
        for wager in WAGERS[:-1]:
            if chips := hand.chips_on(seat, wager):
                yield Found("escrow", f"{chips} lie on {wager}{seat} after the hand")
    if hand.stopping:
        yield Found("stops", "the hand is over, but the other tables are still stopped for it")
    if hand.jackpot.reserved:
        yield Found("reserve", f"the hand is over, but {hand.jackpot.reserved} are still set aside for it")
    won, stated = hand.compute_won(), wholes(event["won"], "won")
    if stated != won:
        yield Found("won", f"the recorded wins are {stated}, but the accounts gained {won}")
    hand.results = tuple(before + now for before, now in zip(hand.results, won, strict=True))
    yield from _check_results(hand, event)


def _check_results(hand: HandBooks, event: Event) -> Iterator[Found]:
    if (stated := wholes(event["results"], "results")) != hand.results:
        yield Found("won", f"the recorded results are {stated}, not {hand.results}")


def _check_void_hand(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.void = True
    yield from house.check_reversals(hand, event)
    hand.claims.void()
    yield from _check_put_back(hand)


def _check_put_back(hand: HandBooks) -> Iterator[Found]:
    """Check that a void hand leaves seats, meter and income as before, except for loans and earlier claims."""
    for seat, won in enumerate(hand.compute_won()):
        if won != hand.owed[seat]:
            yield Found("void", f"seat {seat} ends a void hand with a win of {won}, not {hand.owed[seat]}")
    now, then, moved = hand.accounts.balances, hand.before, hand.moved
    if now["jackpot_income"] != then["jackpot_income"]:
        yield Found(
            "void", f"the jackpot income is {now['jackpot_income']} after a void hand, not {then['jackpot_income']}"
        )
    short = moved["house", "meter"] - moved["meter", "house"] + hand.jackpot.tokens_covered
    if now["meter"] - then["meter"] != short:
        yield Found("void", f"a void hand changed the meter by {now['meter'] - then['meter']}, not by {short}")
    if moved["stack", "house"] != hand.jackpot.covered:
        yield Found("void", f"the house covered {hand.jackpot.covered}, but gets {moved['stack', 'house']} back")


def _check_breaking_up(hand: HandBooks, event: Event) -> Iterator[Found]:
    running, hand.over, hand.last = not hand.over, True, True
    if running:
        yield from _check_void_hand(hand, event)
    elif event["transfers"] or event["reversed"]:
        yield Found("void", "chips move although no hand is running")
    yield from _check_results(hand, event)


def _note_secret(hand: HandBooks, event: Event) -> Iterator[Found]:
    hand.secret = event["secret"]
    yield from ()


def _note_bets_closed(hand: HandBooks, _event: Event) -> Iterator[Found]:
    hand.cards = True
    yield from ()


LAWS_OF: dict[str, Callable[[HandBooks, Event], Iterator[Found]]] = {
    **seats.LAWS_OF,
    **house.LAWS_OF,
    "hand_ended": _check_end,
    "table_closed": _check_end,
    "hand_voided": _check_void_hand,
    "table_broken_up": _check_breaking_up,
    "deck_shuffled": _note_secret,
    "shuffle_unused": _note_secret,
    "bets_closed": _note_bets_closed,
}
"""The laws of each kind of event, besides those of all kinds."""

KNOWN = UNMOVED | WAYS.keys() | LAWS_OF.keys()
"""Every kind of event that the auditor can read."""
