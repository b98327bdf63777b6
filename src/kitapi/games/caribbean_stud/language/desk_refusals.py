"""Sentences for refused actions between the hands: at the tray, at the closing, and in service."""

from kitapi.wording.catalogues import message
from kitapi.wording.refusals import Refusal, plain

DESK_REFUSALS: tuple[Refusal, ...] = (
    plain("CSP-007", message("The tray holds {tray}, too little to change {amount}."), "amount", "tray"),
    *(
        plain(
            clause,
            message("Chips come and go in multiples of {chip}, and {amount} is none."),
            "amount",
            "chip",
        )
        for clause in ("CSP-007", "CSP-084")
    ),
    plain("CSP-084", message("At most {most} are brought at once, not {amount}."), "amount", "most"),
    plain("AMB-33", message("The selector stands at S: first it goes back to R."), "selector"),
    plain("CSP-070", message("First the stakes are played for, or go back: seat {seats}."), "seats"),
    plain("AMB-32", message("COIN IN is pressed, and the system is paused."), "paused"),
    plain("CSP-071", message("First press COIN IN, which pauses the system."), "paused"),
    plain("CSP-070", message("First the dealer counts chips and notes."), "counted"),
)
"""The sentences in order; the first that fits a refusal is used."""
