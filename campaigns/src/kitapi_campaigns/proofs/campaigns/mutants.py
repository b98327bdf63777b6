"""Puts small faults into rules, ledger, views and shuffle: a test must notice each, or a reason is on record."""

from collections import Counter
from functools import cache
from pathlib import Path

from kitapi_campaigns.mutation.benches import try_mutant
from kitapi_campaigns.mutation.mutants import ROOT, Mutant, count, mutants_of, shuffle_mutants
from kitapi_campaigns.mutation.survivors import explained_names, note
from kitapi_campaigns.proofs.plan import Campaign, Control
from kitapi_campaigns.registry import GAME_CAMPAIGNS

MUTANTS = 20
"""Number of mutants in a block."""


@cache
def _order(seed: int) -> list[tuple[Path, int]]:
    return shuffle_mutants(seed)


def _slice(seed: int, number: int) -> list[Mutant]:
    return [mutants_of(path)[place] for path, place in _order(seed)[number * MUTANTS : (number + 1) * MUTANTS]]


def block(seed: int, number: int) -> Counter[str]:
    """Run the tests on the next mutants, which are in random order, and record those that no test notices.

    Raises:
        BenchFailed: a mutant could not be tried.
    """
    counts: Counter[str] = Counter()
    for mutant in _slice(seed, number):
        answer = try_mutant(mutant)
        counts["mutants"] += 1
        counts["noticed" if answer.noticed else "not noticed"] += 1
        counts[f"{mutant.package}: {'noticed' if answer.noticed else 'not noticed'}"] += 1
        if not answer.noticed:
            note(mutant)
            counts["not noticed, explained"] += mutant.name in explained_names()
    return +counts


CERTAIN = [one.facts.certain_mutant for one in GAME_CAMPAIGNS.values() if one.facts.certain_mutant]
"""Module, function and replacement of faults that any test of the game notices."""


def _certain() -> list[Mutant]:
    of_modules = (one for module, _, _ in CERTAIN for one in mutants_of(ROOT / module))
    return [one for one in of_modules if (one.module, one.function, one.after) in CERTAIN]


def try_noticed(_seed: int, _number: int) -> Counter[str]:
    """Control: mutants that must be noticed if tests are run at all."""
    return Counter({"tried": len(_certain()), "found": sum(bool(try_mutant(one).noticed) for one in _certain())})


def blind(_seed: int, _number: int) -> Counter[str]:
    """Control: the same mutants, with tests that check nothing; none may be noticed."""
    found = sum(not try_mutant(one, blind=True).noticed for one in _certain())
    return Counter({"tried": len(_certain()), "found": found})


def try_unchanged(seed: int, _number: int) -> Counter[str]:
    """Control: functions replaced by themselves; no test may notice."""
    some = _slice(seed, 0)
    return Counter({"tried": len(some), "found": sum(not try_mutant(one, unchanged=True).noticed for one in some)})


CAMPAIGN = Campaign(
    name="mutants",
    unit="mutants",
    title="Small faults put into rules, ledger, views and shuffle, one at a time",
    figure=count(),
    block=block,
    missed="not noticed",
    controls=(
        Control("certain-faults", "faults that any test of the auction must notice", try_noticed, every=True),
        Control("blind-tests", "tests that check nothing, which must notice nothing", blind, every=True),
        Control("no-fault", "functions replaced by themselves, which must not be noticed", try_unchanged, every=True),
    ),
)
