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
from kitapi.wording.letterhead import Letterhead
from kitapi.wording.papers import Grid, Line, Paper, Section

HASH_SHOWN = 8
"""The number of digits of an event's hash that are printed; the JSON has all of them."""


def recall_in_words(hand: HandRecall, entries: Sequence[Entry], names: Sequence[str], head: Letterhead) -> Paper:
    """Return the hand, step by step; ``names``: of the players by seat, empty for a seat without a player."""
    lang, title = head.lang, say(head.lang, message("Round {number}"), number=hand.number)
    called = [name_in_words(name, lang) for name in names]
    known = _distinct_names(called, lang)
    return Paper(
        lang=lang,
        title=title,
        subtitle=" · ".join((*head.names, _when(hand, head), say(lang, OUTCOMES[hand.outcome]))),
        running_head=" · ".join((*head.names, title)),
        sections=(
            _bank(hand, head),
            *_seats(hand, called, head),
            *jackpots_signed(hand.jackpots, head),
            _steps(entries, known, head),
        ),
        footer=say(
            lang,
            message("Each step's hash covers all before it; “kitapi audit” compares them with the seals."),
        ),
    )


def _when(hand: HandRecall, head: Letterhead) -> str:
    begun, ended = head.moment(hand.begun), head.moment(hand.ended)
    return say(head.lang, message("{begun} to {ended} ({zone})"), begun=begun, ended=ended, zone=head.zone_name)


def _distinct_names(names: Sequence[str], lang: str) -> list[str]:
    """Return a name for every seat; a name that several seats have, as bots do, is followed by the seat's number."""
    distinct = [name if names.count(name) == 1 else f"{name} {seat_number(seat)}" for seat, name in enumerate(names)]
    return [
        one if names[seat] else say(lang, message("Seat {seat}"), seat=seat_number(seat))
        for seat, one in enumerate(distinct)
    ]


def _bank(hand: HandRecall, head: Letterhead) -> Section:
    combination = combination_in_words(hand.combination, head.lang) if hand.combination else "–"
    qualifies = say(head.lang, message("qualifies")) if hand.qualifies else say(head.lang, message("does not qualify"))
    return Section(
        heading=say(head.lang, message("Bank")),
        lines=(
            Line(label=say(head.lang, message("Cards")), value=cards_in_signs(hand.bank) or "–"),
            Line(label=say(head.lang, message("Combination")), value=combination),
            Line(label=say(head.lang, message("Qualification")), value="–" if hand.qualifies is None else qualifies),
            Line(label=say(head.lang, message("Staked in all")), value=head.amount(hand.handle)),
            Line(label=say(head.lang, message("Won by the bank")), value=head.difference(hand.won), weight="sum"),
        ),
    )


def _seats(hand: HandRecall, names: Sequence[str], head: Letterhead) -> tuple[Section, ...]:
    columns = (
        message("Seat"),
        message("Cards as dealt"),
        message("New card"),
        message("Outcome"),
        message("ANTE"),
        message("BET"),
        message("Fee"),
        message("Won or lost"),
    )
    rows = tuple(_seat(seat, names, head) for seat in hand.seats)
    if not rows:
        return ()
    grid = Grid(head=tuple(say(head.lang, one) for one in columns), rows=rows, figures=(4, 5, 6, 7))
    return (Section(heading=say(head.lang, message("Seats")), grid=grid),)


def _seat(seat: SeatRecall, names: Sequence[str], head: Letterhead) -> tuple[str, ...]:
    exchange = seat.exchange
    new = f"{cards_in_signs((exchange.discard,))} → {cards_in_signs((exchange.new,))}" if exchange else ""
    return (
        f"{seat_number(seat.seat)} {names[seat.seat] if seat.seat < len(names) else ''}".strip(),
        cards_in_signs(seat.cards),
        new,
        _outcome(seat, head),
        head.amount(seat.staked.ante),
        head.amount(seat.staked.bet),
        head.amount(seat.staked.fee),
        "" if seat.won is None else head.difference(seat.won),
    )


def _outcome(seat: SeatRecall, head: Letterhead) -> str:
    if seat.void:
        return say(head.lang, OUTCOMES["void"])
    if seat.settlement is not None:
        hand = combination_in_words(seat.settlement.hand, head.lang)
        return f"{hand}: {result_in_words(seat.settlement.result, head.lang)}"
    return result_in_words(Result.FOLD, head.lang) if seat.choice is Choice.FOLD else ""


def _steps(entries: Sequence[Entry], names: Sequence[str], head: Letterhead) -> Section:
    columns = (message("No."), message("Time ({zone})"), message("Hash"), message("Step"), message("By whom"))
    events = [entry.event for entry in entries]
    rows = tuple(
        (
            str(entry.version),
            head.clock_time(entry.at),
            entry.hash[:HASH_SHOWN],
            " · ".join(line.strip() for line in lines),
            author_in_words(entry.by, ROLES, head.lang),
        )
        for at, entry in enumerate(entries)
        if (lines := narrate(entry.event, events[:at], names, head.lang))
    )
    grid = Grid(head=tuple(say(head.lang, one, zone=head.zone_name) for one in columns), rows=rows, figures=(0,))
    return Section(heading=say(head.lang, message("Steps")), grid=grid)
