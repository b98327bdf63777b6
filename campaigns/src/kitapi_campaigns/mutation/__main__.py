"""Try the mutants of one module, or those that a campaign found unnoticed, and print those that no test notices.

    python -m kitapi_campaigns.mutation src/kitapi/mechanics/tricks.py --function winning_place
    python -m kitapi_campaigns.mutation --noted --thorough

``--thorough`` runs all tests that reach a mutant, for up to four minutes; a campaign runs only the quickest. The exit
status is 1 if a mutant is neither noticed by a test nor explained in ``survivors.toml``.
"""

import argparse
import sys
from pathlib import Path

from kitapi_campaigns.mutation.benches import try_mutant
from kitapi_campaigns.mutation.mutants import Mutant, mutants_of
from kitapi_campaigns.mutation.reach import QUICK, THOROUGH
from kitapi_campaigns.mutation.survivors import explained_names, read_survivors


def main() -> int:
    """Try the mutants that the options name."""
    parser = argparse.ArgumentParser(
        prog="python -m kitapi_campaigns.mutation", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("module", type=Path, nargs="?")
    parser.add_argument("--function", help="only mutants of this function, named with its class")
    parser.add_argument(
        "--noted", action="store_true", help="the mutants that campaigns found unnoticed on this machine"
    )
    parser.add_argument("--thorough", action="store_true", help="run all tests that reach a mutant")
    options = parser.parse_args()
    chosen = read_survivors() if options.noted else _of(options.module, options.function)
    missed = []
    for number, mutant in enumerate(chosen, start=1):
        if not try_mutant(mutant, THOROUGH if options.thorough else QUICK).noticed:
            missed.append(mutant)
            note = ", explained" if mutant.name in explained_names() else ""
            print(f"{number} of {len(chosen)}: line {mutant.lines[0]}{note}: {mutant.name}", flush=True)
    print(f"{len(chosen) - len(missed)} of {len(chosen)} noticed")
    return int(any(one.name not in explained_names() for one in missed))


def _of(module: Path, function: str | None) -> list[Mutant]:
    return [one for one in mutants_of(module.resolve()) if function is None or one.function == function]


if __name__ == "__main__":
    sys.exit(main())
