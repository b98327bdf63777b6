"""The independent verifier of shuffles: from the plain lines of a record, without any code of the games or the room."""

from kitapi.fairness.saved import BadSaved, Saved, against, read_saved
from kitapi.fairness.sitting import HEADING, verify_record
from kitapi.fairness.verdict import Outcome, Problem, Verdict
from kitapi.fairness.verifying import verify_deal

__all__ = [
    "HEADING",
    "BadSaved",
    "Outcome",
    "Problem",
    "Saved",
    "Verdict",
    "against",
    "read_saved",
    "verify_deal",
    "verify_record",
]
