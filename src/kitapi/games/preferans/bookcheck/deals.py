"""The books of one deal of Preferans: points on the sheets, or chips in the pot (SK-SCORE)."""

from collections.abc import Iterator
from typing import Any

from kitapi.auditor.accounts import Accounts, Unreadable, balances_in, grid, whole, wholes
from kitapi.auditor.deals import Carried, check_opening, kinds, players_of
from kitapi.auditor.laws import Found
from kitapi.auditor.meters import Entry
from kitapi.games.preferans.bookcheck.score import Before, entries_due, passed_over

HEAD = 10
"""Points for each point of a head sum (SK-SCORE-07)."""

UNMOVED = kinds(
    """pledged contributed call_made bidding_won hand_won deal_thrown_in cards_discarded game_named way_given
    declarer_found participation_said invitation_said kontra_said kontra_declined play_begun card_played hands_laid_open
    trick_taken play_stopped taken_back"""
)
"""Kinds of event that change no amount."""


class PreferansDeal:
    """The books of one deal, from its opening event."""

    def __init__(self, event: dict[str, Any]) -> None:
        self.event = event
        self.players = players_of(event, 4)
        self.terms = event["terms"]["variant"]
        self.in_pot = self.terms["money"] == "pot"
        self.number = whole(event["number"], "number")
        self.over = self.last = False
        self.secret: str | None = None
        self.entries: list[Entry] = []
        self.before = balances_in(event["balances"])
        owing = [f"seat{seat}" for seat in range(self.players)] + ["heads"] * (self.terms["last_game"] == "overshoot")
        self.accounts = Accounts(self.before, frozenset(owing))
        self.sheet = event["sheet"]
        self.results = event["results"]
        self.fed = False
        self._check_sheet(self.sheet)

    def opening(self, before: Carried | None) -> Iterator[Found]:
        """Yield the problems with the opening: it must state what the deal ``before`` left."""
        yield from check_opening(self.event, before, self._first())

    def _first(self) -> dict[str, Any]:
        """Return the values of the first opening: the stake in every head sum, or an empty pot (SK-SCORE-01, -09)."""
        stake, players = whole(self.terms["stake"], "stake"), self.players
        seats = dict.fromkeys((f"seat{seat}" for seat in range(players)), 0 if self.in_pot else -HEAD * stake)
        common = {"pot": 0} if self.in_pot else {"heads": HEAD * stake * players}
        sheet = {"heads": [stake] * players, "sides": [[0] * players] * players, "refas": [0] * players}
        return {"balances": {**seats, **common}, "sheet": {**sheet, "refas_written": 0}, "results": [0] * players}

    def carry_over(self) -> Carried:
        """Return the values that the next deal must open with: the accounts after this one."""
        fields = {"terms": self.event["terms"], "balances": self.accounts.balances, "sheet": self.sheet}
        return Carried(self.number, {**fields, "results": self.results})

    def take(self, kind: str, event: dict[str, Any]) -> Iterator[Found]:
        """Check an event after the opening, and update the books."""
        if kind in ("cards_dealt", "shuffle_unused"):
            self.secret = event["secret"]
        elif kind == "pot_fed":
            yield from self._check_pot(event["transfers"])
        elif kind == "deal_settled":
            yield from self._check_settlement(event)
        elif kind == "sitting_broken_up":
            yield from self._check_break_up(event)
        elif kind not in UNMOVED:
            raise Unreadable(f"preferans.{kind} is an unknown kind")

    def _check_pot(self, transfers: Any) -> Iterator[Found]:
        """Yield the problems with payments into the pot: in the pot form each player pays the same, once.

        The rule is SK-SCORE-09.
        """
        fed = sorted((one["payer"], one["payee"], one["amount"]) for one in transfers)
        due = sorted((f"seat{seat}", "pot", self.terms["pot_stake"]) for seat in self.event["active"])
        if self.fed or not self.in_pot or fed != due:
            yield Found("pot", "not everybody who plays fed the pot once with the agreed amount")
        self.fed = True
        yield from self.accounts.book(transfers)

    def _check_settlement(self, event: dict[str, Any]) -> Iterator[Found]:
        self.over = True
        settlement, books = event["settlement"], event["booked"]
        if self.in_pot and not self.fed:
            yield Found("pot", "a deal was settled, but nobody has fed the pot")
        moved = dict(self.accounts.balances)
        yield from self._check_score(event["facts"], settlement)
        yield from self.accounts.book(settlement["transfers"])
        moved = {name: held - moved[name] for name, held in self.accounts.balances.items()}
        yield from self.accounts.compare(balances_in(books["balances"]))
        yield from self._check_entries(event["facts"], settlement, books["sheet"])
        self.sheet, self.last, self.results = books["sheet"], books["sitting_over"], books["results"]
        yield from self._check_end()
        if not self.in_pot:
            yield from self._check_points(settlement, moved)
        due = final(self.sheet, self.accounts.balances, in_pot=self.in_pot)["results"]
        if self.results != due:
            yield Found("results", f"the results are {self.results}, but the books give {due}")

    def _check_end(self) -> Iterator[Found]:
        """Yield the problems with the end of the sitting: it comes when the head sums are played off (SK-SCORE-06)."""
        heads, balances = sum(self.sheet["heads"]), self.accounts.balances
        if self.last is not (not self.in_pot and heads <= 0):
            yield Found(
                "numbers", f"the head sums add up to {heads}, but the sitting is {'over' if self.last else 'not over'}"
            )
        if self.in_pot:
            return
        if balances["heads"] != (0 if self.last else HEAD * heads):
            yield Found("agreement", f"the head sums add up to {heads}, but their account holds {balances['heads']}")
        points = final(self.sheet, {}, in_pot=False)["results"] if self.last else sheet_results(self.sheet)
        for seat, own in enumerate(points):
            if balances[f"seat{seat}"] != own:
                yield Found("agreement", f"seat {seat} holds {balances[f'seat{seat}']}, but its sheet gives {own}")

    def _check_sheet(self, sheet: dict[str, Any]) -> None:
        heads, sides, refas, missed = (
            wholes(sheet["heads"], "heads"),
            grid(sheet["sides"], "sides"),
            wholes(sheet["refas"], "refas"),
            wholes(sheet.get("refas_missed") or [0] * self.players, "refas_missed"),
        )
        whole(sheet["refas_written"], "refas_written")
        if any(len(row) != self.players for row in (heads, refas, missed, sides, *sides)):
            raise Unreadable("sheet: its number of players is not that of the deal")

    def _check_entries(
        self, facts: dict[str, Any], settlement: dict[str, Any], after: dict[str, Any]
    ) -> Iterator[Found]:
        """Yield the problems with the sheet ``after``, which must be the previous sheet with this deal's entries.

        In the pot form the sheet has no sums, so only the refas are checked.
        """
        self._check_sheet(after)
        heads, sides = list(self.sheet["heads"]), [list(row) for row in self.sheet["sides"]]
        refas, count = list(self.sheet["refas"]), self.sheet["refas_written"]
        for one in () if self.in_pot else settlement["heads"]:
            heads[one["seat"]] += whole(one["points"], "points")
        for one in () if self.in_pot else settlement["sides"]:
            if whole(one["points"], "points") < 1:
                yield Found("sheet", f"an entry writes a side sum of {one['points']}")
            sides[one["seat"]][one["against"]] += one["points"]
        missed = list(self.sheet.get("refas_missed") or [0] * self.players)
        if facts["kind"] == "void" and facts["refas"]:
            without = facts.get("passed_over", [])
            refas = [refa + (seat not in without) for seat, refa in enumerate(refas)]
            missed = [times + (seat in without) for seat, times in enumerate(missed)]
            count += 1
        if settlement["refa_used"]:
            refas[facts["declarer"]] -= 1
        due = {"heads": heads, "sides": sides, "refas": refas, "refas_written": count}
        due |= {"refas_missed": missed} if any(missed) else {}
        wrong = [name for name in due if after.get(name) != due[name]]
        if wrong or min(refas) < 0:
            yield Found("sheet", f"the sheet is not the sheet before with the deal's entries: {', '.join(wrong)}")

    def _check_score(self, facts: dict[str, Any], settlement: dict[str, Any]) -> Iterator[Found]:
        """Yield the problems with the deal's entries: they must follow from its facts and terms."""
        if facts["kind"] == "void":
            refas, without = passed_over(self.terms, self.sheet)
            if (facts["refas"], facts.get("passed_over", [])) != (refas, without):
                yield Found("entries", f"refas: {facts['refas']}, but the rule gives {refas}, and none to {without}")
            return
        pot = self.accounts.balances.get("pot", 0)
        due = entries_due(facts, self.terms, Before(self.sheet["heads"], self.sheet["refas"], pot))
        heads, sides = [0] * self.players, [0] * self.players
        for one in settlement["heads"]:
            heads[one["seat"]] += whole(one["points"], "points")
        for one in settlement["sides"]:
            sides[one["seat"]] += whole(one["points"], "points")
        stated = {**settlement, "heads": heads, "sides": sides}
        wrong = [name for name, value in due._asdict().items() if stated.get(name) != value]
        if wrong or any(one["against"] != facts["declarer"] for one in settlement["sides"]):
            yield Found("entries", f"the entries break the rules in: {', '.join(wrong) or 'against'}")

    def _check_points(self, settlement: dict[str, Any], moved: dict[str, int]) -> Iterator[Found]:
        """Yield the problems with the transfers: a head sum weighs ten, side sums go from seat to seat."""
        due = dict.fromkeys(moved, 0)
        changes = [(one["seat"], one["points"]) for one in settlement["heads"]]
        if self.last:
            changes += [(seat, -points) for seat, points in enumerate(head_deductions(self.sheet["heads"]))]
        for seat, points in changes:
            due[f"seat{seat}"] -= HEAD * points
            due["heads"] += HEAD * points
        for one in settlement["sides"]:
            due[f"seat{one['seat']}"] += one["points"]
            due[f"seat{one['against']}"] -= one["points"]
        if moved != due:
            yield Found("points", f"the transfers moved {moved}, but the entries give {due}")

    def _check_break_up(self, event: dict[str, Any]) -> Iterator[Found]:
        """Yield the problems with breaking up: a running deal is void, and its chips go back."""
        running, self.over, self.last = not self.over, True, True
        stood = self.before if running else dict(self.accounts.balances)
        due = final(self.sheet, stood, in_pot=self.in_pot)
        if event["settlement"] != due:
            wrong = [name for name in due if event["settlement"].get(name) != due[name]]
            yield Found("settlement", f"the settlement of the sheet breaks the rule in: {', '.join(wrong)}")
        yield from self.accounts.book(event["transfers"])
        left = {f"seat{seat}": result for seat, result in enumerate(due["results"])}
        if self.accounts.balances != {**left, "pot" if self.in_pot else "heads": 0}:
            yield Found(
                "settlement", f"the balances left are {self.accounts.balances}, but the results are {due['results']}"
            )


