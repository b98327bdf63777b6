"""Checks whether a table that a drill describes is possible, and if not, why.

The hand of a drill about an irregularity is not played: its stakes and results are drawn at random. The checks compare
them with the procedure of a round: who must have chosen when the irregularity
happened, who is served before whom, and who has been settled.
"""

from collections.abc import Callable

from kitapi.games.caribbean_stud.drills.outcomes import PAYING, times
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.rulings.conditions import seats_with_request
from kitapi.games.caribbean_stud.rules.rulings.facts import Facts, Paid, Report, SeatChips
from kitapi.games.caribbean_stud.rules.rulings.row import AFTER_GAME_OVER
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.mechanics.poker_hands import HAND_SIZE

DECK = 52
SHUFFLER, LEFT_OUT, DROPPED, TAKEN, AS_FOLD = "CSP-102", "CSP-104", "CSP-110", "CSP-119", "CSP-120"
UNASKED = "AMB-53"
WRONG_BET = ("CSP-122", "CSP-123", "CSP-124")
OVERLOOKED = ("CSP-111", "CSP-113")
LATE = ("CSP-100", "CSP-101")
"""Irregularities that may also be found after the end of the round that they are about."""

LEAST_JACKPOT = 5
"""The lowest odds, to one, at which BET is paid for a hand that wins the jackpot."""


def why_impossible(report: Report) -> str | None:
    """Return the law, a key of ``RULES``, that makes the table impossible; None: the table is possible."""
    return next((reason for reason, holds in RULES.items() if not holds(report)), None)


# Seats by their part in the round


def _is_over(report: Report) -> bool:
    """Whether the report is about a round after its GAME OVER."""
    return report.irregularity in LATE and report.phase in AFTER_GAME_OVER


def _subject(report: Report) -> int | None:
    return report.facts.seat


def _seats_playing(report: Report) -> dict[int, SeatChips]:
    """Return the seats that were dealt cards, from the dealer's left."""
    left_out = _subject(report) if report.irregularity == LEFT_OUT else None
    return {seat: report.facts.seats[seat] for seat in sorted(report.facts.seats) if seat != left_out}


def _is_in(report: Report, seat: int) -> bool:
    """Whether a seat plays against the bank, as does a seat whose cards were taken by mistake, as if folded."""
    chips = report.facts.seats[seat]
    taken = report.irregularity == AS_FOLD and seat == _subject(report)
    return chips.result is not Result.FOLD and not chips.folded and (chips.bet > 0 or taken)


def _in_play(report: Report) -> dict[int, SeatChips]:
    return {seat: chips for seat, chips in _seats_playing(report).items() if _is_in(report, seat)}


def _all(test: Callable[[Report, int, SeatChips], bool]) -> Callable[[Report], bool]:
    """Return a check that something holds for every seat that was dealt cards."""
    return lambda report: all(test(report, seat, chips) for seat, chips in _seats_playing(report).items())


# The rules of a round


def _nothing_before_the_cards(report: Report) -> bool:
    if _is_over(report) or report.phase not in (Phase.PREPARE, Phase.STAKES, Phase.COIN_IN, Phase.DEAL):
        return True
    return all(SeatChips(ante=chips.ante, token=chips.token) == chips for chips in report.facts.seats.values())


def _left_out_has_laid_nothing(report: Report) -> bool:
    here = report.facts.here
    return report.irregularity != LEFT_OUT or SeatChips(ante=here.ante, token=here.token) == here


def _exact_fee(_report: Report, _seat: int, chips: SeatChips) -> bool:
    return chips.fee in (0, chips.ante) and (not chips.served or chips.fee > 0)


def _exact_bet(report: Report, seat: int, chips: SeatChips) -> bool:
    wrong = report.irregularity in WRONG_BET and seat == _subject(report)
    return wrong or chips.bet in (0, bet_due(chips.ante))


