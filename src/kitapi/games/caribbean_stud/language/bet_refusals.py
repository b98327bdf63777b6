"""Sentences for refused actions: loans, and BETs that are not twice ANTE."""

from kitapi.wording.catalogues import message
from kitapi.wording.refusals import Refusal, plain

_UNRULED = message("BET is {bet} and should be {due}: first the gaming inspector rules on it.")

BET_REFUSALS: tuple[Refusal, ...] = (
    plain("CSP-122", message("Seat {seat} lacks nothing for BET."), "seat", "lacking"),
    plain("CSP-122", message("You have offered that seat a loan already."), "offered"),
    plain("CSP-122", message("You lack nothing for BET, and need no loan."), "lender", "lacking"),
    plain("AMB-63", message("Nobody lends to themselves."), "lender"),
    plain("AMB-63", message("That seat lacks {lacking}, and you have {chips}."), "chips", "lacking"),
    plain("AMB-63", message("Seat {lender} has offered you no loan."), "lender", "offered"),
    plain("AMB-64", message("You lack {lacking}, and seat {lender} has no longer that much."), "lender", "lacking"),
    plain("AMB-04", message("A wrong BET can be laid at a practice table alone."), "practice"),
    plain("AMB-04", message("That is exactly twice your ANTE: raise with it."), "exact"),
    plain("AMB-04", message("BET is laid in multiples of {chip}, and {amount} is none."), "amount", "chip"),
    plain("AMB-04", message("You have {chips}, and cannot lay {amount}."), "amount", "chips"),
    plain("CSP-039", message("No wrong BET lies there."), "exact"),
    *(
        plain(
            clause, message("BET is {bet} and should be {due}: first the gaming inspector rules on it."), "bet", "due"
        )
        for clause in ("CSP-123", "CSP-124")
    ),
)
"""The sentences in order; the first that fits a refusal is used."""
