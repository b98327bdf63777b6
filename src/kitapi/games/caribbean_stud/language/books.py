"""The books of a table of Caribbean Stud in words: the report of a shift that its staff sign."""

from kitapi.games.caribbean_stud.language.names import combination_in_words
from kitapi.games.caribbean_stud.language.signatures import claim_signed, jackpots_signed, ruling_signed, staff_in_words
from kitapi.games.caribbean_stud.rules.books.shift import HandEntry, HandOutcome, Jackpot, Shift
from kitapi.games.caribbean_stud.rules.books.theory import Theory
from kitapi.house.books.counts import Count
from kitapi.house.books.flows import Tray
from kitapi.kernel import seat_number
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.papers import Brief, Grid, Line, Paper, Section, figure, format_signed, hundredths, moment, percent
from kitapi.wording.rulings import ruling_in_words

OUTCOMES: dict[HandOutcome, str] = {
    "ended": message("played"),
    "void": message("void"),
    "unplayed": message("not played"),
    "running": message("running"),
}
"""The words for the outcomes of a hand."""


def shift_in_words(shift: Shift, table: str, house: str, lang: str) -> Paper:
    """Return the report of ``shift`` at ``table`` of ``house``, whose names may be empty."""
    named = (
        *((say(lang, message("House {house}"), house=house),) if house else ()),
        *((say(lang, message("Table {table}"), table=table),) if table else ()),
    )
    return Paper(
        lang=lang,
        title=say(lang, message("Shift {number}"), number=shift.number),
        subtitle=" · ".join((*named, when_in_words(shift, lang))),
        sections=(
            _result(shift, lang),
            *_theory(shift.theory, lang),
            _tray(shift.tray, shift.bank_changes, lang),
            _notes(shift, lang),
            _hands(shift, lang),
            _jackpot(shift.jackpot, lang),
            _calls(shift, lang),
            *staff_in_words(shift.staff, lang),
            *_counts(shift, lang),
            *_jackpots(shift, lang),
            *jackpots_signed(shift.jackpots, lang),
            *_rulings(shift, lang),
            *_claims(shift, lang),
            hands_played(shift, lang),
        ),
        footer=say(lang, message("All amounts are in the smallest chips, and computed from the table's log alone.")),
        signed_by=(say(lang, message("The dealer")), say(lang, message("The gaming inspector"))),
    )


def brief_in_words(shift: Shift, lang: str) -> Brief:
    """Return the results of ``shift``, final or so far."""
    return Brief(
        number=shift.number,
        title=say(lang, message("Shift {number}"), number=shift.number),
        subtitle=when_in_words(shift, lang),
        running=shift.ended is None,
        lines=(
            Line(label=say(lang, message("Won by the bank")), value=format_signed(shift.won, lang), weight="sum"),
            _line(message("Staked in all"), shift.handle.total, lang),
            _line(message("Notes changed (the drop)"), shift.box.drop, lang),
            _line(message("Rounds dealt"), shift.hands.dealt, lang),
            _line(message("There by the books"), shift.tray.closing, lang),
        ),
    )


def meter_in_words(amount: int, lang: str) -> Line:
    """Return the line with the amount in the meter that the table shares with others."""
    return Line(label=say(lang, message("The meter of all linked tables")), value=figure(amount, lang), weight="sum")


def when_in_words(shift: Shift, lang: str) -> str:
    """Return the beginning and end of a shift."""
    begun = moment(shift.begun, lang)
    if shift.ended is None:
        return say(lang, message("since {begun} UTC, still open"), begun=begun)
    ended = moment(shift.ended, lang)
    if shift.broken_up:
        return say(lang, message("{begun} to {ended} UTC, ended by all who sat there"), begun=begun, ended=ended)
    return say(lang, message("{begun} to {ended} UTC"), begun=begun, ended=ended)


def _result(shift: Shift, lang: str) -> Section:
    staked = shift.handle
    return Section(
        heading=say(lang, message("Result")),
        lines=(
            Line(label=say(lang, message("Won by the bank")), value=format_signed(shift.won, lang), weight="sum"),
            _line(message("Staked on ANTE"), staked.ante, lang),
            _line(message("Staked on BET"), staked.bet, lang),
            _line(message("Exchange fees"), staked.fee, lang),
            Line(label=say(lang, message("Staked in all")), value=figure(staked.total, lang), weight="sum"),
            _line(message("Notes changed (the drop)"), shift.box.drop, lang),
            Line(label=say(lang, message("Hold: won, of the drop")), value=percent(shift.hold, lang)),
            Line(label=say(lang, message("Won, of all that was staked")), value=percent(shift.margin, lang)),
        ),
    )


