"""Sentences for refused actions between the upcard and the reveal."""

from kitapi.games.caribbean_stud.language.names import combination_in_words
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.mechanics.poker_hands import Combination
from kitapi.wording.catalogues import message, say
from kitapi.wording.refusals import Facts, Refusal, as_it_is, as_seats, plain
from kitapi.wording.shared_refusals import card_as_written

_CHOSEN: dict[str, str] = {
    Choice.RAISE.value: message("Your BET lies there, and your choice stands."),
    Choice.FOLD.value: message("You have folded, and your choice stands."),
}


def _choice_in_words(fact: str, lang: str) -> str:
    return say(lang, _CHOSEN[fact])


def _declaration_in_words(fact: str | None, lang: str) -> str:
    return "" if fact is None else combination_in_words(Combination(fact), lang)


def _nothing_declared(facts: Facts) -> bool:
    return facts["declared"] is None


def _nobody_next(facts: Facts) -> bool:
    return facts["next"] is None


def _nobody_to_serve(facts: Facts) -> bool:
    return facts["asking"] is None


def _no_fee(facts: Facts) -> bool:
    return facts["seat"] is None


_CHOOSING = (
    plain("AMB-40", message("You do not play in this round."), "seat"),
    Refusal("AMB-41", "{choice}", {"choice": _choice_in_words}),
    plain("CSP-032", message("You have asked for a card: wait for it, or take it back."), "request"),
    plain("CSP-148", message("Wait until the dealer has taken your fee."), "fee"),
    plain("AMB-04", message("BET is exactly twice ANTE: {due}, not {amount}."), "amount", "due"),
    plain("AMB-64", message("BET would be {due}, and you have {chips}: so you cannot continue."), "chips", "due"),
    Refusal(
        "AMB-07",
        message("You have exchanged a card, and only one can be."),
        {"served": as_it_is},
        lambda facts: facts["served"],
    ),
    plain("AMB-07", message("You have asked for a card already."), "served"),
    plain("AMB-40", message("Your turn for a card is past: raise or fold."), "passed"),
    Refusal("CSP-035", message("You do not hold {card}."), {"card": card_as_written}),
    plain("AMB-07", message("A card costs {fee}, and you have {chips}."), "chips", "fee"),
    plain("AMB-41", message("You have not asked for a card."), "request"),
    plain("AMB-40", message("The dealer does not ask you now."), "asked"),
    plain("AMB-19", message("Your cards are taken: it is too late to declare anything."), "collected"),
    Refusal(
        "CSP-063",
        message("You hold nothing that has to be declared."),
        {"declared": _declaration_in_words},
        _nothing_declared,
    ),
    Refusal(
        "CSP-063", message("You have declared it, and it stands: {declared}."), {"declared": _declaration_in_words}
    ),
)

_EXCHANGING = (
    Refusal("CSP-036", message("The stub is in hand already."), {"taken": as_it_is}, lambda facts: facts["taken"]),
    plain("CSP-036", message("First take the stub in hand."), "taken"),
    Refusal("CSP-148", message("No fee is to be taken now."), {"seat": as_it_is}, _no_fee),
    plain("CSP-148", message("First take the fee of seat {seat}."), "seat"),
    Refusal(
        "CSP-037",
        message("Seat {asking} is to answer first."),
        {"asking": as_seats, "next": as_seats},
        lambda facts: facts["asking"] is not None,
    ),
    Refusal("CSP-037", message("Every seat has been asked."), {"asking": as_it_is, "next": as_it_is}, _nobody_next),
    plain("CSP-037", message("Seat {next} is to answer next."), "asking", "next"),
    Refusal("CSP-037", message("First ask the seat."), {"asking": as_it_is}, _nobody_to_serve),
    plain("CSP-037", message("Only seat {asking} is asked, and gets a card if it wants one."), "asking"),
    plain("AMB-07", message("The fee does not lie there in full."), "fee"),
    plain("AMB-43", message("Nobody waits for seat {seat}."), "seat"),
)

_CHECKING = (
    Refusal("AMB-42", message("Every seat has been checked."), {"seat": as_it_is, "next": as_it_is}, _nobody_next),
    plain("AMB-42", message("Seat {next} comes first."), "seat", "next"),
    plain("CSP-034", message("This seat has not folded."), "folded"),
    plain("CSP-063", message("The control room has not spoken about this hand yet."), "confirmed"),
    plain("CSP-039", message("This seat has folded, and has no BET."), "folded"),
    plain("CSP-039", message("BET is {bet} and must be {due}."), "bet", "due"),
)

CHOICE_REFUSALS: tuple[Refusal, ...] = (*_CHOOSING, *_EXCHANGING, *_CHECKING)
"""The sentences in order; the first that fits a refusal is used."""
