"""The books of one deal of Prefa: seats and kasa, and the sheet (PREFA-PAY, PREFA-KIT)."""

from collections.abc import Iterator
from typing import Any

from kitapi.auditor.accounts import Accounts, Unreadable, balances_in, differences, grid, whole, wholes
from kitapi.auditor.deals import Carried, check_opening, kinds, players_of
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry
from kitapi.games.prefa.bookcheck.payments import due, net_of, shortfall

UNMOVED = kinds(
    """pledged contributed call_made auction_won pass_deal_begun cards_discarded solo_written contract_named
    answer_given play_begun card_played trick_taken claim_made claim_answered claim_refused claim_granted
    solo_answered taken_back"""
)
"""Kinds of event that change no amount."""


class PrefaDeal:
    """The books of one deal, from its opening event."""

    def __init__(self, event: dict[str, Any]) -> None:
        self.event = event
        self.players = players_of(event, 4)
        self.terms = event["terms"]["variant"]
        self.number = whole(event["number"], "number")
        self.over = self.last = self.broken_up = False
        self.secret: str | None = None
        self.entries: list[Entry] = []
        seats = [f"seat{seat}" for seat in range(self.players)]
        owing = seats + ["kasa"] * (self.terms.get("last_contract") == "full")
        self.accounts = Accounts(balances_in(event["balances"]), frozenset(owing))
        self.sheet = event["sheet"]
        self.results = event["results"]
        self._columns(self.sheet)

    def opening(self, before: Carried | None) -> Iterator[Found]:
        """Yield the problems with the opening: it must state what the deal ``before`` left."""
        yield from check_opening(self.event, before, self._first())
        if self.accounts.balances.get("kasa", 0) <= 0:
            yield Found("numbers", "a deal was opened although the kasa is empty")

    def _first(self) -> dict[str, Any]:
        """Return the values with which the first deal opens: all have put their share into the kasa (PREFA-KIT-01)."""
        share, players = whole(self.terms["kasa_share"], "kasa_share"), self.players
        return {
            "balances": {**{f"seat{seat}": -share for seat in range(players)}, "kasa": share * players},
            "sheet": {"columns": [share // 10] * players, "owed": [[0] * players] * players},
            "results": [0] * players,
        }

    def carry_over(self) -> Carried:
        """Return the values that the next deal must open with: the accounts after this one."""
        fields = {"terms": self.event["terms"], "balances": self.accounts.balances, "sheet": self.sheet}
        return Carried(self.number, {**fields, "results": self.results})

    def take(self, kind: str, event: dict[str, Any]) -> Iterator[Found]:
        """Check an event after the opening, and update the books."""
        if kind in ("cards_dealt", "shuffle_unused"):
            self.secret = event["secret"]
        elif kind == "deal_settled":
            yield from self._check_settlement(event)
        elif kind == "sitting_broken_up":
            yield from self._check_break_up(event)
        elif kind == "kasa_added":
            yield from self._check_kasa_added(event)
        elif kind not in UNMOVED:
            raise Unreadable(f"prefa.{kind} is an unknown kind")

    def _check_settlement(self, event: dict[str, Any]) -> Iterator[Found]:
        self.over = True
        yield from self._check_payments(event)
        transfers = event["settlement"]["transfers"]
        yield from self.accounts.book(transfers)
        yield from self.accounts.compare(balances_in(event["balances"]))
        sheet = event["written"]["sheet"]
        yield from self._check_entries(event["written"]["entries"], sheet)
        self.sheet, self.results = sheet, event["results"]
        columns = self._columns(sheet)
        kasa = self.accounts.balances["kasa"]
        if 10 * sum(columns) != kasa:
            yield Found("columns", f"the columns add up to {sum(columns)} tens, but the kasa holds {kasa}")
        if self.results != (due := results_of(sheet)):
            yield Found("results", f"the results are {self.results}, but the sheet gives {due}")
        yield from self._check_agreement(wholes(self.results, "results"), kasa)
        self.last = kasa <= 0

    def _check_payments(self, event: dict[str, Any]) -> Iterator[Found]:
        """Yield the problems with the payments: they must be those that the facts and the terms require."""
        facts, settlement = event["facts"], event["settlement"]
        if settlement["shortfall"] != (short := shortfall(facts, self.terms)._asdict()):
            yield Found("payments", f"the recorded shortfall is {settlement['shortfall']}, but the tricks give {short}")
        paid, expected = net_of(settlement["transfers"]), due(facts, self.terms)
        if paid != expected:
            yield Found(
                "payments", "the payments differ from those that the deal requires: " + differences(expected, paid)
            )

    def _check_kasa_added(self, event: dict[str, Any]) -> Iterator[Found]:
        """Yield the problems with a change of every column by agreement, between two deals (PREFA-HOUSE-03)."""
        amount, sheet = whole(event["amount"], "amount"), event["written"]["sheet"]
        if not self.terms.get("add_kasa") or self.broken_up:
            yield Found("numbers", "kasa was added although the terms do not allow it, or after the end of the sitting")
        yield from self.accounts.book(event["transfers"])
        yield from self.accounts.compare(balances_in(event["balances"]))
        alike = [column + amount // 10 for column in self._columns(self.sheet)]
        if amount % 10 or list(self._columns(sheet)) != alike or min(alike) < min(0, *self.sheet["columns"]):
            yield Found(
                "kasa-added", f"{amount} added to the columns {self.sheet['columns']} cannot give {sheet['columns']}"
            )
        yield from self._check_entries(event["written"]["entries"], sheet)
        self.sheet, kasa = sheet, self.accounts.balances["kasa"]
        if 10 * sum(self._columns(sheet)) != kasa:
            yield Found("columns", f"the columns add up to {sum(sheet['columns'])} tens, but the kasa holds {kasa}")
        if event["results"] != self.results:
            yield Found("results", f"the results are {event['results']}, but were {self.results} before")
        self.results, self.last = event["results"], kasa <= 0

    def _columns(self, sheet: dict[str, Any]) -> tuple[int, ...]:
        columns, owed = wholes(sheet["columns"], "columns"), grid(sheet["owed"], "owed")
        if len(columns) != self.players or any(len(row) != self.players for row in (owed, *owed)):
            raise Unreadable("sheet: its number of players is not that of the deal")
        return columns

    def _check_entries(self, entries: list[dict[str, Any]], after: dict[str, Any]) -> Iterator[Found]:
        """Yield the problems with ``entries``.

        Each must strike through the present figure, and together they must give ``after``.
        """
        columns, owed = list(self.sheet["columns"]), [list(row) for row in self.sheet["owed"]]
        lowered: dict[int, int] = {}
        for entry in entries:
            field, column = entry["field"], entry["column"]
            row, place = (columns, field) if column is None else (owed[field], column)
            if row[place] != whole(entry["before"], "before"):
                yield Found(
                    "sheet", f"an entry strikes through {entry['before']}, but the sheet has {row[place]} there"
                )
            row[place] = whole(entry["after"], "after")
            if entry["clause"] == "PREFA-KIT-03":
                fallen = 10 * (entry["before"] - entry["after"]) if column is None else entry["before"] - entry["after"]
                seat = field if column is None else column
                lowered[seat] = lowered.get(seat, 0) + fallen
        if (columns, owed) != (after["columns"], after["owed"]):
            yield Found("sheet", "the sheet is not the sheet before with the entries of the deal")
        yield from self._check_licking(lowered, columns)

    def _check_licking(self, lowered: dict[int, int], columns: list[int]) -> Iterator[Found]:
        """Yield the problems with the lowered columns of other players.

        ``lowered``: by seat, the fall of its column in the declarer's place, minus what the declarer owes it for that.
        """
        for seat, left in lowered.items():
            if left:
                yield Found(
                    "licking", f"the column of seat {seat} was lowered by {left} more than the declarer owes for it"
                )
            if columns[seat] < 0:
                yield Found("licking", f"the column of seat {seat} was lowered to {columns[seat]}, which is below zero")

    def _check_agreement(self, results: tuple[int, ...], kasa: int) -> Iterator[Found]:
        """Yield the problems with results: each must be the balance plus an equal part of the kasa (PREFA-KIT-04).

        Every payment between two players may be rounded, so a small difference is no problem.
        """
        players = self.players
        if sum(results):
            yield Found("results", f"the results add up to {sum(results)}, not zero")
        for seat, result in enumerate(results):
            exact = players * self.accounts.balances[f"seat{seat}"] + kasa
            if abs(players * result - exact) > players * (players - 1):
                yield Found(
                    "agreement", f"the result of seat {seat} is {result}, but its balance gives {exact} / {players}"
                )

    def _check_break_up(self, event: dict[str, Any]) -> Iterator[Found]:
        """Yield the problems with breaking up: the sheet is settled without a running deal, which is void."""
        self.over = self.last = self.broken_up = True
        if event["settlement"] != (due := settlement_of(self.sheet)):
            wrong = [name for name in due if event["settlement"].get(name) != due[name]]
            yield Found("settlement", f"the settlement of the sheet breaks the rule in: {', '.join(wrong)}")


def results_of(sheet: dict[str, Any]) -> list[int]:
    """Return every player's result by the sheet: pair columns, and gifts given and received (PREFA-KIT-04)."""
    gifts = gifts_of(sheet["columns"])
    players, owed = range(len(gifts)), sheet["owed"]
    pairs = [sum(owed[one][other] - owed[other][one] for other in players) for one in players]
    return [pairs[one] + sum(gifts) - len(gifts) * gifts[one] for one in players]


def gifts_of(columns: list[int]) -> list[int]:
    """Return the gift of each player to every other one, in kapikia, rounded half up.

    It is an equal part of the player's own column above the smallest.
    """
    players, smallest = len(columns), min(columns)
    parts = [divmod(10 * (column - smallest), players) for column in columns]
    return [part + (2 * rest >= players) for part, rest in parts]


def settlement_of(sheet: dict[str, Any]) -> dict[str, Any]:
    """Return the settlement of the sheet, step by step."""
    columns, owed = sheet["columns"], sheet["owed"]
    smallest, players = min(columns), range(len(columns))
    return {
        "columns": columns,
        "smallest": smallest,
        "left": [column - smallest for column in columns],
        "gifts": gifts_of(columns),
        "pairs": [[owed[one][other] - owed[other][one] for other in players] for one in players],
        "results": results_of(sheet),
    }