def _theory(theory: Theory | None, lang: str) -> tuple[Section, ...]:
    """The section that compares the bank's win with its expected win; empty if the books do not have the latter."""
    if theory is None:
        return ()
    lines = (
        _line(message("Staked on ANTE"), theory.ante, lang),
        _line(message("Actual hold"), theory.won, lang, signed_too=True),
        Line(label=say(lang, message("Theoretical hold")), value=hundredths(theory.hold, lang), weight="sum"),
        _deviations(message("Beyond it, in standard deviations, seats apart"), theory.apart, lang),
        _deviations(message("Beyond it, in standard deviations, seats together"), theory.together, lang),
    )
    return (Section(heading=say(lang, message("Hold beside the exact odds, rounds played out")), lines=lines),)


def _deviations(what: str, deviations: int, lang: str) -> Line:
    return Line(label=say(lang, what), value=hundredths(deviations, lang))


def _tray(tray: Tray, changes: int, lang: str) -> Section:
    bank = say_many(lang, "{count} bank change, in and out", "{count} bank changes, in and out", changes)
    moved = (
        _line(message("Brought by the house"), tray.added, lang, signed_too=True),
        _line(message("Brought when it ran short"), tray.filled, lang, signed_too=True),
        Line(label=bank, value=figure(tray.changed, lang)),
        _line(message("Chips for notes"), -tray.sold, lang),
        _line(message("Chips that players gave back"), tray.cashed, lang, signed_too=True),
        _line(message("Stakes and fees won"), tray.taken, lang, signed_too=True),
        _line(message("Paid to winners"), -tray.paid, lang),
        _line(message("Moved back by rulings"), tray.undone, lang, signed_too=True),
    )
    return Section(
        heading=say(lang, message("Tray")),
        lines=(
            _line(message("At the opening"), tray.opening, lang),
            *moved,
            Line(label=say(lang, message("There by the books")), value=figure(tray.closing, lang), weight="sum"),
        ),
    )


def _counts(shift: Shift, lang: str) -> tuple[Section, ...]:
    """Return the section that compares counted amounts with those of the books; empty if nobody has counted."""
    counted: tuple[tuple[str, Count | None], ...] = (
        (message("Chips, at the opening"), shift.opened_with),
        (message("Chips, at the closing"), shift.chips),
        (message("Notes, at the closing"), shift.notes),
    )
    rows = tuple(
        (say(lang, what), figure(one.counted, lang), figure(one.expected, lang), format_signed(one.difference, lang))
        for what, one in counted
        if one is not None
    )
    head = (message("What"), message("Counted"), message("By the books"), message("Difference"))
    return _grid(message("Count"), head, rows, lang, figures=(1, 2, 3))


def _notes(shift: Shift, lang: str) -> Section:
    box = shift.box
    return Section(
        heading=say(lang, message("Note box")),
        lines=(
            _line(message("At the opening"), box.opening, lang),
            _line(message("Put in"), box.drop, lang, signed_too=True),
            Line(label=say(lang, message("There by the books")), value=figure(box.closing, lang), weight="sum"),
        ),
    )


def _jackpot(jackpot: Jackpot, lang: str) -> Section:
    """The section about this table's part in the meter; amounts taken back by rulings are omitted if they are 0."""
    back = (
        (message("Awards taken back"), jackpot.returned + jackpot.cover_back),
        (message("Tokens given back"), jackpot.reversed + jackpot.income_back + jackpot.house_back),
        (message("Restarts taken back"), jackpot.restart_back),
    )
    return Section(
        heading=say(lang, message("Jackpot and tokens")),
        lines=(
            _line(message("Tokens in play"), jackpot.tokens, lang),
            _line(message("Of them into the meter"), jackpot.contributed, lang),
            _line(message("Of them kept by the house"), jackpot.income, lang),
            _line(message("Paid out of the meter"), jackpot.awarded, lang),
            _line(message("Paid by the house, as the meter held less"), jackpot.covered, lang),
            _line(message("Put in to restart the meter"), jackpot.restarted, lang),
            *(_line(what, amount, lang) for what, amount in back if amount),
            _line(message("This table's part in the meter, at the opening"), jackpot.opening, lang),
            Line(
                label=say(lang, message("This table's part in the meter, by the books")),
                value=figure(jackpot.closing, lang),
                weight="sum",
            ),
        ),
    )


