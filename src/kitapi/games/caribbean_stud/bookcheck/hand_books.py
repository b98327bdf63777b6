"""The books of one hand of Caribbean Stud up to the event that the auditor has read last; every law receives them."""

from collections import Counter
from collections.abc import Callable, Iterator

from kitapi.auditor.accounts import Accounts, balances_in, whole, wholes
from kitapi.auditor.deals import Carried, check_opening, players_of
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry
from kitapi.games.caribbean_stud.bookcheck.parts import Claims, Event, Jackpot, Rulings
from kitapi.games.caribbean_stud.bookcheck.staff import Staff
from kitapi.games.caribbean_stud.bookcheck.ways import OF_SEAT, OF_TABLE, SEATS


class HandBooks:
    """The books of one hand, from its opening event to the one read last; the laws are in other modules.

    ``held``: returns the amount in the meter that the table shares, None if the log does not contain it.
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
        self.claims = Claims(wholes(self.event["claims"], "claims"), self.players)
        self.jackpot = Jackpot()
        self.rulings = Rulings()
        self.lamps: set[int] = set()
        """The seats whose tokens are in play."""
        self.staff = Staff(practice=bool(self.house.get("practice", True)))
        self.stops = 0
        self.stopping = self.cards = False
        self.owed: Counter[int] = Counter()
        """By seat, what it may gain or lose in a void hand: by loans, and by decided claims of earlier hands."""
        self.moved: Counter[tuple[str, str]] = Counter()
        """The chips moved in this hand, by the kinds of account from which and to which."""

    def opening(self, before: Carried | None) -> Iterator[Found]:
        """Check that the hand opens with the accounts that the hand ``before`` left."""
        yield from check_opening(self.event, before, self._first())
        yield from self.claims.check_promises(self.before)

    def _first(self) -> Event:
        """The balances and results with which the first hand opens: the house has filled the tray, all else is 0."""
        names = [*OF_TABLE, *(f"{sort}{seat}" for sort in OF_SEAT for seat in range(self.players))]
        dotation = whole(self.house["dotation"], "dotation")
        balances = {**dict.fromkeys(names, 0), "float": dotation, "house": -dotation}
        return {"balances": balances, "results": [0] * self.players}

    def carry_over(self) -> Carried:
        """Return the values with which the next hand must open."""
        fields = {"terms": self.event["terms"], "balances": self.accounts.balances, "results": list(self.results)}
        if (claims := self.claims.carry_over(self.accounts.balances)) is not None:
            fields["claims"] = claims
        return Carried(self.number, fields)

    def chips_on(self, seat: int, wager: str) -> int:
        """Return the chips on a seat's ``wager``."""
        return self.accounts.balances[f"{wager}{seat}"]

    def seat_value(self, balances: dict[str, int], seat: int) -> int:
        """Return a seat's chips in all its accounts, minus the notes that it brought."""
        return sum(balances[f"{sort}{seat}"] for sort in OF_SEAT)

    def compute_won(self) -> tuple[int, ...]:
        """By seat, the chips won or lost in this hand."""
        now = self.accounts.balances
        return tuple(self.seat_value(now, seat) - self.seat_value(self.before, seat) for seat in range(self.players))
