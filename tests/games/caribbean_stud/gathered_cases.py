"""Tables at which an irregularity can be stated, gathered from random hands: one for every case that can happen.

The seats exchange often and the dealer makes mistakes, but no whole hand is annulled on the way, so that hands reach
their end. At every step all cases that have not been found yet are tried.
"""

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product
from typing import Any, NamedTuple

from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground, must_choose
from kitapi.games.caribbean_stud.rules.incidents.reports import build_report, count_stub
from kitapi.games.caribbean_stud.rules.rulings.facts import Report, RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.games.caribbean_stud.rules.table.actions import Confirm
from kitapi.games.caribbean_stud.rules.table.actions.incidents import StateFacts
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi_campaigns.games.caribbean_stud.hands.irregular import Irregular, Trial
from kitapi_campaigns.games.caribbean_stud.hands.random_table import Room

RULED: frozenset[Phase] = frozenset(phase for row in IRREGULARITIES.values() for phase in row.phases)


class Case(NamedTuple):
    """A case in a cell of the table: irregularity, phase, and the number of the case in its row, from 1."""

    irregularity: str
    phase: Phase
    number: int


class Found(NamedTuple):
    """A table at which a case can be stated: the facts, the choices of the seats, and the amount in the meter."""

    state: StudState
    meter: int
    stated: StateFacts
    choices: Mapping[Seat, RulingChoice]


ALL_CASES: frozenset[Case] = frozenset(
    Case(name, phase, number)
    for name, row in IRREGULARITIES.items()
    for number, case in enumerate(row.cases, 1)
    for phase in case.phases
)


def case_of(report: Report) -> Case:
    """Return the case that applies to ``report``."""
    cases = enumerate(IRREGULARITIES[report.irregularity].cases, 1)
    number = next(number for number, case in cases if report.phase in case.phases and case.when(report))
    return Case(report.irregularity, report.phase, number)


def statements(state: StudState, irregularity: str) -> Iterator[StateFacts]:
    """Yields all facts that may be stated about an irregularity at a table, true or not."""
    names = {fact.name for fact in IRREGULARITIES[irregularity].facts}
    if "both" in names:
        yield from (StateFacts(irregularity=irregularity, both=pair) for pair in combinations(state.seats, 2))
        return
    stub = count_stub(state)
    values: dict[str, Iterable[Any]] = {
        "seat": state.seats,
        "cards": (4,),
        "left": (2, stub - 1, stub),
        "shuffler": ("spilt", "overlapped", "delivered"),
        "case": ("earlier_seat", "touched", "withdrawn"),
        "where": ("floor", "well"),
        "shows": (False, True),
        "from_right": (False, True),
    }
    statements_by_kind = {
        name: given for name, given in values.items() if name in names and (name != "cards" or "left" not in names)
    }
    for row in product(*statements_by_kind.values()):
        said = dict(zip(statements_by_kind, row, strict=True))
        yield StateFacts(irregularity=irregularity, **{"cards": said.pop("left", None), **said})


class Gathering(Irregular):
    """A table at which every state is searched for cases."""

    def __init__(self, name: str, room: Room, rng: random.Random, *, stacked: bool) -> None:
        self.found: dict[Case, Found] = {}
        self.missing: set[Case] = set()
        super().__init__(name, room, rng, stacked=stacked)

    def _next(self) -> Trial:
        if self.state.phase in RULED and self.state.incident is None and self.is_told:
            self._look()
        return super()._next()

    def _look(self) -> None:
        """Try every irregularity that may have a case in this phase that is still missing."""
        for irregularity in sorted({case.irregularity for case in self.missing if case.phase is self.state.phase}):
            for stated in statements(self.state, irregularity):
                self._try(stated)

    def _try(self, stated: StateFacts) -> None:
        if not has_ground(self.state, stated):
            return
        seats = must_choose(build_report(self.state, stated, {}))
        for choice in RulingChoice if seats else (RulingChoice.GO_ON,):
            choices = dict.fromkeys(seats, choice)
            case = case_of(build_report(self.state, stated, choices))
            if case in self.missing:
                self.missing.remove(case)
                self.found[case] = Found(self.state, self._meter(), stated, choices)

    def _press(self, actor: Any, action: Any) -> None:
        """No wrong buttons here."""

    def _drain(self) -> None:
        """No other table changes the meter."""

    def _chance(self) -> float:
        """Seats are often left out of the deal, or dealt to by mistake."""
        return 0.5 if self.state.phase is Phase.DEAL and self.goes_wrong else super()._chance()

    def _mistakes(self) -> Iterator[Trial]:
        kinds = [self._slips, self._misplacements, self._loans, self._taken_cards, self._high]
        for kind in self.rng.sample(kinds, len(kinds)):
            yield from kind()

    def _taken_cards(self) -> Iterator[Trial]:
        """Irregularities with cards taken by mistake, or with many fallen cards."""
        names, stub = ("CSP-119", "CSP-120"), count_stub(self.state)
        falls = [StateFacts(irregularity="CSP-117", cards=stub - left) for left in (0, 1, 2) if stub > left + 1]
        taken = [StateFacts(irregularity=name, seat=seat) for name in names for seat in self.seats]
        yield from self._legal_trials(*((GAMING_INSPECTOR, facts) for facts in (*falls, *taken)))

    def _high(self) -> Iterator[Trial]:
        confirmations = [(CONTROL_ROOM, Confirm(seat=seat, genuine=False)) for seat in self._to_confirm()]
        yield from self._legal_trials(*confirmations)


def gather_cases(needed: frozenset[Case], hands: range, seed: int = 1) -> dict[Case, Found]:
    """For every case a table at which it can be stated, as far as random hands reach one.

    ``hands``: how many are played at least, and at most until there is a table for every case of ``needed``.
    """
    rng, room = random.Random(f"gathering/{seed}"), Room()
    missing: set[Case] = set(ALL_CASES)
    found: dict[Case, Found] = {}
    for number in range(hands.stop // SITTING):
        table = Gathering(f"{number}", room, rng, stacked=number % 3 == 0)
        table.missing = missing
        table.play(SITTING)
        found |= table.found
        if found.keys() >= needed and SITTING * number >= hands.start:
            break
    return found


SITTING = 5