def _one_choice(_report: Report, _seat: int, chips: SeatChips) -> bool:
    """A seat that waits for a card has not raised, and a seat that folded has no BET."""
    waits, folded = chips.fee > 0 and not chips.served, chips.folded or chips.result is Result.FOLD
    return not (chips.bet and (waits or folded)) and not (waits and folded)


def _nobody_settled_while_choosing(report: Report) -> bool:
    if report.phase is not Phase.CHOOSE:
        return True
    seats = _seats_playing(report).values()
    return all(chips.result is None for chips in seats) and any(not chips.bet and not chips.folded for chips in seats)


def _served_in_order(report: Report) -> bool:
    """Seats are served one after the other, except for a seat that was overlooked, and no seat gets a second turn."""
    if report.phase is not Phase.CHOOSE:
        return True
    facts, subject = report.facts, _subject(report)
    earlier = report.irregularity in OVERLOOKED and facts.case == "earlier_seat"
    line = _seats_requesting(facts)[::-1] if facts.from_right else _seats_requesting(facts)
    served = [facts.seats[seat].served for seat in line if not (earlier and seat == subject)]
    return served == sorted(served, reverse=True)


def _seats_requesting(facts: Facts) -> tuple[int, ...]:
    """Return the seats that request a card, by the rules or not, from the dealer's left."""
    irregular = (seat for seat in facts.seats if facts.seats[seat].fee and not facts.seats[seat].regular)
    return tuple(sorted((*seats_with_request(facts), *irregular)))


def _unasked_at_its_turn(report: Report) -> bool:
    """A seat gets a card that it did not request only when the seats before it, and no others, are served."""
    if report.irregularity != UNASKED:
        return True
    seats, here = report.facts.seats, _subject(report) or 0
    return all(seats[seat].served is (seat < here) for seat in _seats_requesting(report.facts))


def _stub_is_in_the_shuffler(report: Report) -> bool:
    """Nobody has a new card yet, since the dealer takes the stub out of the shuffler before the exchanges."""
    served = any(chips.served for chips in report.facts.seats.values())
    return report.irregularity != SHUFFLER or not served


def _has_chosen(report: Report, seat: int, chips: SeatChips) -> bool:
    """After CHOOSE every seat has raised or folded, and nobody waits for a card."""
    if not _is_over(report) and report.phase in (Phase.STAKES, Phase.COIN_IN, Phase.DEAL, Phase.CHOOSE):
        return True
    folded = chips.folded or chips.result is Result.FOLD
    return (_is_in(report, seat) or folded) and (chips.served or not chips.fee)


def _collected_along_the_line(report: Report) -> bool:
    """In CHECK only folds are settled, from the left, and at least the last seat is not settled."""
    if report.phase is not Phase.CHECK:
        return True
    seats = _seats_playing(report)
    taken = [seat for seat, chips in seats.items() if chips.result is not None]
    taken += [seat for seat in seats if report.irregularity == AS_FOLD and seat == _subject(report)]
    only_folds = all(chips.result in (None, Result.FOLD) for chips in seats.values())
    lies = [seat for seat, chips in seats.items() if chips.folded]
    in_order = not taken or not lies or min(lies) > max(taken)
    return only_folds and in_order and max(seats) not in taken


def _nothing_folded_lies_there(report: Report) -> bool:
    lies = any(chips.folded for chips in report.facts.seats.values())
    return not lies or report.phase in (Phase.CHOOSE, Phase.CHECK)


def _somebody_is_in(report: Report) -> bool:
    """The bank's cards are turned only if a seat plays; one whose cards were taken as if folded does not count."""
    shown = (Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT, Phase.DONE)
    return report.phase not in shown or any(chips.bet for chips in _in_play(report).values())


