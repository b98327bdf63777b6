"""Drills about payments: settlements of bets, whether the bank qualifies, and jackpots."""

from collections.abc import Sequence

import msgspec

from kitapi.games.caribbean_stud.drills.draw import Draw
from kitapi.games.caribbean_stud.drills.hands import hand_of
from kitapi.games.caribbean_stud.drills.planned_hand import Plan, SeatPlan, moments, table_where
from kitapi.games.caribbean_stud.drills.plans import exchange_card, seat_with, some_plan
from kitapi.games.caribbean_stud.drills.queries import DrillDraft, Query, amount, choice, combination_line
from kitapi.games.caribbean_stud.drills.situation import situation_of
from kitapi.games.caribbean_stud.rules.payment.round_facts import Result, Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import settle
from kitapi.games.caribbean_stud.rules.round.showdown import CLAUSES, next_to_settle
from kitapi.games.caribbean_stud.rules.table.hands import facts_of
from kitapi.games.caribbean_stud.rules.table.place import Award, Choice
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.kernel import Seat
from kitapi.kernel.drills import Line, Solution
from kitapi.mechanics.poker_hands import Combination, value_of

ROYAL, STRAIGHT = Combination.ROYAL_FLUSH, Combination.STRAIGHT_FLUSH
FIXED = (Combination.FOUR_OF_A_KIND, Combination.FULL_HOUSE, Combination.FLUSH)

REDUCED = (STRAIGHT, Combination.FOUR_OF_A_KIND, Combination.FULL_HOUSE, Combination.FLUSH, Combination.TWO_PAIR)
"""Final combinations of a seat that exchanged a card; most of them are then paid less."""


