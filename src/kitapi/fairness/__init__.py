"""The independent verifier of shuffles: it reads the plain lines of a record and uses no code of the rules or the room.

The deck of a game and the way it is dealt are in the game's part ``fairness``; it was written independently from the
rulebook, so that it does not repeat a mistake in the rules.
"""

from kitapi.fairness.saved_commitments import BadSaved, Saved, against, read_saved
from kitapi.fairness.sitting import HEADING, verify_record
from kitapi.fairness.transcript import FairGame
from kitapi.fairness.verdict import Outcome, Problem, Verdict
from kitapi.fairness.verification import verify_deal

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
