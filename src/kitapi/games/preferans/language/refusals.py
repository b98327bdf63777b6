"""Sentences that explain to somebody why the rules of Preferans refuse their action."""

from kitapi.cards import Suit
from kitapi.games.preferans.language.names import suit_in_words
from kitapi.games.preferans.rules.game_numbers import HIGHEST_NUMBER
from kitapi.wording.catalogues import message, say
from kitapi.wording.refusals import Facts, Refusal, as_it_is, as_seats
from kitapi.wording.shared_refusals import discard_refusal, over_refusal, shuffle_refusals, trick_refusals

_NOT_NOW = {
    "Shuffling": message("Not yet: first everybody gives their share in the shuffle."),
    "Bidding": message("Not now: the bidding is on."),
    "Discarding": message("Not yet: first lay two cards away."),
    "Naming": message("Not now: it is time to name your game."),
    "HandNaming": message("Not now: name your game from hand, or give way to the one named before."),
    "Answering": message("Not now: answer the game that was named."),
    "Playing": message("Not now: play a card."),
}


def _not_now(fact: str, lang: str) -> str:
    return say(lang, _NOT_NOW[fact])


def _suit(fact: str, lang: str) -> str:
    return suit_in_words(Suit(fact), lang)


def _nobody_holds(facts: Facts) -> bool:
    return facts["holder"] is None


def _at_the_top(facts: Facts) -> bool:
    return bool(facts["highest"] == HIGHEST_NUMBER)


OUT_OF_PHASE = (
    "SK-DEAL-03",
    "SK-BID-04",
    "SK-BID-05",
    "SK-BID-07",
    "SK-GAME-07",
    "SK-PLAY-03",
    "SK-PLAY-04",
    "SK-KON-01",
)
"""The clauses that say in which phase an action is possible; a refusal with the phase says what to do in it."""

_RISING = {"number": as_it_is, "highest": as_it_is}
_HOLDING = {"highest": as_it_is, "holder": as_seats}
_NAMING = {"game": as_it_is, "least": as_it_is}

_BIDDING_REFUSALS = (
    Refusal(
        "SK-BID-02",
        message("You speak first and cannot pass yet: say “one”, a higher number, or from hand."),
        {"must_open": as_it_is},
    ),
    Refusal(
        "SK-BID-02",
        message("Bids go up one at a time: bid {next}, say from hand, or pass."),
        {"number": as_it_is, "next": as_it_is},
    ),
    Refusal("SK-BID-02", message("Bid more than {highest}, hold it if that is your right, or pass."), _RISING),
    Refusal(
        "SK-BID-04",
        message("Nothing is higher than {highest}: hold it if that is your right, say from hand, or pass."),
        _RISING,
    ),
    Refusal(
        "SK-BID-03",
        message("{highest} is yours to hold, and there are no jumps: hold it, say from hand, or pass."),
        {**_RISING, "must_hold": as_it_is},
    ),
    Refusal("SK-BID-01", message("The lowest number here is {lowest}."), {"number": as_it_is, "lowest": as_it_is}),
    Refusal("SK-GAME-04", message("The highest game here is {top}."), {"number": as_it_is, "top": as_it_is}),
    Refusal("SK-BID-07", message("From hand was said: say from hand too, or pass."), {"from_hand": as_it_is}),
    Refusal(
        "SK-BID-03",
        message("No number has been bid, so there is nothing to hold: bid one."),
        {"highest": as_it_is},
    ),
    Refusal(
        "SK-BID-03",
        message("Nobody may hold {highest} now: say from hand, or pass."),
        _HOLDING,
        lambda facts: _nobody_holds(facts) and _at_the_top(facts),
    ),
    Refusal(
        "SK-BID-03",
        message("Nobody may hold {highest} now: say from hand, or pass."),
        {**_HOLDING, "top": as_it_is},
        _nobody_holds,
    ),
    Refusal(
        "SK-BID-03",
        message("Only seat {holder} may hold {highest}: say from hand, or pass."),
        {**_HOLDING, "top": as_it_is},
    ),
    Refusal(
        "SK-BID-03", message("Nobody may hold a number now: bid more than {highest}, or pass."), _HOLDING, _nobody_holds
    ),
    Refusal(
        "SK-BID-03", message("Only seat {holder} may hold {highest}: say from hand, or pass."), _HOLDING, _at_the_top
    ),
    Refusal("SK-BID-03", message("Only seat {holder} may hold a number: bid more than {highest}, or pass."), _HOLDING),
)

_NAMING_REFUSALS = (
    Refusal(
        "SK-BID-06",
        message("You won at {number}, so you must play; a deal is thrown in only at “one”."),
        {"number": as_it_is},
    ),
    Refusal("SK-BID-06", message("You won at {least}: name a game of {least} or more."), _NAMING),
    Refusal("SK-BID-07", message("A game was named before you: name {least} or more, or give way."), _NAMING),
    Refusal("SK-BID-07", message("Nobody has named a game before you, so name one."), {"named": as_it_is}),
    Refusal("SK-GAME-06", message("Only betl, seven and preferans can be played open."), {"game": as_it_is}),
)

PREFERANS_REFUSALS: tuple[Refusal, ...] = (
    *(Refusal(clause, "{phase}", {"phase": _not_now}) for clause in OUT_OF_PHASE),
    *shuffle_refusals("SK-DEAL-03", "SK-DEAL-01"),
    *_BIDDING_REFUSALS,
    discard_refusal("SK-GAME-07"),
    *_NAMING_REFUSALS,
    *trick_refusals("SK-PLAY-02", _suit),
    over_refusal("SK-SCORE-08"),
    Refusal("SK-SCORE-06", message("The head sums are played off: the sitting is over."), {"heads": as_it_is}),
)
"""The refusals, in order; the first that fits is used."""
