"""The books of a table of Caribbean Stud in words: the report of a shift that its staff sign."""

from kitapi.games.caribbean_stud.language.names import combination_in_words
from kitapi.games.caribbean_stud.language.signatures import claim_signed, jackpots_signed, ruling_signed, staff_in_words
from kitapi.games.caribbean_stud.rules.books.shift import HandEntry, HandOutcome, Jackpot, Shift
from kitapi.games.caribbean_stud.rules.books.theory import Theory
from kitapi.house.books.counts import Count
from kitapi.house.books.flows import Tray
from kitapi.kernel import seat_number
from kitapi.wording.catalogues import message, say, say_many
from kitapi.wording.letterhead import Letterhead
from kitapi.wording.papers import Brief, Grid, Line, Paper, Section, figure, hundredths, percent
from kitapi.wording.rulings import ruling_in_words

OUTCOMES: dict[HandOutcome, str] = {
    "ended": message("played"),
    "void": message("void"),
    "unplayed": message("not played"),
    "running": message("running"),
}
"""The words for the outcomes of a hand."""


def shift_in_words(shift: Shift, head: Letterhead) -> Paper:
    """Return the report of ``shift``."""
    lang, title = head.lang, say(head.lang, message("Shift {number}"), number=shift.number)
    return Paper(
        lang=lang,
        title=title,
        subtitle=" · ".join((*head.names, when_in_words(shift, head))),
        running_head=" · ".join((*head.names, title)),
        sections=(
            _result(shift, head),
            *_theory(shift.theory, head),
            _tray(shift.tray, shift.bank_changes, head),
            _notes(shift, head),
            _hands(shift, head),
            _jackpot(shift.jackpot, head),
            _calls(shift, head),
            *staff_in_words(shift.staff, head),
            *_counts(shift, head),
            *_jackpots(shift, head),
            *jackpots_signed(shift.jackpots, head),
            *_rulings(shift, head),
            *_claims(shift, head),
            hands_played(shift, head),
        ),
        footer=_unit_in_words(head),
        signed_by=(say(lang, message("The dealer")), say(lang, message("The gaming inspector"))),
    )


def _unit_in_words(head: Letterhead) -> str:
    """What the amounts of a report are amounts of."""
    if not head.currency:
        return say(
            head.lang, message("All amounts are in the smallest chips, and computed from the table's log alone.")
        )
    text = message("The smallest chip is {amount}. All amounts are computed from the table's log alone.")
    return say(head.lang, text, amount=head.amount(1))


def brief_in_words(shift: Shift, head: Letterhead) -> Brief:
    """Return the results of ``shift``, final or so far."""
    lang = head.lang
    return Brief(
        number=shift.number,
        title=say(lang, message("Shift {number}"), number=shift.number),
        subtitle=when_in_words(shift, head),
        running=shift.ended is None,
        lines=(
            Line(label=say(lang, message("Won by the bank")), value=head.difference(shift.won), weight="sum"),
            _line(message("Staked in all"), shift.handle.total, head),
            _line(message("Notes changed (the drop)"), shift.box.drop, head),
            _count(message("Rounds dealt"), shift.hands.dealt, head),
            _line(message("Expected by the books"), shift.tray.closing, head),
        ),
    )


def meter_in_words(amount: int, head: Letterhead) -> Line:
    """Return the line with the amount in the meter that the table shares with others."""
    label = say(head.lang, message("The meter of all linked tables"))
    return Line(label=label, value=head.amount(amount), weight="sum")


def when_in_words(shift: Shift, head: Letterhead) -> str:
    """Return the beginning and end of a shift."""
    lang, zone, begun = head.lang, head.zone_name, head.moment(shift.begun)
    if shift.ended is None:
        return say(lang, message("since {begun} ({zone}), still open"), begun=begun, zone=zone)
    ended = head.moment(shift.ended)
    if shift.broken_up:
        text = message("{begun} to {ended} ({zone}), ended by all who sat there")
        return say(lang, text, begun=begun, ended=ended, zone=zone)
    return say(lang, message("{begun} to {ended} ({zone})"), begun=begun, ended=ended, zone=zone)


def _result(shift: Shift, head: Letterhead) -> Section:
    staked = shift.handle
    return Section(
        heading=say(head.lang, message("Result")),
        lines=(
            Line(label=say(head.lang, message("Won by the bank")), value=head.difference(shift.won), weight="sum"),
            _line(message("Staked on ANTE"), staked.ante, head),
            _line(message("Staked on BET"), staked.bet, head),
            _line(message("Exchange fees"), staked.fee, head),
            Line(label=say(head.lang, message("Staked in all")), value=head.amount(staked.total), weight="sum"),
            _line(message("Notes changed (the drop)"), shift.box.drop, head),
            Line(label=say(head.lang, message("Hold: won, of the drop")), value=percent(shift.hold, head.lang)),
            Line(label=say(head.lang, message("Won, of all that was staked")), value=percent(shift.margin, head.lang)),
        ),
    )


