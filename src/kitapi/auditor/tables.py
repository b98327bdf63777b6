"""One table's books, deal after deal, from the events of its streams."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from kitapi.auditor.bindings import Seals, Secret
from kitapi.auditor.deals import Carried, Deal
from kitapi.auditor.games import AuditedGame
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry

Event = dict[str, Any]


class Table:
    """One table: the deal in progress, the values that it carries over, its seals, and its entries for its house.

    ``games``: the checks of each game, by the kind of the event that opens its deals.
    ``held``: a function that returns the present amount of a meter.
    """

    def __init__(self, name: str, games: Mapping[str, AuditedGame], held: Callable[[str], int | None]) -> None:
        self.name = name
        self._games = games
        self.archived = False
        """Whether the table is an imported record, which has neither a stream of secrets nor a meter."""
        self.house: str | None = None
        """The house of the table; None if the table is from before houses had names."""
        self.link: str | None = None
        """The house whose meter the table shares; None if it shares none."""
        self.reported: list[Entry] = []
        """Entries that must still come in a stream of the house."""
        self.deals = 0
        self._held = held
        self._game = ""
        self._deal: Deal | None = None
        self._secret: Secret | None = None
        self._before: Carried | None = None
        self._seals = Seals(f"play:{name}")

    @property
    def over(self) -> bool:
        """Whether no deal is in progress."""
        return self._deal is None or self._deal.over

    def join(self, house: str) -> None:
        """Assign the table to ``house``."""
        self.house = house
        if self.link is not None:
            self.link = house

    def grow(self, kind: str, schema: int, payload: bytes) -> None:
        """Add an event of play to the hash, whatever it contains."""
        self._seals.grow(kind, schema, payload)

    def play(self, kind: str, event: Event) -> Iterator[Found]:
        """Check an event of play, which has been added to the hash.

        Raises:
            Unreadable: the event lacks what its kind requires.
        """
        if kind in self._games:
            yield from self._open(self._games[kind], event)
            return
        game, _, what = kind.partition(".")
        if self._deal is None or self._secret is None or game != self._game:
            yield Found("numbers", f"{kind} comes before a deal of that game was opened")
            return
        if what != "shuffle_unused" and self._is_closed(what):
            yield Found("numbers", f"{kind} comes after the end of the deal")
        yield from self._deal.take(what, event)
        self._hand_over()
        if self._deal.secret:
            yield from self._secret.publish(self._deal.secret)

    def _is_closed(self, what: str) -> bool:
        """Whether the event ``what`` comes too late: after a deal only the end of the sitting may follow, then nothing.

        An amount may be added to the kasa between deals, even if it was empty; the deal checks whether that is allowed.
        """
        assert self._deal is not None
        if what == "kasa_added":
            return not self._deal.over
        return self._deal.last or (self._deal.over and what not in ("sitting_broken_up", "table_broken_up"))

    def _hand_over(self) -> None:
        """Move the deal's entries for its house to ``reported``."""
        assert self._deal is not None
        if self._deal.entries:
            if self.link is not None:
                self.reported += [one.at(self.name) for one in self._deal.entries]
            self._deal.entries.clear()

    def _open(self, game: AuditedGame, event: Event) -> Iterator[Found]:
        yield from self._closed()
        self._secret = None
        self._game = game.opening.partition(".")[0]
        deal = self._deal = game.deal(event, self._in_meter)
        self.deals += 1
        self.link = None if self.archived or game.meter_of is None else self.house or game.meter_of(event)
        yield from deal.opening(self._before)
        self._secret = Secret(event["commitment"], None if self.archived else f"{self.name}/{deal.number}")
        yield from self._secret.opening()

    def _closed(self) -> Iterator[Found]:
        """Check, as another deal is opened, that the deal before is over and sealed and its secret published."""
        if self._deal is None:
            return
        if not self._deal.over or self._deal.last:
            yield Found(
                "numbers",
                f"a deal was opened {'after the end of the sitting' if self._deal.over else 'during another'}",
            )
        if self.archived:
            self._seals.leave()
        else:
            yield from self._seals.due(opening=1)
        if self._secret is not None:  # the deal's opening was readable
            yield from self._secret.due(over=True)
        yield from self.unheard()
        self._before = self._deal.carry_over()

    def unheard(self) -> Iterator[Found]:
        """Yield, once, a finding for every reported entry that is in no stream of the house."""
        for entry in self.reported:
            if entry.moves:
                yield Found(
                    "meter-told", f"{entry.kind} {entry.id} of {entry.amount} is missing in the streams of the house"
                )
        self.reported.clear()

    def finish(self) -> Iterator[Found]:
        """Check the conditions for the end of the log."""
        if self._deal is not None and self._secret is not None:
            if self._deal.over:
                yield from self._seals.due()
            yield from self._secret.due(over=self._deal.over)
            yield from self.unheard()

    def seal(self, event: Event) -> Iterator[Found]:
        """Check a seal."""
        number = self._deal.number if self._deal else 0
        yield from self._seals.take(event, number, over=self._deal is not None and self._deal.over)

    def draw(self, event: Event) -> Iterator[Found]:
        """Check a secret."""
        if self._secret is None:
            yield Found("secrets", f"a secret was drawn for {event['context']!r}, but no deal is open")
        else:
            yield from self._secret.draw(event)

    def hear(self, entry: Entry, link: str) -> Iterator[Found]:
        """Compare an entry of the house ``link`` that names this table with what the table has reported."""
        if entry in self.reported and link == self.link:
            self.reported.remove(entry)
        elif entry.moves:
            due = next((one for one in self.reported if one.id == entry.id), None)
            if due is not None:
                self.reported.remove(due)
            reported = "nothing" if due is None else f"{due.kind} of {due.amount}, {due.covered} covered"
            yield Found(
                "meter-told",
                f"{entry.kind} {entry.id} of {entry.amount}, {entry.covered} covered; the table's history: {reported}",
            )

    def _in_meter(self) -> int | None:
        return None if self.link is None else self._held(self.link)
