"""The settlement of a seat whose cards were taken by mistake, by its own statement (CSP-119, CSP-120, AMB-55)."""

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.payment.round_facts import Net, Result, SeatFacts, Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due, bet_in_play, settle
from kitapi.games.caribbean_stud.rules.round.claims import of_this_hand
from kitapi.games.caribbean_stud.rules.table.actions import PassOver
from kitapi.games.caribbean_stud.rules.table.actions.incidents import SayHand
from kitapi.games.caribbean_stud.rules.table.events import AskedAgain, HandSaid, Transfers
from kitapi.games.caribbean_stud.rules.table.hands import facts_of
from kitapi.games.caribbean_stud.rules.table.incidents import Outcome
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import FLOAT, Wager, account_of, stack, transfer
from kitapi.kernel import Actor, IllegalAction, Instead, Seat, rule, table

RESULTS: dict[Outcome, Result] = table(
    "CSP-119",
    "CSP-120",
    "AMB-55",
    rows={"losing": Result.BANK_WINS, "tie": Result.TIE, "winning": Result.PLAYER_WINS},
)
"""The result of a round for each statement of a seat."""

LOSES = frozenset({Result.BANK_WINS})


def decide(state: StudState, seat: Seat, action: SayHand) -> tuple[HandSaid, ...]:
    """Return the event when a seat says how the cards that were taken from it compare with the bank's.

    Raises:
        IllegalAction: the seat has not to say anything, or has said it already.
    """
    if not must_say(state, seat):
        raise IllegalAction("AMB-55", taken=state.places[seat].incidents.taken)
    return (HandSaid(seat=seat, outcome=action.outcome),)


def pass_over(state: StudState, _actor: Actor, action: PassOver) -> tuple[AskedAgain | HandSaid, ...]:
    """The events when the dealer continues without a seat that does not say what it held: a warning, then a loss.

    Raises:
        IllegalAction: no statement of the seat is pending.
    """
    seat = Seat(action.seat)
    if seat not in state.seats or not must_say(state, seat):
        raise IllegalAction("AMB-43", seat=seat)
    if not state.places[seat].turn.warned:
        return (AskedAgain(seat=seat),)
    return (HandSaid(seat=seat, outcome="losing", unanswered=True),)


@rule("CSP-119", "CSP-120", "AMB-55", without=False)
def must_say(state: StudState, seat: Seat) -> bool:
    """Whether the seat has to say what it held: its cards were taken, and the bank qualifies."""
    return is_by_word(state, state.places[seat]) and state.places[seat].incidents.said is None


def is_by_word(state: StudState, place: Place) -> bool:
    """Whether the seat is settled by its statement: its cards were taken by mistake, and the bank qualifies."""
    return place.incidents.taken and not place.collected and bool(state.bank.qualifies)


def by_word(state: StudState, seat: Seat) -> Settlement:
    """Return the settlement of a seat by its statement; the gaming management decides what the seat wins.

    Raises:
        IllegalAction: the seat has not made its statement yet.
    """
    said = state.places[seat].incidents.said
    if said is None:
        raise IllegalAction("AMB-55", said=False)
    facts = facts_of(state, seat)
    as_dealt, result = settle(facts, state.house), RESULTS[said]
    bet = bet_in_play(facts.bet or 0, bet_due(facts.ante))
    lost = Net(ante=-facts.ante, bet=-bet, fee=as_dealt.net.fee)
    nothing = Net(ante=0, bet=0, fee=as_dealt.net.fee)
    return replace(as_dealt, result=result, net=lost if result in LOSES else nothing)


@rule("CSP-120", "AMB-55", without=Instead(lambda state, seat: settle(facts_of(state, seat), state.house)))
def without_bet(state: StudState, seat: Seat) -> Settlement:
    """The settlement of a seat whose ANTE was taken as if folded, if the bank does not qualify: it wins nothing."""
    as_dealt = settle(facts_of(state, seat), state.house)
    return replace(as_dealt, net=Net(ante=0, bet=0, fee=as_dealt.net.fee))


@rule("CSP-120", "AMB-55", without=())
def release_ante(state: StudState, seat: Seat, settlement: Settlement) -> Transfers:
    """The transfers of an ANTE that was taken as if folded: to the tray if its player says that it lost, else back."""
    lost = settlement.result in LOSES
    payee, clause = (FLOAT, "CSP-043") if lost else (stack(seat), "AMB-55")
    waits = ((Wager.CLAIM, of_this_hand(state, seat)), (Wager.ANTE, state.chips_on(seat, Wager.ANTE)))
    return tuple(move for wager, chips in waits for move in transfer(account_of(seat, wager), payee, chips, clause))


@rule("AMB-55", without=Instead(lambda _state, place: place.settlement.net.winnings if place.settlement else 0))
def winnings_waiting(state: StudState, place: Place) -> int:
    """Return the winnings, by the tables of payments, of wagers of this hand that wait for the management's decision.

    An ANTE that was taken as if folded wins nothing, because there was no BET beside it.
    """
    if place.settlement is None or place.incidents.as_fold:
        return 0
    if not place.incidents.taken:
        return place.settlement.net.winnings
    facts = SeatFacts(
        ante=place.stake.staked,
        bet=place.stake.laid,
        token=False,
        cards=place.cards,  # type: ignore[arg-type]
        bank=state.bank.cards,  # type: ignore[arg-type]
        exchange=place.exchange,
    )
    return settle(facts, state.house).net.winnings
