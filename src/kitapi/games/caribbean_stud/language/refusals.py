"""Sentences for refused actions of Caribbean Stud: what the rules demand instead."""

from kitapi.games.caribbean_stud.language.bet_refusals import BET_REFUSALS
from kitapi.games.caribbean_stud.language.choice_refusals import CHOICE_REFUSALS
from kitapi.games.caribbean_stud.language.desk_refusals import DESK_REFUSALS
from kitapi.games.caribbean_stud.language.incident_refusals import INCIDENT_REFUSALS
from kitapi.games.caribbean_stud.language.jackpot_refusals import JACKPOT_REFUSALS
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.wording.catalogues import message, say
from kitapi.wording.refusals import Facts, Refusal, as_it_is, plain
from kitapi.wording.shared_refusals import over_refusal, share_refusals

_GOING_ON: dict[str, str] = {
    Phase.CLOSED.value: message("Not yet: first the dealer opens the table."),
    Phase.PREPARE.value: message("Not now: the deck is being prepared."),
    Phase.STAKES.value: message("Not now: stakes are being placed."),
    Phase.COIN_IN.value: message("Not now: the bets are closed, and the tokens fall."),
    Phase.DEAL.value: message("Not now: the cards are being dealt."),
    Phase.CHOOSE.value: message("Not now: the seats are choosing."),
    Phase.CHECK.value: message("Not now: the bets are being checked."),
    Phase.REVEAL.value: message("Not now: the bank turns its cards."),
    Phase.SETTLE.value: message("Not now: the seats are being settled."),
    Phase.JACKPOT.value: message("Not now: jackpots are being paid."),
    Phase.DONE.value: message("Not now: the round is ending."),
    Phase.CLOSING.value: message("Not now: the table is being closed."),
    Phase.OVER.value: message("The round is over: wait for the next one."),
    Phase.BROKEN_UP.value: message("The sitting is over already."),
}

_WHOSE: dict[str, str] = {
    "player": message("That is for the players to do."),
    "dealer": message("That is for the dealer to do."),
    "gaming_inspector": message("That is for the gaming inspector alone."),
    "municipal_inspector": message("That is for the municipal inspector alone."),
    "gaming_management": message("That is for the gaming management to decide."),
    "control_room": message("That is for the control room to say."),
}


def _going_on(fact: str, lang: str) -> str:
    return say(lang, _GOING_ON[fact])


def _whose(fact: str, lang: str) -> str:
    return say(lang, _WHOSE[fact])


def _is_ours(facts: Facts) -> bool:
    return facts["phase"] in _GOING_ON


def _nobody(facts: Facts) -> bool:
    return facts["turn"] is None


def _is_bare(facts: Facts) -> bool:
    return bool(facts["chips"] == 0)


_PREPARING = (
    plain("CSP-011", message("First spread both decks face up and check them.")),
    plain("AMB-37", message("The decks are checked already: they are spread face up at the opening alone."), "checked"),
    plain("CSP-012", message("The deck is washed already."), "washed"),
    *share_refusals("AMB-37"),
    Refusal(
        "AMB-37",
        message("The deck is not ready to be shuffled."),
        {"chance": as_it_is},
        lambda facts: facts["chance"],
    ),
    plain("AMB-37", message("The cards come from the shuffle alone."), "chance"),
    plain("AMB-39", message("No green light: there are {cards} cards, not 52."), "cards"),
    plain("CSP-146", message("A deck is 52 different cards."), "cards"),
    Refusal("AMB-38", message("No player is to cut now."), {"turn": as_it_is}, _nobody),
    plain("AMB-38", message("Seat {turn} is to cut."), "turn"),
    plain(
        "AMB-15",
        message("Cut from {fewest} to {most} cards, not {amount}: neither part may be smaller than five."),
        "amount",
        "fewest",
        "most",
    ),
    plain("CSP-014", message("Nobody cuts a deck from the shuffler.")),
    plain("CSP-013", message("The deck is not shuffled yet."), "shuffled"),
)

_STAKING = (
    Refusal(
        "CSP-021",
        message("Stakes are invited already."),
        {"invited": as_it_is},
        lambda facts: facts["invited"],
    ),
    plain("CSP-021", message("Wait until the dealer invites stakes."), "invited"),
    Refusal("CSP-001", message("There is no such seat: this table has {seats}."), {"seats": as_it_is}),
    plain("CSP-083", message("You have {chips} chips: a note is changed only below {buy_in}."), "chips", "buy_in"),
    Refusal(
        "CSP-084",
        message("There are no chips to be changed back."),
        {"chips": as_it_is, "staked": as_it_is},
        _is_bare,
    ),
    plain("CSP-084", message("First the seat's stakes go back."), "chips", "staked"),
    plain("AMB-45", message("ANTE is staked in multiples of {chip}, and {amount} is none."), "amount", "chip"),
    plain("CSP-009", message("ANTE is from {minimum} to {maximum}, not {amount}."), "amount", "minimum", "maximum"),
    plain("AMB-30", message("You have {chips}, and that costs {amount}."), "amount", "chips"),
    plain("CSP-022", message("First stake ANTE: nobody plays for the jackpot alone."), "ante"),
    plain("AMB-34", message("Your slot holds a token already, and takes only one."), "tokens"),
    plain("AMB-45", message("No token lies in your slot."), "token"),
    plain("AMB-45", message("No stake lies there."), "ante"),
    plain("CSP-023", message("You have signed to continue already."), "waved"),
    plain("CSP-023", message("The stakes at seat {seats} are not regular."), "seats"),
    plain("AMB-44", message("Nobody has staked ANTE, and without one there is no round."), "antes"),
)

_COINS_AND_CARDS = (
    Refusal(
        "CSP-024",
        message("COIN IN is pressed, and all tokens have fallen."),
        {"pressed": as_it_is},
        lambda facts: facts["pressed"],
    ),
    plain("CSP-024", message("First press COIN IN."), "pressed"),
    plain("AMB-47", message("First the stuck tokens: seat {seats}."), "seats"),
    plain("CSP-026", message("No token is waiting to fall there: seat {seats}."), "seats"),
    Refusal("AMB-47", message("First press COIN IN once more."), {"stuck": as_it_is}, lambda facts: facts["stuck"]),
    plain("AMB-47", message("No token is stuck there."), "stuck"),
    plain("CSP-025", message("Tokens {tokens}, lit lamps {lamps}: count again."), "tokens", "lamps"),
    plain("CSP-027", message("The cards are dealt already."), "dealt"),
    plain("CSP-031", message("Not all cards have left the shuffler: only {out} of 52."), "out"),
    plain("CSP-147", message("First deal the cards."), "dealt"),
)

CARIBBEAN_STUD_REFUSALS: tuple[Refusal, ...] = (
    Refusal("", "{phase}", {"phase": _going_on}, _is_ours),
    *(Refusal(clause, "{role}", {"role": _whose}) for clause in ("CSP-086", "CSP-149")),
    *_PREPARING,
    *_STAKING,
    *_COINS_AND_CARDS,
    *CHOICE_REFUSALS,
    *JACKPOT_REFUSALS,
    *DESK_REFUSALS,
    *INCIDENT_REFUSALS,
    *BET_REFUSALS,
    over_refusal("AMB-20"),
)
"""The sentences in order; the first that fits a refusal is used."""
