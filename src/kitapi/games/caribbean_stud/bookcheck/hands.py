"""The books of one hand of Caribbean Stud: every chip in one account, from the opening to GAME OVER."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from kitapi.bookcheck.accounts import Accounts, Unreadable, balances_in, whole, wholes
from kitapi.bookcheck.deals import Carried, kinds, opened, players_of
from kitapi.bookcheck.laws import Found
from kitapi.bookcheck.meters import Entry
from kitapi.games.caribbean_stud.bookcheck import house, rulings, seats, staff
from kitapi.games.caribbean_stud.bookcheck.ways import OF_SEAT, OF_TABLE, SEATS, SORT, WAGERS, WAYS, strays

Event: TypeAlias = dict[str, Any]

UNMOVED = kinds(
    """table_opened decks_checked deck_washed pledged contributed cut_offered cut_declined deck_cut deck_ready
    stakes_invited waved tokens_counted cards_dealt upcard_turned exchange_declined asked_again declared stub_taken
    seat_asked card_given choices_closed bets_checked bank_revealed declaration_noted
    hand_confirmed payment_authorised settlement_ended button_pressed
    inspector_attended selector_turned jackpots_paid bank_stored closing_begun system_paused slip_made loan_offered
    inspector_called call_dismissed facts_stated ruling_joined remedy_chosen ruling_given cards_lost exchanges_turned
    dead_hand_taken hand_said short_bet_stands checked_again player_warned card_dropped"""
)
"""Kinds of event that move no chips and say nothing that is audited."""


class StudHand:
    """The books of one hand, from its opening event.

    ``held``: what the meter that the table shares holds just now; None where nobody knows.
    """

    def __init__(self, event: Event, held: Callable[[], int | None] = lambda: None) -> None:
        self.event = {"claims": [], **event}
        self.held = held
        self.players = players_of(event, SEATS)
        self.house = event["terms"]["variant"]
        self.number = whole(event["number"], "number")
        self.over = self.last = self.void = False
        self.secret: str | None = None
        self.entries: list[Entry] = []
        self.before = balances_in(event["balances"])
        owing = {"house", "meter", *(f"pocket{seat}" for seat in range(self.players))}
        self.accounts = Accounts(self.before, frozenset(owing))
        self.results = wholes(event["results"], "results")
        self.claims = seats.Claims(wholes(self.event["claims"], "claims"), self.players)
        self.jackpot = house.Jackpot()
        self.rulings = rulings.Rulings()
        self.lamps: set[int] = set()
        """The seats whose tokens are in play."""
        self.staff = staff.Staff(practice=bool(self.house.get("practice", True)))
        self.stops = 0
        self.stopping = self.cards = False
        self.owed: Counter[int] = Counter()
        """By seat, what it has or lacks after a void hand: of loans, and of decided claims of earlier hands."""
        self.moved: Counter[tuple[str, str]] = Counter()
        """Chips of this hand by the sorts of account between which they went."""

    def opening(self, before: Carried | None) -> Iterator[Found]:
        """Whether the hand opens with what the one ``before`` left."""
        yield from opened(self.event, before, self._first())
        yield from self.claims.promised(self.before)

    def _first(self) -> Event:
        """How the first hand opens: the tray is filled by the house, and nothing lies anywhere else."""
        names = [*OF_TABLE, *(f"{sort}{seat}" for sort in OF_SEAT for seat in range(self.players))]
        dotation = whole(self.house["dotation"], "dotation")
        balances = {**dict.fromkeys(names, 0), "float": dotation, "house": -dotation}
        return {"balances": balances, "results": [0] * self.players}

    def carried(self) -> Carried:
        """What the next hand must open with."""
        fields = {"terms": self.event["terms"], "balances": self.accounts.balances, "results": list(self.results)}
        if (claims := self.claims.carried(self.accounts.balances)) is not None:
            fields["claims"] = claims
        return Carried(self.number, fields)

    def take(self, kind: str, event: Event) -> Iterator[Found]:
        """Go on with an event after the opening."""
        yield from self.staff.take(kind, event)
        if transfers := event.get("transfers"):
            yield from strays(kind, event)
            told = self.accounts.balances["meter"]
            yield from self.accounts.book(transfers)
            for one in transfers:
                self.moved[SORT.get(one["payer"], ""), SORT.get(one["payee"], "")] += one["amount"]
            self.jackpot.shown(self.accounts.balances["meter"] - told)
            yield from house.exchanged(kind, event, self.house)
        for law in filter(None, (LAWS_OF.get(kind), rulings.LAWS_OF.get(kind))):
            yield from law(self, event)
        if kind not in KNOWN:
            raise Unreadable(f"caribbean_stud.{kind} is no kind that is known")

    def lying(self, seat: int, wager: str) -> int:
        """The chips that lie on a seat's ``wager``."""
        return self.accounts.balances[f"{wager}{seat}"]

    def worth(self, balances: dict[str, int], seat: int) -> int:
        """A seat's chips everywhere at the table, less the notes that it brought."""
        return sum(balances[f"{sort}{seat}"] for sort in OF_SEAT)

    def won(self) -> tuple[int, ...]:
        """What every seat has won or lost in this hand."""
        now = self.accounts.balances
        return tuple(self.worth(now, seat) - self.worth(self.before, seat) for seat in range(self.players))


