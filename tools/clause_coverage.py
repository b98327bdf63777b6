"""Checks that every rule of the rulebooks has a test and code; with ``--bite``, that its tests fail without it.

Run from the root of the repository. Exit status: 0 all good, 1 something is missing or unnoticed, 2 wrong usage.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a script, it sees only its own folder

from tools.clauses import bite as bite_module
from tools.clauses import coverage, report
from tools.clauses.bite import Outcome
from tools.clauses.disabled_rule import Disabling, disablings
from tools.clauses.marks import Marks, load
from tools.clauses.proofs import CollectionFailed, Proof, collect
from tools.clauses.rulebook import UnreadableRulebook, clauses_in


def main() -> int:
    """Run the checks that the command line selects; returns the exit status."""
    options = _arguments()
    if options.bite:
        os.environ["HYPOTHESIS_PROFILE"] = "bite"
    sys.path[:0] = [str(Path.cwd()), str(Path.cwd() / "src")]
    try:
        clauses = clauses_in(options.rulebooks)
        excused = coverage.read_excuses(options.rulebooks)
        marks = load(options.package)
        proofs = collect(options.tests)
    except (UnreadableRulebook, CollectionFailed, ValueError) as problem:
        report.show_problems([str(problem)])
        return 1
    evidence = coverage.Evidence(clauses, proofs, marks.clauses(), excused)
    found = list(coverage.problems(evidence))
    report.show_chapters(coverage.chapters(evidence))
    if options.bite:
        found += bite(_choose_disablings(marks, options.only), proofs, options)
    report.show_problems(found)
    return 1 if found else 0


def bite(chosen: Sequence[Disabling], proofs: Sequence[Proof], options: argparse.Namespace) -> list[str]:
    """Disable each of the chosen rules in turn; returns sentences about rules whose tests passed or could not run."""
    began, workers = time.monotonic(), options.workers
    concerned = _proofs_of(chosen, proofs)
    sound = list(
        report.show_progress(
            bite_module.run(bite_module.baseline(concerned, workers), workers), workers, "rules in place"
        )
    )
    if broken := [f"With every rule in place, tests fail:\n{one.said}" for one in sound if one.said]:
        return broken
    seconds = {node: time for one in sound for node, time in one.seconds.items()}
    trials = list(bite_module.bites(chosen, concerned, seconds, options.patience))
    untested = [one.name for one in trials if not one.nodes]
    runnable = [one for one in trials if one.nodes]
    outcomes = list(report.show_progress(bite_module.run(runnable, workers), len(runnable), "disabled"))
    place = {one.name: number for number, one in enumerate(chosen)}
    outcomes.sort(key=lambda one: place[one.name])
    report.show_bites(chosen, outcomes, time.monotonic() - began)
    return [*(f"{name}: no fast test carries its rule" for name in untested), *_describe_unnoticed(outcomes)]


def _describe_unnoticed(outcomes: Sequence[Outcome]) -> Iterator[str]:
    for one in outcomes:
        if one.cut_short:
            yield f"{one.name}: disabled, and the tests could not be run:\n{one.said}"
        elif not one.failed:
            yield f"{one.name}: disabled, and {len(one.seconds)} tests pass"


def _proofs_of(chosen: Sequence[Disabling], proofs: Sequence[Proof]) -> list[Proof]:
    clauses = {clause for one in chosen for clause in one.clauses}
    return [proof for proof in proofs if not clauses.isdisjoint(proof.clauses)]


def _choose_disablings(marks: Marks, only: Sequence[str]) -> list[Disabling]:
    return [one for one in disablings(marks) if not only or not set(only).isdisjoint(one.clauses)]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bite", action="store_true", help="disable each marked rule in turn; a test must fail")
    parser.add_argument("--only", action="append", default=[], metavar="RULE", help="bite only what carries out RULE")
    parser.add_argument("--rulebooks", type=Path, default=Path("docs/games"))
    parser.add_argument("--tests", type=Path, default=Path("tests"))
    parser.add_argument("--package", default="kitapi")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    seconds = f"seconds a test has beyond {bite_module.SLOWDOWN} times its usual, before it counts as failed"
    parser.add_argument("--patience", type=float, default=bite_module.PATIENCE, metavar="S", help=seconds)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