def _theory(theory: Theory | None, head: Letterhead) -> tuple[Section, ...]:
    """Return the section that compares the bank's win with its expected win.

    Empty if the books do not have the latter.
    """
    if theory is None:
        return ()
    lines = (
        _line(message("Staked on ANTE"), theory.ante, head),
        _line(message("Actual hold"), theory.won, head, signed_too=True),
        Line(label=say(head.lang, message("Theoretical hold")), value=hundredths(theory.hold, head.lang), weight="sum"),
        _deviations(message("Beyond it, in standard deviations, seats apart"), theory.apart, head),
        _deviations(message("Beyond it, in standard deviations, seats together"), theory.together, head),
    )
    return (Section(heading=say(head.lang, message("Hold beside the exact odds, rounds played out")), lines=lines),)


def _deviations(what: str, deviations: int, head: Letterhead) -> Line:
    return Line(label=say(head.lang, what), value=hundredths(deviations, head.lang))


def _tray(tray: Tray, changes: int, head: Letterhead) -> Section:
    bank = say_many(head.lang, "{count} bank change, in and out", "{count} bank changes, in and out", changes)
    moved = (
        _line(message("Brought by the house"), tray.added, head, signed_too=True),
        _line(message("Brought when it ran short"), tray.filled, head, signed_too=True),
        Line(label=bank, value=head.amount(tray.changed)),
        _line(message("Chips for notes"), -tray.sold, head),
        _line(message("Chips that players gave back"), tray.cashed, head, signed_too=True),
        _line(message("Stakes and fees won"), tray.taken, head, signed_too=True),
        _line(message("Paid to winners"), -tray.paid, head),
        _line(message("Moved back by rulings"), tray.undone, head, signed_too=True),
    )
    return Section(
        heading=say(head.lang, message("Tray")),
        lines=(
            _line(message("At the opening"), tray.opening, head),
            *moved,
            Line(label=say(head.lang, message("Expected by the books")), value=head.amount(tray.closing), weight="sum"),
        ),
    )


def _counts(shift: Shift, head: Letterhead) -> tuple[Section, ...]:
    """Return the section that compares counted amounts with those of the books; empty if nobody has counted."""
    counted: tuple[tuple[str, Count | None], ...] = (
        (message("Chips, at the opening"), shift.opened_with),
        (message("Chips, at the closing"), shift.chips),
        (message("Notes, at the closing"), shift.notes),
    )
    rows = tuple(
        (say(head.lang, what), head.amount(one.counted), head.amount(one.expected), head.difference(one.difference))
        for what, one in counted
        if one is not None
    )
    columns = (message("What"), message("Counted"), message("By the books"), message("Difference"))
    return _grid(message("Count"), columns, rows, head, figures=(1, 2, 3))


def _notes(shift: Shift, head: Letterhead) -> Section:
    box = shift.box
    return Section(
        heading=say(head.lang, message("Note box")),
        lines=(
            _line(message("At the opening"), box.opening, head),
            _line(message("Put in"), box.drop, head, signed_too=True),
            Line(label=say(head.lang, message("Expected by the books")), value=head.amount(box.closing), weight="sum"),
        ),
    )


def _jackpot(jackpot: Jackpot, head: Letterhead) -> Section:
    """Return the section about this table's part in the meter.

    Amounts taken back by rulings are omitted if they are 0.
    """
    back = (
        (message("Awards taken back"), jackpot.returned + jackpot.cover_back),
        (message("Tokens given back"), jackpot.reversed + jackpot.income_back + jackpot.house_back),
        (message("Restarts taken back"), jackpot.restart_back),
    )
    return Section(
        heading=say(head.lang, message("Jackpot and tokens")),
        lines=(
            _count(message("Tokens in play"), jackpot.tokens, head),
            _line(message("Of them into the meter"), jackpot.contributed, head),
            _line(message("Of them kept by the house"), jackpot.income, head),
            _line(message("Paid out of the meter"), jackpot.awarded, head),
            _line(message("Paid by the house, as the meter held less"), jackpot.covered, head),
            _line(message("Put in to restart the meter"), jackpot.restarted, head),
            *(_line(what, amount, head) for what, amount in back if amount),
            _line(message("This table's part in the meter, at the opening"), jackpot.opening, head),
            Line(
                label=say(head.lang, message("This table's part in the meter, by the books")),
                value=head.amount(jackpot.closing),
                weight="sum",
            ),
        ),
    )


