"""The independent verifier of shuffles: from the plain lines of a record, without any code of the rules or the room.

What is one game's own, its deck and how it is dealt, stands in the game's part ``fairness``, written from the rulebook
again: a mistake in the rules is not repeated there.
"""

from kitapi.fairness.saved import BadSaved, Saved, against, read_saved
from kitapi.fairness.sitting import HEADING, verify_record
from kitapi.fairness.transcript import FairGame
from kitapi.fairness.verdict import Outcome, Problem, Verdict
from kitapi.fairness.verifying import verify_deal

__all__ = [
    "HEADING",
    "BadSaved",
    "FairGame",
    "Outcome",
    "Problem",
    "Saved",
    "Verdict",
    "against",
    "read_saved",
    "verify_deal",
    "verify_record",
]