def _settled_from_the_right(report: Report) -> bool:
    """In SETTLE seats are settled from the right, but not yet all; before SETTLE no seat is settled, after it all are.

    A seat without BET is left out: its cards were taken as if folded, and the round continues without it until this
    mistake is found.
    """
    done = [chips.result is not None for chips in _in_play(report).values() if chips.bet]
    if report.phase is Phase.REVEAL:
        return not any(done)
    if report.phase is Phase.SETTLE:
        return not all(done) and done == sorted(done)
    return all(done) if _is_over(report) or report.phase in (Phase.JACKPOT, Phase.DONE) else True


def _one_bank(report: Report) -> bool:
    """The bank qualifies for all or for none."""
    results = {chips.result for chips in _in_play(report).values() if chips.result is not None}
    unqualified = Result.NOT_QUALIFIED in results
    return not unqualified or results == {Result.NOT_QUALIFIED}


def _paid_by_the_result(_report: Report, _seat: int, chips: SeatChips) -> bool:
    """The payment agrees with the result: nothing, ANTE only, or ANTE and BET by a row of the payments."""
    match chips.result:
        case Result.PLAYER_WINS:
            return chips.paid.ante == chips.ante and chips.bet > 0 and times(chips) in PAYING
        case Result.NOT_QUALIFIED:
            return chips.paid == Paid(ante=chips.ante)
        case _:
            return chips.paid == Paid()


def _jackpot_to_pay(report: Report) -> bool:
    """In JACKPOT at least one seat with a token has won a jackpot with its first five cards."""
    if report.phase is not Phase.JACKPOT:
        return True
    return any(
        chips.token and not chips.served and (chips.result is Result.NOT_QUALIFIED or times(chips) >= LEAST_JACKPOT)
        for chips in _in_play(report).values()
    )


def _enough_cards(report: Report) -> bool:
    """The stub and the fallen cards together are no more than the deal has left."""
    facts = report.facts
    dealt = HAND_SIZE * (len(facts.seats) + 1) + sum(chips.served for chips in facts.seats.values())
    fallen = (facts.cards or 0) if report.irregularity == "CSP-117" else 0
    return facts.left is None or facts.left + fallen <= DECK - dealt


def _cards_are_there(report: Report) -> bool:
    """Cards that were dropped or taken by mistake were still at the seat, with a BET or without one as reported."""
    here = report.facts.here
    match report.irregularity:
        case "CSP-110":
            return here.result is None
        case "CSP-119":
            return here.result is None and here.bet > 0 and not here.folded
        case "CSP-120":
            return here.result is None and here.bet == 0
        case _:
            return True


RULES: dict[str, Callable[[Report], bool]] = {
    "before the cards nothing but ANTE and token is laid out": _nothing_before_the_cards,
    "a seat left out of the deal has laid out nothing since then": _left_out_has_laid_nothing,
    "the price of a card is exactly ANTE": _all(_exact_fee),
    "a BET is exact": _all(_exact_bet),
    "a seat raises, folds, or waits for a card": _all(_one_choice),
    "while seats choose nobody is settled, and at least one seat has yet to choose": _nobody_settled_while_choosing,
    "cards are given along the line": _served_in_order,
    "the dealer gives a card unasked only to the seat whose turn it is": _unasked_at_its_turn,
    "nobody has a new card while the stub is in the shuffler": _stub_is_in_the_shuffler,
    "after the choices every seat has raised or folded": _all(_has_chosen),
    "in the check folds are taken from the left, and a seat is still open": _collected_along_the_line,
    "after the check no folded hand lies there": _nothing_folded_lies_there,
    "if no seat plays, the bank's cards stay face down": _somebody_is_in,
    "seats are settled from the right": _settled_from_the_right,
    "the bank qualifies for all seats or for none": _one_bank,
    "a seat is paid by its result": _all(_paid_by_the_result),
    "in the jackpot phase somebody has won one": _jackpot_to_pay,
    "a deck has no more cards": _enough_cards,
    "cards are dropped or taken by mistake while they lie there": _cards_are_there,
}
"""The checks of a table, each under the law that a table breaks if the check returns False."""
