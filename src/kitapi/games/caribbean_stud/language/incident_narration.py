"""Narrates irregularities: the call, the facts, the ruling and its effects."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.rulings.row import Void
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.actions.incidents import SlipKind
from kitapi.wording.catalogues import message, say
from kitapi.wording.rulings import ruling_in_words

Names: TypeAlias = Sequence[str]
Sentences: TypeAlias = tuple[str, ...]

_SLIPS: dict[SlipKind, str] = {
    SlipKind.SKIP_SEAT: message("A mistake: the dealer will leave {player} out of the deal."),
    SlipKind.DEAL_TO_EMPTY_SEAT: message("A mistake: the dealer will deal to {player}, who is not in this round."),
    SlipKind.SERVE_OUT_OF_TURN: message("A mistake: the dealer serves {player} out of turn."),
    SlipKind.OVERLOOK_BET: message("A mistake: the dealer overlooks the BET of {player}."),
}
_VOIDS: dict[Void, str] = {
    Void.HAND: message("Ruling by {irregularity}: the whole round is void."),
    Void.SEAT: message("Ruling by {irregularity}: a seat's hand is void."),
    Void.NONE: message("Ruling by {irregularity}."),
}
_CHOICES: dict[RulingChoice, str] = {
    RulingChoice.GO_ON: message("{player} continues without a card."),
    RulingChoice.VOID: message("{player} has the hand void."),
}
_SAID: dict[str, str] = {
    "losing": message("{player}: the cards taken lose against the bank's."),
    "tie": message("{player}: the cards taken tie with the bank's."),
    "winning": message("{player}: the cards taken beat the bank's."),
}
_FELL: dict[str, str] = {
    "well": message("Fallen into the well and void, cards of the stub: {amount}."),
    "felt": message("Fallen on the felt and void, cards of the stub: {amount}."),
    "floor": message("Fallen on the floor and void, cards of the stub: {amount}."),
    "seat": message("Given unasked and void, cards of the stub: {amount}."),
}


def _narrate_slip(event: happened.SlipMade, names: Names, lang: str) -> Sentences:
    return (say(lang, _SLIPS[event.what], player=names[event.seat]),)


def _narrate_call(event: happened.InspectorCalled, names: Names, lang: str) -> Sentences:
    if event.seat is None:
        return (say(lang, message("The dealer calls the inspector: the table stands still.")),)
    return (say(lang, message("{player} calls the inspector: the table stands still."), player=names[event.seat]),)


def _narrate_facts(event: happened.FactsStated, _names: Names, lang: str) -> Sentences:
    text = message("The gaming inspector states the facts: {irregularity}.")
    return (say(lang, text, irregularity=event.stated.irregularity),)


def _narrate_joining(event: happened.RulingJoined, _names: Names, lang: str) -> Sentences:
    if event.role == "municipal_inspector":
        return (say(lang, message("The municipal inspector is present.")),)
    stands, void = (
        message("The gaming management: the hand stands."),
        message("The gaming management: the hand is void."),
    )
    return (say(lang, stands if event.stands else void),)


_WAITS: dict[str, str] = {
    "dealer": message(
        "Play continues at the other tables. This one waits for the dealer, and the management is notified."
    ),
    "gaming_inspector": message(
        "Play continues at the other tables. This one waits for the gaming inspector, and the management is notified."
    ),
    "municipal_inspector": message(
        "Play continues at the other tables. This one waits for the municipal inspector, and the management is "
        "notified."
    ),
    "gaming_management": message(
        "Play continues at the other tables. This one waits for the gaming management, which is notified."
    ),
    "control_room": message(
        "Play continues at the other tables. This one waits for the control room, and the management is notified."
    ),
}


def _narrate_release(event: happened.TablesReleased, _names: Names, lang: str) -> Sentences:
    return (say(lang, _WAITS[event.waiting_for]),)


def _narrate_choice(event: happened.RemedyChosen, names: Names, lang: str) -> Sentences:
    return (say(lang, _CHOICES[event.choice], player=names[event.seat]),)


def _narrate_ruling(event: happened.RulingGiven, names: Names, lang: str) -> Sentences:
    return (
        say(lang, _VOIDS[event.void], irregularity=event.irregularity),
        ruling_in_words(event.continues, event.values, lang, names),
    )


def _narrate_lost_cards(event: happened.CardsLost, _names: Names, lang: str) -> Sentences:
    return (say(lang, _FELL[event.where], amount=event.amount),)


def _narrate_answer(event: happened.HandSaid, names: Names, lang: str) -> Sentences:
    said = say(lang, _SAID[event.outcome], player=names[event.seat])
    if not event.unanswered:
        return (said,)
    return (say(lang, message("{player} does not answer."), player=names[event.seat]), said)


INCIDENT_NARRATORS: Mapping[type, Callable[[Any, Names, str], Sentences]] = {
    happened.SlipMade: _narrate_slip,
    happened.InspectorCalled: _narrate_call,
    happened.FactsStated: _narrate_facts,
    happened.TablesReleased: _narrate_release,
    happened.RulingJoined: _narrate_joining,
    happened.RemedyChosen: _narrate_choice,
    happened.RulingGiven: _narrate_ruling,
    happened.CardsLost: _narrate_lost_cards,
    happened.HandSaid: _narrate_answer,
}
"""The narrators of these events, by class."""