def head_deductions(heads: list[int]) -> list[int]:
    """Return the amounts subtracted from the head sums so that they add up to zero (SK-SCORE-08).

    They are equal, but one more for the highest where a remainder is left.
    """
    each, over = divmod(sum(heads), len(heads))
    highest = sorted(range(len(heads)), key=lambda seat: (-heads[seat], seat))[:over]
    return [each + (seat in highest) for seat in range(len(heads))]


def sheet_results(sheet: dict[str, Any], off: list[int] | None = None) -> list[int]:
    """Return every player's result in points (SK-SCORE-07).

    It is −10 × (head sum − its part of ``off``) + own side sums − the side sums that others have against the player.
    """
    heads, sides = sheet["heads"], sheet["sides"]
    left = [head - points for head, points in zip(heads, off or [0] * len(heads), strict=True)]
    return [sum(sides[seat]) - sum(row[seat] for row in sides) - HEAD * left[seat] for seat in range(len(heads))]


def final(sheet: dict[str, Any], balances: dict[str, int], *, in_pot: bool) -> dict[str, Any]:
    """Return the settlement of the sitting, step by step (SK-SCORE-08, -07; in the pot form -09)."""
    heads, off = sheet["heads"], head_deductions(sheet["heads"])
    left = [head - points for head, points in zip(heads, off, strict=True)]
    settled = {
        "heads": heads,
        "taken_off": off,
        "left": left,
        "from_heads": [-HEAD * head for head in left],
        "sides": sheet["sides"],
        "results": sheet_results(sheet, off),
        "chips": [],
        "shares": [],
    }
    if not in_pot:
        return settled
    each, odd = divmod(balances["pot"], len(heads))
    shares = [each + (seat < odd) for seat in range(len(heads))]
    chips = [balances[f"seat{seat}"] for seat in range(len(heads))]
    results = [had + share for had, share in zip(chips, shares, strict=True)]
    return {**settled, "chips": chips, "shares": shares, "results": results}
