"""The table of a drill of Caribbean Stud in words: a row for every seat, the bank and the console."""

from kitapi.games.caribbean_stud.drills.situation import SeatView, Situation
from kitapi.games.caribbean_stud.language.names import RESULTS
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.kernel import seat_number
from kitapi.wording.catalogues import message, say

_HEADS = (
    message("Seat"),
    message("Cards"),
    message("ANTE"),
    message("BET"),
    message("Fee"),
    message("Token"),
    message("Laid out"),
)

_FACE_DOWN = "▒"
"""A card face down."""

_CHOICES: dict[Choice, str] = {Choice.RAISE: message("goes on"), Choice.FOLD: message("folded")}


def heads_in_words(lang: str) -> list[str]:
    """Return the headings of the columns."""
    return [say(lang, head) for head in _HEADS]


def rows_in_words(shown: Situation, lang: str) -> list[list[str]]:
    """Return the rows of the table: one for every seat that plays or has cards."""
    return [_row(seat, lang) for seat in shown.seats if seat.ante or seat.down or seat.cards or seat.choice]


def _row(seat: SeatView, lang: str) -> list[str]:
    chips = [str(amount) if amount else "" for amount in (seat.ante, seat.bet, seat.fee)]
    cards = " ".join([*(card.value for card in seat.cards), *[_FACE_DOWN] * seat.down])
    return [str(seat_number(seat.seat)), cards, *chips, "●" if seat.token else "", ", ".join(_laid_out(seat, lang))]


def _laid_out(seat: SeatView, lang: str) -> list[str]:
    said = [message("card given")] if seat.served else [message("asks for a card")] if seat.aside else []
    if not seat.regular:
        said.append(message("request not regular"))
    if seat.result is not None:
        said.append(RESULTS[seat.result])
    elif seat.choice is not None:
        said.append(_CHOICES[seat.choice])
    paid = [say(lang, message("paid {amount}"), amount=seat.paid)] if seat.paid else []
    return [*(say(lang, one) for one in said), *paid]


def bank_in_words(shown: Situation, lang: str) -> str:
    """Return the bank's cards: “Bank: ▒ ▒ ▒ ▒ Kd”; empty if it has none yet."""
    cards = [*[_FACE_DOWN] * shown.bank_down, *(card.value for card in shown.bank)]
    return say(lang, message("Bank: {cards}"), cards=" ".join(cards)) if cards else ""


def console_in_words(shown: Situation, lang: str) -> str:
    """Return the meter, the fixed awards and the console, if the drill shows them; otherwise empty."""
    if shown.meter is None:
        return ""
    awards = say(
        lang,
        message("Meter {meter}; four of a kind {four}, full house {full}, flush {flush}."),
        meter=shown.meter,
        four=shown.house.four_of_a_kind,
        full=shown.house.full_house,
        flush=shown.house.flush,
    )
    lit = [say(lang, message("JACKPOT {button} is lit."), button=button) for button in shown.lit or ()]
    here = [say(lang, message("The municipal inspector is present."))] if shown.attended else []
    selector = say(lang, message("The selector stands at {position}."), position=shown.selector)
    return " ".join([awards, selector, *lit, *here])