def payment(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the payment to a seat that kept its five cards: on BET, on ANTE, or in total."""
    wanted = draw.one_of((*FIXED, STRAIGHT, Combination.STRAIGHT, Combination.THREE_OF_A_KIND, Combination.PAIR))
    plan = some_plan(draw, (wanted,), qualified=draw.chance(4, 5))
    return _build_settlement(draw, topic, plan, _seat_of(plan, wanted))


def payment_after_exchange(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the payment to a seat after an exchange, by the reduced table (CSP-125, CSP-131)."""
    wanted = draw.one_of(REDUCED)
    plan = some_plan(draw, qualified=draw.chance(4, 5))
    seat = next(number for number, one in enumerate(plan.seats) if one is not None)
    taken = [*plan.bank, *(card for one in plan.playing for card in (*one.cards, *([one.new] if one.new else [])))]
    made = hand_of(draw, wanted, taken)
    before = exchange_card(draw, seat_with(draw, Combination.HIGH_CARD, [*taken, *made]), [*taken, *made])
    place = before.discard or 0
    cards = (*made[:place], before.cards[place], *made[place + 1 :])
    changed = msgspec.structs.replace(before, cards=cards, discard=place, new=made[place])
    seats = (*plan.seats[:seat], changed, *plan.seats[seat + 1 :])
    return _build_settlement(draw, topic, msgspec.structs.replace(plan, seats=seats), seat)


def _seat_of(plan: Plan, wanted: Combination) -> int:
    """Return a seat that plays on with its five cards, with the wanted combination if one has it.

    Raises:
        LookupError: all seats exchange or fold.
    """
    fits = [number for number, one in enumerate(plan.seats) if one is not None and _plays_on(one)]
    if not fits:
        raise LookupError("nobody plays on with the cards dealt")
    return max(fits, key=lambda number: _holds(plan.seats[number], wanted))


def _plays_on(seat: SeatPlan) -> bool:
    return seat.choice is Choice.RAISE and seat.discard is None


def _holds(seat: SeatPlan | None, wanted: Combination) -> bool:
    return seat is not None and value_of(seat.cards).combination is wanted


def _build_settlement(draw: Draw, topic: str, plan: Plan, number: int) -> DrillDraft:
    """Return a drill about the payment to seat ``number``, at the moment in SETTLE when it is its turn."""
    seat = Seat(number)
    state = table_where(plan, lambda table: table.phase is Phase.SETTLE and next_to_settle(table) == seat)
    settlement = settle(facts_of(state, seat), state.house)
    query = _build_payment(draw, state, seat, settlement)
    return DrillDraft(
        situation_of(state, all_seen=True),
        (Line("told.turn", {"seat": seat}),),
        query.question,
        Solution(answer=query.answer, clauses=clauses_of(state, seat, settlement), reason=Line(f"reason.{topic}")),
    )


def _build_payment(draw: Draw, state: StudState, seat: Seat, settlement: Settlement) -> Query:
    net = settlement.net
    ways = {
        "ask.paid_on_bet": max(0, net.bet),
        "ask.paid_on_ante": max(0, net.ante),
        "ask.goes_to_player": net.winnings + _comes_back(state, seat, settlement),
    }
    ask = draw.one_of(tuple(ways))
    return amount(Line(ask, {"seat": seat}), ways[ask])


def _comes_back(state: StudState, seat: Seat, settlement: Settlement) -> int:
    """Return the amount of ANTE and BET that the player takes back."""
    staked = state.chips_on(seat, Wager.ANTE) + state.chips_on(seat, Wager.BET)
    return 0 if settlement.result is Result.BANK_WINS else staked


def clauses_of(state: StudState, seat: Seat, settlement: Settlement) -> tuple[str, ...]:
    """Return the clauses that apply to a settlement: that of its result, and that of the table that pays BET."""
    own = CLAUSES[settlement.result]
    if settlement.result is not Result.PLAYER_WINS:
        return (own, "AMB-56") if settlement.result is not Result.BANK_WINS else (own,)
    if settlement.hand is Combination.HIGH_CARD:
        return (own, "CSP-135")
    return (own, "CSP-130") if state.places[seat].exchange is None else (own, "CSP-125", "CSP-131")


# Whether the bank qualifies


def qualification(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the results of a seat's ANTE and BET, with all cards shown (CSP-040, CSP-041)."""
    plan = some_plan(draw, qualified=draw.chance(1, 2))
    first = _seat_of(plan, Combination.HIGH_CARD)
    seats = tuple(
        one if one is None or number == first else msgspec.structs.replace(one, choice=Choice.FOLD)
        for number, one in enumerate(plan.seats)
    )
    plan, seat = msgspec.structs.replace(plan, seats=seats), Seat(first)
    state = table_where(plan, lambda table: table.phase is Phase.SETTLE and next_to_settle(table) == seat)
    settlement = settle(facts_of(state, seat), state.house)
    lines = {result: Line(f"option.result.{result.value}") for result in CLAUSES}
    others = [line for result, line in lines.items() if result is not settlement.result]
    question, answer = choice(draw, Line("ask.result", {"seat": seat}), lines[settlement.result], others)
    clauses = ("CSP-040", "AMB-01", *clauses_of(state, seat, settlement))
    return DrillDraft(
        situation_of(state, all_seen=True),
        (),
        question,
        Solution(answer=answer, clauses=clauses, reason=Line(f"reason.{topic}")),
    )


# Jackpots


def split(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about the payment to one of several royal or straight flushes (CSP-064, AMB-09 to -11)."""
    wanted: Sequence[Combination] = draw.one_of(
        ((ROYAL, ROYAL), (STRAIGHT, STRAIGHT), (ROYAL, STRAIGHT), (ROYAL, STRAIGHT, STRAIGHT))
    )
    plan = some_plan(draw, wanted)
    return _build_award(draw, topic, plan, ("CSP-064", "CSP-132", "AMB-09", "AMB-10", "AMB-11"), high=True)


def short_meter(draw: Draw, topic: str) -> DrillDraft:
    """Return a drill about a fixed award, or the house's part of it if the meter holds less (AMB-12, CSP-051)."""
    plan = some_plan(draw, tuple(draw.one_of(FIXED) for _ in range(draw.between(1, 2))))
    short = msgspec.structs.replace(plan, meter=draw.between(0, 90))
    return _build_award(draw, topic, short, ("CSP-051", "CSP-132", "AMB-12", "AMB-13"), high=False)


def _build_award(draw: Draw, topic: str, plan: Plan, clauses: tuple[str, ...], *, high: bool) -> DrillDraft:
    """Return a drill about one of the awards of a hand that is played to its end.

    ``high``: whether it is for a royal or straight flush, or for a hand with a fixed award.
    """
    hand = tuple(moments(plan))
    first = next(moment.state for moment in hand if moment.state.phase is Phase.JACKPOT)
    last = hand[-1].state
    paid = [(seat, award) for seat in last.playing if (award := last.places[seat].prize.award) is not None]
    seat, award = draw.one_of([one for one in paid if (one[1].tier in (ROYAL, STRAIGHT)) is high])
    query = _award(draw, seat, award, high=high)
    won = tuple(Line("told.won", {"seat": one, "combination": combination_line(each.tier)}) for one, each in paid)
    basis = () if first.jackpot.basis is None else (Line("told.basis", {"basis": first.jackpot.basis}),)
    return DrillDraft(
        situation_of(first, meter=True),
        (*won, *basis),
        query.question,
        Solution(answer=query.answer, clauses=clauses, reason=Line(f"reason.{topic}")),
    )


def _award(draw: Draw, seat: Seat, award: Award, *, high: bool) -> Query:
    if not high and draw.chance(1, 2):
        return amount(Line("ask.house_covers", {"seat": seat}), award.covered)
    return amount(Line("ask.award", {"seat": seat}), award.amount)
