"""Plays simulated evenings of the whole card room from seeds, and reports every violation.

    python -m kitapi_campaigns.simulate --seed 17            # one schedule, twice; compares both runs
    python -m kitapi_campaigns.simulate --seed 17 --trace    # the same, with everything that happens
    python -m kitapi_campaigns.simulate --from 0 --count 1000

In each evening people play at tables of all three games while connections break, the store fails, the clock jumps and
the server is killed. Then the faults stop, and all play must continue as if none had happened. See
docs/decisions/0028-simulation.md.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence

from kitapi_campaigns.simulated_room.schedule import Outcome, play_schedule


def main(words: Sequence[str] | None = None) -> int:
    """Play the schedules that the command line names; returns 1 if a violation was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, help="play this schedule alone")
    parser.add_argument("--trace", action="store_true", help="print everything that happens in it")
    parser.add_argument("--from", dest="first", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    options = parser.parse_args(words)
    if options.seed is not None:
        return _simulate_one(options.seed, trace=options.trace)
    began, counts, found = time.process_time(), Counter[str](), 0
    for seed in range(options.first, options.first + options.count):
        outcome = play_schedule(seed)
        counts.update(outcome.counts)
        found += bool(outcome.faults)
        _print_outcome(outcome)
    rate = options.count / (time.process_time() - began)
    print(f"{options.count} schedules, {rate:.1f} a second of one core, {found} failed")
    print(", ".join(f"{figure} {name}" for name, figure in counts.items()))
    return 1 if found else 0


def _simulate_one(seed: int, *, trace: bool) -> int:
    outcome = play_schedule(seed, trace=print if trace else None)
    again = play_schedule(seed)
    _print_outcome(outcome)
    same = "the same twice" if outcome.digest == again.digest else "NOT the same twice"
    print(f"schedule {seed}: {outcome.digest[:16]} ({same}), {len(outcome.faults)} faults, {outcome.counts}")
    return 1 if outcome.faults or outcome.digest != again.digest else 0


def _print_outcome(outcome: Outcome) -> None:
    for what in outcome.faults[:5]:
        print(f"schedule {outcome.seed}: {what[:600]}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
