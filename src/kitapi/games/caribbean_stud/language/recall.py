"""A hand of Caribbean Stud in words, looked up by its number to answer questions about what happened."""

from collections.abc import Sequence

from kitapi.games.caribbean_stud.language.books import OUTCOMES
from kitapi.games.caribbean_stud.language.names import combination_in_words, result_in_words
from kitapi.games.caribbean_stud.language.narration import narrate
from kitapi.games.caribbean_stud.language.signatures import ROLES, jackpots_signed
from kitapi.games.caribbean_stud.rules.books.recall import HandRecall, SeatRecall
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.table.place import Choice
from kitapi.kernel import seat_number
from kitapi.kernel.books import Entry
from kitapi.wording.authors import author_in_words
from kitapi.wording.bots import name_in_words
from kitapi.wording.cards import cards_in_signs
from kitapi.wording.catalogues import message, say
from kitapi.wording.papers import Grid, Line, Paper, Section, clock_time, figure, format_signed, moment

HASH_SHOWN = 8
"""The number of digits of an event's hash that are printed; the JSON has all of them."""


def recall_in_words(hand: HandRecall, entries: Sequence[Entry], names: Sequence[str], lang: str) -> Paper:
    """Return the hand, step by step; ``names``: of the players by seat, empty for a seat without a player."""
    called = [name_in_words(name, lang) for name in names]
    known = _distinct_names(called, lang)
    when = say(lang, message("{begun} to {ended} UTC"), begun=moment(hand.begun, lang), ended=moment(hand.ended, lang))
    return Paper(
        lang=lang,
        title=say(lang, message("Round {number}"), number=hand.number),
        subtitle=f"{when} · {say(lang, OUTCOMES[hand.outcome])}",
        sections=(
            _bank(hand, lang),
            *_seats(hand, called, lang),
            *jackpots_signed(hand.jackpots, lang),
            _steps(entries, known, lang),
        ),
        footer=say(
            lang,
            message("Each step's hash covers all before it; “kitapi audit” compares them with the seals."),
        ),
    )


def _distinct_names(names: Sequence[str], lang: str) -> list[str]:
    """A name for every seat; a name that several seats have, as bots do, is followed by the seat's number."""
    distinct = [name if names.count(name) == 1 else f"{name} {seat_number(seat)}" for seat, name in enumerate(names)]
    return [
        one if names[seat] else say(lang, message("Seat {seat}"), seat=seat_number(seat))
        for seat, one in enumerate(distinct)
    ]


def _bank(hand: HandRecall, lang: str) -> Section:
    combination = combination_in_words(hand.combination, lang) if hand.combination else "–"
    qualifies = say(lang, message("qualifies")) if hand.qualifies else say(lang, message("does not qualify"))
    return Section(
        heading=say(lang, message("Bank")),
        lines=(
            Line(label=say(lang, message("Cards")), value=cards_in_signs(hand.bank) or "–"),
            Line(label=say(lang, message("Combination")), value=combination),
            Line(label=say(lang, message("Qualification")), value="–" if hand.qualifies is None else qualifies),
            Line(label=say(lang, message("Staked in all")), value=figure(hand.handle, lang)),
            Line(label=say(lang, message("Won by the bank")), value=format_signed(hand.won, lang), weight="sum"),
        ),
    )


def _seats(hand: HandRecall, names: Sequence[str], lang: str) -> tuple[Section, ...]:
    head = (
        message("Seat"),
        message("Cards as dealt"),
        message("New card"),
        message("Outcome"),
        message("ANTE"),
        message("BET"),
        message("fee"),
        message("Won or lost"),
    )
    rows = tuple(_seat(seat, names, lang) for seat in hand.seats)
    if not rows:
        return ()
    grid = Grid(head=tuple(say(lang, one) for one in head), rows=rows, figures=(4, 5, 6, 7))
    return (Section(heading=say(lang, message("Seats")), grid=grid),)


def _seat(seat: SeatRecall, names: Sequence[str], lang: str) -> tuple[str, ...]:
    exchange = seat.exchange
    new = f"{cards_in_signs((exchange.discard,))} → {cards_in_signs((exchange.new,))}" if exchange else ""
    return (
        f"{seat_number(seat.seat)} {names[seat.seat] if seat.seat < len(names) else ''}".strip(),
        cards_in_signs(seat.cards),
        new,
        _outcome(seat, lang),
        figure(seat.staked.ante, lang),
        figure(seat.staked.bet, lang),
        figure(seat.staked.fee, lang),
        "" if seat.won is None else format_signed(seat.won, lang),
    )


def _outcome(seat: SeatRecall, lang: str) -> str:
    if seat.void:
        return say(lang, OUTCOMES["void"])
    if seat.settlement is not None:
        hand = combination_in_words(seat.settlement.hand, lang)
        return f"{hand}: {result_in_words(seat.settlement.result, lang)}"
    return result_in_words(Result.FOLD, lang) if seat.choice is Choice.FOLD else ""


def _steps(entries: Sequence[Entry], names: Sequence[str], lang: str) -> Section:
    head = (message("No."), message("Time, UTC"), message("Hash"), message("Step"), message("By whom"))
    events = [entry.event for entry in entries]
    rows = tuple(
        (
            str(entry.version),
            clock_time(entry.at),
            entry.hash[:HASH_SHOWN],
            " · ".join(line.strip() for line in lines),
            author_in_words(entry.by, ROLES, lang),
        )
        for at, entry in enumerate(entries)
        if (lines := narrate(entry.event, events[:at], names, lang))
    )
    grid = Grid(head=tuple(say(lang, one) for one in head), rows=rows, figures=(0,))
    return Section(heading=say(lang, message("Steps")), grid=grid)
