"""Sentences for refused actions from the settlement to GAME OVER, and at the console."""

from kitapi.wording.catalogues import message, say
from kitapi.wording.refusals import Facts, Refusal, as_it_is, as_seats, plain

_OPEN: dict[str, str] = {
    "selector": message("GAME OVER waits until the selector is back at R."),
    "jackpot": message("GAME OVER waits until every jackpot is paid."),
    "claim": message("GAME OVER waits until the management has decided."),
    "declared": message("GAME OVER waits until the control room has spoken."),
    "skipped": message("GAME OVER waits: a seat was left out of the deal, and nobody has ruled on it."),
    "dead_hand": message("GAME OVER waits: cards lie at a seat that does not play, and nobody has ruled on them."),
}


def _open(fact: str, lang: str) -> str:
    return say(lang, _OPEN[fact])


def _nobody_due(facts: Facts) -> bool:
    return facts["due"] is None


_SETTLING = (
    Refusal("AMB-36", message("Every seat is settled."), {"seat": as_it_is, "due": as_it_is}, _nobody_due),
    Refusal("AMB-36", message("Seat {due} is settled first."), {"seat": as_seats, "due": as_seats}),
    plain("CSP-063", message("The control room has not spoken about seat {seat} yet."), "seat"),
    plain(
        "CSP-063",
        message("The inspector has not authorised the payment of seat {seat} yet."),
        "seat",
        "authorised",
    ),
    plain("CSP-063", message("Nothing of seat {seat} waits to be authorised."), "seat", "confirmed"),
    plain("AMB-59", message("The table waits until the inspector has taken note of the declaration."), "noted"),
    plain("AMB-59", message("No declaration of seat {seat} waits for the note."), "seat", "declared"),
    plain("AMB-65", message("The other tables do not stand still for this one."), "stopping"),
    plain("CSP-063", message("The control room has nothing to look at: seat {seat}."), "seat", "declared"),
    plain("AMB-61", message("No wagers wait for a decision: seat {seat}."), "seat", "claim"),
    Refusal(
        "CSP-046",
        message("The bank's cards are stored already."),
        {"stored": as_it_is},
        lambda facts: facts["stored"],
    ),
    plain("CSP-046", message("First count and store the bank's cards."), "stored"),
    Refusal("AMB-32", "{open}", {"open": _open}),
)

_CONSOLE = (
    plain(
        "AMB-66",
        message("JACKPOT {button} does not flash: light it at R, then turn the selector to its side."),
        "button",
        "lit",
        "selector",
    ),
    plain("CSP-057", message("Nobody has won JACKPOT {button}."), "button", "won"),
    plain("AMB-58", message("JACKPOT {due} of seat {seat} comes first."), "button", "due", "seat"),
    Refusal(
        "AMB-65",
        message("You have said already that you are present."),
        {"attended": as_it_is},
        lambda facts: facts["attended"],
    ),
    plain("AMB-65", message("No jackpot is due that needs the municipal inspector."), "attended"),
    plain("AMB-32", message("From {selector} the selector is not turned to {position}."), "selector", "position"),
    plain("AMB-66", message("First press the button of what was won."), "lit", "position"),
    plain("CSP-059", message("JPH is turned to only in the municipal inspector's presence."), "position"),
)

_METER = (
    plain("CSP-050", message("The display has not shown the meter yet."), "told"),
    Refusal(
        "CSP-050",
        message("The round is over: the meter is read in the next one."),
        {"meter": as_it_is},
        lambda facts: facts["meter"],
    ),
    plain("CSP-050", message("Only the meter says what it holds."), "meter"),
    plain("CSP-050", message("The meter cannot hold {amount}."), "amount"),
)

JACKPOT_REFUSALS: tuple[Refusal, ...] = (*_SETTLING, *_CONSOLE, *_METER)
"""The sentences in order; the first that fits a refusal is used."""