def _jackpots(shift: Shift, head: Letterhead) -> tuple[Section, ...]:
    rows = tuple(
        (
            str(paid.hand),
            str(seat_number(paid.seat)),
            combination_in_words(paid.tier, head.lang),
            head.amount(paid.amount),
            head.amount(paid.covered),
            say(head.lang, message("taken back")) if paid.taken_back else "",
        )
        for paid in shift.jackpots
    )
    columns = (
        message("Round"),
        message("Seat"),
        message("For"),
        message("Amount"),
        message("By the house"),
        message("Remark"),
    )
    hands = tuple(paid.hand for paid in shift.jackpots)
    return _grid(message("Jackpots paid"), columns, rows, head, figures=(0, 1, 3, 4), hands=hands)


def _rulings(shift: Shift, head: Letterhead) -> tuple[Section, ...]:
    rows = tuple(
        (
            str(ruled.hand),
            ", ".join(dict.fromkeys((ruled.irregularity, *ruled.clauses))),
            ruling_in_words(ruled.continues, ruled.values, head.lang),
            ruling_signed(ruled, head.lang),
        )
        for ruled in shift.rulings
    )
    columns = (message("Round"), message("Rules"), message("Ruling"), message("By whom"))
    hands = tuple(ruled.hand for ruled in shift.rulings)
    return _grid(message("Irregularities ruled on"), columns, rows, head, figures=(0,), hands=hands)


def _calls(shift: Shift, head: Letterhead) -> Section:
    return Section(
        heading=say(head.lang, message("Irregularities")),
        lines=(
            _count(message("The inspector was called"), shift.calls, head),
            _count(message("… and found nothing irregular"), shift.dismissed, head),
            _count(message("Players warned"), shift.warnings, head),
        ),
    )


def _claims(shift: Shift, head: Letterhead) -> tuple[Section, ...]:
    rows = tuple(
        (
            str(claim.hand),
            str(seat_number(claim.seat)),
            say(head.lang, message("paid")) if claim.paid else say(head.lang, message("not paid")),
            head.amount(claim.amount),
            claim_signed(claim, head.lang),
        )
        for claim in shift.claims
    )
    columns = (message("Round"), message("Seat"), message("Decision"), message("Amount"), message("By whom"))
    hands = tuple(claim.hand for claim in shift.claims)
    return _grid(message("Claims decided"), columns, rows, head, figures=(0, 1, 3), hands=hands)


def _hands(shift: Shift, head: Letterhead) -> Section:
    return Section(
        heading=say(head.lang, message("Rounds")),
        lines=(
            _count(message("Dealt"), shift.hands.dealt, head),
            _count(message("Of them void"), shift.hands.void, head),
            _count(message("Closed before the cards"), shift.hands.unplayed, head),
        ),
    )


def hands_played(shift: Shift, head: Letterhead) -> Section:
    """Return the section with the shift's hands, one by one."""
    columns = (
        message("Round"),
        message("Ended ({zone})"),
        message("Outcome"),
        message("Staked"),
        message("Won by the bank"),
    )
    rows = tuple(_hand(hand, head) for hand in shift.played)
    hands = tuple(hand.number if hand.outcome != "running" else 0 for hand in shift.played)
    [section] = _grid(message("Round by round"), columns, rows, head, figures=(0, 3, 4), hands=hands)
    return section


def _hand(hand: HandEntry, head: Letterhead) -> tuple[str, ...]:
    ended = head.moment(hand.at) if hand.at else ""
    outcome = say(head.lang, OUTCOMES[hand.outcome])
    return (str(hand.number), ended, outcome, head.amount(hand.handle), head.difference(hand.won))


def _line(what: str, amount: int, head: Letterhead, *, signed_too: bool = False) -> Line:
    return Line(label=say(head.lang, what), value=head.difference(amount) if signed_too else head.amount(amount))


def _count(what: str, count: int, head: Letterhead) -> Line:
    """Return a line with a number of things that are no chips."""
    return Line(label=say(head.lang, what), value=figure(count, head.lang))


def _grid(
    heading: str, columns: tuple[str, ...], rows: tuple[tuple[str, ...], ...], head: Letterhead, **more: tuple[int, ...]
) -> tuple[Section, ...]:
    """Return a section with a grid; empty if there are no rows."""
    if not rows:
        return ()
    titles = tuple(say(head.lang, one, zone=head.zone_name) for one in columns)
    return (Section(heading=say(head.lang, heading), grid=Grid(head=titles, rows=rows, **more)),)
