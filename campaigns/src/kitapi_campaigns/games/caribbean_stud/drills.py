"""Check many drills of Caribbean Stud: whether real events can lead to the table that each drill describes.

    python -m kitapi_campaigns.games.caribbean_stud.drills --count 10000 --seed 1

The check uses only what a drill shows and says. Drills of played hands are not checked, because real events led to
them. Two kinds of drills are compared with the procedure instead of being played: a report after GAME OVER is about a
round whose cards are gone, and the dealer's direction is known only once a seat has been served.
"""

import argparse
from collections import Counter
from collections.abc import Sequence

import msgspec

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.hands import Hand
from kitapi.games.caribbean_stud.drills.outcomes import hands_for
from kitapi.games.caribbean_stud.drills.plans import bank_hand
from kitapi.games.caribbean_stud.drills.possible import LATE, why_impossible
from kitapi.games.caribbean_stud.drills.topics import CARIBBEAN_STUD_DRILLS
from kitapi.games.caribbean_stud.rules.rulings.facts import Report
from kitapi.games.caribbean_stud.rules.rulings.row import AFTER_GAME_OVER
from kitapi.games.caribbean_stud.rules.rulings.ruling import IRREGULARITIES
from kitapi.kernel import IllegalAction
from kitapi.kernel.drills import Drill
from kitapi.mechanics.poker_hands import HAND_SIZE
from kitapi_testing.games.caribbean_stud.drills.drill_tables import Reaching, chips_in
from kitapi_testing.games.caribbean_stud.drills.trainees import report_in

BANKS = 20
"""Number of hands that are tried for the bank if the drill does not show its cards."""

DESCRIBED = frozenset((*IRREGULARITIES, "skipped-seat"))
"""Topics whose tables are compared with the procedure and not played."""


def trouble_with(drill: Drill) -> str | None:
    """Why the table of ``drill`` is impossible; None if it is possible."""
    if drill.topic not in DESCRIBED:
        return None
    report = report_in(drill)
    if (reason := why_impossible(report)) is not None:
        return reason
    if len(drill.situation.bank) < HAND_SIZE:
        return None
    try:
        hands_for(report, drill.situation.bank)
    except LookupError as error:
        return f"against the bank that is shown {error}"
    return None


def unlike(drill: Drill) -> str | None:
    """How a table played up to the moment of ``drill`` differs from its description; None if they agree.

    The table refuses a request for an exchange that breaks the rules, so a legal request is played in its place
    (AMB-53).
    """
    if drill.topic not in DESCRIBED or not is_played(report := report_in(drill)):
        return None
    try:
        state = Reaching(report, _bank(drill, report)).reach()
    except (IllegalAction, LookupError) as error:
        return f"the table is not reached: {error}"
    if state.phase is not report.phase:
        return f"the table reaches {state.phase.value}, not {report.phase.value}"
    for seat in state.playing:
        due = msgspec.structs.replace(report.facts.seats[seat], regular=True)
        taken = report.irregularity == "CSP-120" and seat == report.facts.seat
        if not taken and (here := chips_in(state, seat)) != due:
            return f"seat {seat} has {here}, not {due}"
    return None


def is_played(report: Report) -> bool:
    """Whether the check plays a table up to the moment of ``report``."""
    over = report.irregularity in LATE and report.phase in AFTER_GAME_OVER
    return not (over or report.facts.from_right)


def _bank(drill: Drill, report: Report) -> Hand:
    """Return the bank's cards as shown, or any cards that give the seats the results that they have."""
    if len(drill.situation.bank) == HAND_SIZE:
        bank: Hand = drill.situation.bank
        return bank
    for seed in range(BANKS):
        bank = bank_hand(Draw(seed), (), qualified=True)
        try:
            hands_for(report, bank)
        except LookupError:
            continue
        return bank
    raise LookupError("no bank's cards give the seats these results")


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the drills and print the counts; returns 1 if a table is impossible."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    looked, wrong = Counter[str](), 0
    for number in range(wanted.count):
        drill = CARIBBEAN_STUD_DRILLS.drill(wanted.seed, None, number)
        looked["described" if drill.topic in DESCRIBED else "played"] += 1
        if (reason := trouble_with(drill) or unlike(drill)) is not None:
            wrong += 1
            print(f"seed {wanted.seed}, number {number}, {drill.topic}: {reason}")
    print(f"{looked['played']} drills of played hands, {looked['described']} described: {wrong} impossible")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