def _ended(hand: StudHand, event: Event) -> Iterator[Found]:
    hand.over = True
    for seat in range(hand.players):
        for wager in WAGERS[:-1]:
            if chips := hand.lying(seat, wager):
                yield Found("escrow", f"{chips} lie on {wager}{seat} after the hand")
    if hand.stopping:
        yield Found("stops", "the hand is over, and the other tables still stand still for it")
    if hand.jackpot.reserved:
        yield Found("reserve", f"the hand is over, and {hand.jackpot.reserved} are still set aside for it")
    won, told = hand.won(), wholes(event["won"], "won")
    if told != won:
        yield Found("won", f"the seats are said to have won {told}, and have won {won}")
    hand.results = tuple(before + now for before, now in zip(hand.results, won, strict=True))
    yield from _results(hand, event)


def _results(hand: StudHand, event: Event) -> Iterator[Found]:
    if (told := wholes(event["results"], "results")) != hand.results:
        yield Found("won", f"the results are said to be {told}, and are {hand.results}")


def _voided(hand: StudHand, event: Event) -> Iterator[Found]:
    hand.void = True
    yield from house.undone(hand, event)
    hand.claims.void()
    yield from _put_back(hand)


def _put_back(hand: StudHand) -> Iterator[Found]:
    """Every seat is worth what it was, but for loans and claims of earlier hands; meter and income are as they were."""
    for seat, won in enumerate(hand.won()):
        if won != hand.owed[seat]:
            yield Found("void", f"seat {seat} comes out of a void hand with {won}, not {hand.owed[seat]}")
    now, then, moved = hand.accounts.balances, hand.before, hand.moved
    if now["jackpot_income"] != then["jackpot_income"]:
        yield Found("void", f"the income is {now['jackpot_income']} after a void hand, not {then['jackpot_income']}")
    short = moved["house", "meter"] - moved["meter", "house"] + hand.jackpot.tokens_covered
    if now["meter"] - then["meter"] != short:
        yield Found("void", f"the table has given the meter {now['meter'] - then['meter']} in a void hand, not {short}")
    if moved["stack", "house"] != hand.jackpot.covered:
        yield Found("void", f"the house gets {moved['stack', 'house']} back of {hand.jackpot.covered} that it covered")


def _broken_up(hand: StudHand, event: Event) -> Iterator[Found]:
    running, hand.over, hand.last = not hand.over, True, True
    if running:
        yield from _voided(hand, event)
    elif event["transfers"] or event["reversed"]:
        yield Found("void", "chips move though no hand is running")
    yield from _results(hand, event)


def _shuffled(hand: StudHand, event: Event) -> Iterator[Found]:
    hand.secret = event["secret"]
    yield from ()


def _bets_closed(hand: StudHand, _event: Event) -> Iterator[Found]:
    hand.cards = True
    yield from ()


LAWS_OF: dict[str, Callable[[StudHand, Event], Iterator[Found]]] = {
    **seats.LAWS_OF,
    **house.LAWS_OF,
    "hand_ended": _ended,
    "table_closed": _ended,
    "hand_voided": _voided,
    "table_broken_up": _broken_up,
    "deck_shuffled": _shuffled,
    "shuffle_unused": _shuffled,
    "bets_closed": _bets_closed,
}
"""What an event must keep beside what holds of every one, by its kind."""

KNOWN = UNMOVED | WAYS.keys() | LAWS_OF.keys()
"""Every kind of event."""