def _jackpots(shift: Shift, lang: str) -> tuple[Section, ...]:
    rows = tuple(
        (
            str(paid.hand),
            str(seat_number(paid.seat)),
            combination_in_words(paid.tier, lang),
            figure(paid.amount, lang),
            figure(paid.covered, lang),
            say(lang, message("taken back")) if paid.taken_back else "",
        )
        for paid in shift.jackpots
    )
    head = (
        message("Round"),
        message("Seat"),
        message("For"),
        message("Amount"),
        message("By the house"),
        message("Remark"),
    )
    hands = tuple(paid.hand for paid in shift.jackpots)
    return _grid(message("Jackpots paid"), head, rows, lang, figures=(0, 1, 3, 4), hands=hands)


def _rulings(shift: Shift, lang: str) -> tuple[Section, ...]:
    rows = tuple(
        (
            str(ruled.hand),
            ", ".join(dict.fromkeys((ruled.irregularity, *ruled.clauses))),
            ruling_in_words(ruled.continues, ruled.values, lang),
            ruling_signed(ruled, lang),
        )
        for ruled in shift.rulings
    )
    head = (message("Round"), message("Rules"), message("Ruling"), message("By whom"))
    hands = tuple(ruled.hand for ruled in shift.rulings)
    return _grid(message("Irregularities ruled on"), head, rows, lang, figures=(0,), hands=hands)


def _calls(shift: Shift, lang: str) -> Section:
    return Section(
        heading=say(lang, message("Irregularities")),
        lines=(
            _line(message("The inspector was called"), shift.calls, lang),
            _line(message("… and found nothing irregular"), shift.dismissed, lang),
            _line(message("Players warned"), shift.warnings, lang),
        ),
    )


def _claims(shift: Shift, lang: str) -> tuple[Section, ...]:
    rows = tuple(
        (
            str(claim.hand),
            str(seat_number(claim.seat)),
            say(lang, message("paid")) if claim.paid else say(lang, message("not paid")),
            figure(claim.amount, lang),
            claim_signed(claim, lang),
        )
        for claim in shift.claims
    )
    head = (message("Round"), message("Seat"), message("Decision"), message("Amount"), message("By whom"))
    hands = tuple(claim.hand for claim in shift.claims)
    return _grid(message("Claims decided"), head, rows, lang, figures=(0, 1, 3), hands=hands)


def _hands(shift: Shift, lang: str) -> Section:
    return Section(
        heading=say(lang, message("Rounds")),
        lines=(
            _line(message("Dealt"), shift.hands.dealt, lang),
            _line(message("Of them void"), shift.hands.void, lang),
            _line(message("Closed before the cards"), shift.hands.unplayed, lang),
        ),
    )


def hands_played(shift: Shift, lang: str) -> Section:
    """Return the section with the shift's hands, one by one."""
    head = (message("Round"), message("Ended, UTC"), message("Outcome"), message("Staked"), message("Won by the bank"))
    rows = tuple(_hand(hand, lang) for hand in shift.played)
    hands = tuple(hand.number if hand.outcome != "running" else 0 for hand in shift.played)
    [section] = _grid(message("Round by round"), head, rows, lang, figures=(0, 3, 4), hands=hands)
    return section


def _hand(hand: HandEntry, lang: str) -> tuple[str, ...]:
    ended = moment(hand.at, lang) if hand.at else ""
    outcome = say(lang, OUTCOMES[hand.outcome])
    return (str(hand.number), ended, outcome, figure(hand.handle, lang), format_signed(hand.won, lang))


def _line(what: str, amount: int, lang: str, *, signed_too: bool = False) -> Line:
    return Line(label=say(lang, what), value=format_signed(amount, lang) if signed_too else figure(amount, lang))


def _grid(
    heading: str, head: tuple[str, ...], rows: tuple[tuple[str, ...], ...], lang: str, **more: tuple[int, ...]
) -> tuple[Section, ...]:
    """A section with a grid; empty if there are no rows."""
    if not rows:
        return ()
    titles = tuple(say(lang, one) for one in head)
    return (Section(heading=say(lang, heading), grid=Grid(head=titles, rows=rows, **more)),)
