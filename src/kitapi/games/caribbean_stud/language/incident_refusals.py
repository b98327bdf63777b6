"""Sentences for refused actions about irregularities, rulings and slips."""

from kitapi.wording.catalogues import message
from kitapi.wording.refusals import Refusal, as_it_is, plain

_NOT_HERE = message("By {irregularity} nothing can be ruled now, with these facts.")
_FOR_PRACTICE = message("Mistakes may be made at a practice table alone, and this one not now.")

INCIDENT_REFUSALS: tuple[Refusal, ...] = (
    plain("CSP-087", message("The table stands still until the inspector has ruled."), "standing"),
    plain("CSP-087", message("You have called the inspector in this round already."), "called"),
    plain("CSP-087", message("Nobody has called the inspector."), "incident"),
    plain("CSP-087", message("“{irregularity}” is no irregularity that is reported here."), "irregularity"),
    plain("CSP-087", message("The table shows otherwise: {irregularity} did not happen."), "irregularity", "seen"),
    Refusal("CSP-087", _NOT_HERE, {"irregularity": as_it_is, "problem": as_it_is}),
    plain("AMB-20", message("This round is void already."), "void"),
    plain("CSP-150", message("Nobody waits for that word now."), "role"),
    plain("CSP-113", message("Seat {seat} has nothing to choose now."), "seat"),
    *(plain(clause, _FOR_PRACTICE, "practice") for clause in ("CSP-104", "CSP-108", "CSP-111", "CSP-039")),
    plain("CSP-111", message("A later seat was served: seat {seat} can have no card."), "seat"),
    plain("CSP-115", message("The {left} cards left in the stub are asked for already."), "left"),
    plain("CSP-115", message("No card is left in the stub: the inspector rules on whoever waits."), "stub"),
    plain("AMB-55", message("Nobody asks you what you held."), "taken"),
    plain("AMB-55", message("First the player says what they held."), "said"),
)
"""The sentences in order; the first that fits a refusal is used."""
