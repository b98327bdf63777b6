"""Drills about orders: who is served, paid or awarded first, and the order of the steps at one seat."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.planned_hand import Moment, moments
from kitapi.games.caribbean_stud.drills.plans import some_plan
from kitapi.games.caribbean_stud.drills.queries import DrillDraft, combination_line, order
from kitapi.games.caribbean_stud.drills.situation import situation_of
from kitapi.games.caribbean_stud.drills.steps import JACKPOTS
from kitapi.games.caribbean_stud.rules.round.showdown import in_paying_order
from kitapi.games.caribbean_stud.rules.table import actions
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi.kernel.drills import Line, Solution

MOST = 6
"""The most items that a drill asks to put in order."""


class Ordered(NamedTuple):
    """The question, the items in their right order, and the clauses that state it."""

    ask: str
    lines: Sequence[Line]
    clauses: tuple[str, ...]


def exchange_order(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the order in which the seats that request a card are served (CSP-037, AMB-36)."""
    hand = tuple(moments(some_plan(draw, busy=True)))
    served = _seats(hand, actions.GiveCard)
    before = next(moment.state for moment in hand if isinstance(moment.action, actions.TakeStub))
    return build_order(
        draw, topic, before, Ordered("ask.serving_order", [_seat(seat) for seat in served], ("CSP-037", "AMB-36"))
    )


def check_order(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the order of the dealer's visits in CHECK, with their steps (CSP-034, CSP-039, AMB-42)."""
    hand = tuple(moments(some_plan(draw, busy=True)))
    steps = [moment for moment in hand if isinstance(moment.action, actions.CollectFold | actions.CheckBet)]
    lines = [Line(_AT_CHECK[type(moment.action)], {"seat": moment.action.seat}) for moment in steps][:MOST]
    return build_order(
        draw, topic, steps[0].state, Ordered("ask.checking_order", lines, ("AMB-42", "CSP-034", "CSP-039"))
    )


_AT_CHECK: dict[type, str] = {actions.CollectFold: "option.fold_taken", actions.CheckBet: "option.bet_checked"}


def payment_order(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the order of payments: by seat, BET before ANTE, jackpots last (CSP-042, -045, -046)."""
    wanted = [draw.one_of(JACKPOTS[2:]) for _ in range(draw.between(1, 2))]
    hand = tuple(moments(some_plan(draw, wanted, qualified=draw.chance(3, 4))))
    first = next(moment.state for moment in hand if moment.state.phase is Phase.SETTLE)
    lines = [*_wagers_paid(hand), *_jackpots_paid(hand)]
    kept = sorted(draw.some_of(range(len(lines)), min(MOST, len(lines))))
    clauses = ("CSP-042" if first.bank.qualifies else "CSP-041", "CSP-045", "AMB-57", "AMB-58")
    return build_order(draw, topic, first, Ordered("ask.paying_order", [lines[place] for place in kept], clauses))


def _wagers_paid(hand: Sequence[Moment]) -> list[Line]:
    """Return the lines for the payments on BET and ANTE, in the order in which seats and wagers are paid."""
    last = hand[-1].state
    return [
        Line(f"option.paid.{wager.value}", {"seat": seat})
        for seat in _seats(hand, actions.SettleSeat)
        if (settlement := last.places[seat].settlement) is not None
        for wager, net in in_paying_order(settlement.net)
        if net > 0
    ]


def _jackpots_paid(hand: Sequence[Moment]) -> list[Line]:
    return [Line("option.paid.jackpot", {"seat": seat}) for seat in _list_awarded(hand)]


def award_order(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the order in which the jackpots of a hand are paid (AMB-09, AMB-58)."""
    tiers = [draw.one_of(JACKPOTS[:2]), *draw.some_of(JACKPOTS[2:], draw.between(1, 2))]
    if draw.chance(1, 2):
        tiers.append(draw.one_of(JACKPOTS[:2]))
    hand = tuple(moments(some_plan(draw, tiers)))
    first, last = next(moment.state for moment in hand if moment.state.phase is Phase.JACKPOT), hand[-1].state
    lines = [
        Line("option.award", {"seat": seat, "combination": combination_line(award.tier)})
        for seat in _list_awarded(hand)
        if (award := last.places[seat].prize.award) is not None
    ]
    return build_order(draw, topic, first, Ordered("ask.award_order", lines[:MOST], ("AMB-58", "AMB-09")))


def _list_awarded(hand: Sequence[Moment]) -> list[Seat]:
    """Return the seats that were paid a jackpot, in the order of payment."""
    paid: list[Seat] = []
    for moment in hand:
        places = moment.state.places
        paid += [seat for seat in moment.state.playing if places[seat].prize.award is not None and seat not in paid]
    return paid


def _seats(hand: Sequence[Moment], kind: type[Any]) -> list[Seat]:
    """Return the seats of all steps of ``kind``, each once, in the order of the steps."""
    return list(dict.fromkeys(Seat(moment.action.seat) for moment in hand if isinstance(moment.action, kind)))


def _seat(seat: Seat) -> Line:
    return Line("option.seat", {"seat": seat})


def build_order(draw: Draw, topic: str, state: StudState, ordered: Ordered) -> DrillDraft:
    """Return the drill that shows the table ``state`` and asks to put the items of ``ordered`` in order.

    Raises:
        LookupError: there are fewer than two items.
    """
    ask, lines, clauses = ordered
    if len(lines) < 2:
        raise LookupError("nothing to put in order")
    question, answer = order(draw, Line(ask), lines)
    qualified = (
        (Line("fact.qualifies.yes" if state.bank.qualifies else "fact.qualifies.no"),)
        if state.is_dealt and state.bank.revealed
        else ()
    )
    return DrillDraft(
        situation_of(state, meter=state.phase is Phase.JACKPOT, all_seen=state.phase is Phase.SETTLE),
        qualified,
        question,
        Solution(answer=answer, clauses=clauses, reason=Line(f"reason.{topic}")),
    )
