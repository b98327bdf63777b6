"""The independent verifier of shuffles: from the plain lines of a record, without any code of the games or the room."""

from kitapi.fairness.sitting import HEADING, verify_record
from kitapi.fairness.verdict import Outcome, Problem, Verdict
from kitapi.fairness.verifying import verify_deal

__all__ = ["HEADING", "Outcome", "Problem", "Verdict", "verify_deal", "verify_record"]
