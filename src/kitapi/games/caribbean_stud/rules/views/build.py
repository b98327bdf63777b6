"""Builds views: each is assembled from what its viewer has been shown, never cut down from the whole."""

from typing import Any

from kitapi.cards import Card
from kitapi.games.caribbean_stud.rules.console.house_stop import is_waiting
from kitapi.games.caribbean_stud.rules.incidents import calls
from kitapi.games.caribbean_stud.rules.payment.jackpot import tier_won
from kitapi.games.caribbean_stud.rules.payment.round_facts import Settlement
from kitapi.games.caribbean_stud.rules.payment.settlement import bet_due
from kitapi.games.caribbean_stud.rules.round import bet_corrections, coins, loans
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.card_order import highest_first
from kitapi.games.caribbean_stud.rules.table.events import Event
from kitapi.games.caribbean_stud.rules.table.hands import facts_of, is_high
from kitapi.games.caribbean_stud.rules.table.place import Place
from kitapi.games.caribbean_stud.rules.table.roles import CONTROL_ROOM, DEALER, GAMING_MANAGEMENT, HOUSE_ROLES
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.accounts import BOX, FLOAT, Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.views.display import console_shown
from kitapi.games.caribbean_stud.rules.views.observations import (
    CardGivenSeen,
    CountSeen,
    DealSeen,
    ExchangeSeen,
    Observation,
    PregoSeen,
    SettledSeen,
    ShuffleSeen,
)
from kitapi.games.caribbean_stud.rules.views.options import options_of
from kitapi.games.caribbean_stud.rules.views.procedure import due_of
from kitapi.games.caribbean_stud.rules.views.view import (
    BankView,
    Desk,
    OwnHand,
    RulingView,
    SeatView,
    SettlementView,
    StudView,
)
from kitapi.kernel import CHANCE, Instead, Seat, ShuffleView, Viewer, rule
from kitapi.kernel.shuffle.views import show
from kitapi.mechanics.poker_hands import HAND_SIZE, value_of


def view(state: StudState, viewer: Viewer) -> StudView:
    """Return all that ``viewer`` may know."""
    me = Seat(viewer) if isinstance(viewer, int) else None
    options = () if viewer == CHANCE else options_of(state, viewer)
    return StudView(
        **_same_for_all_once(state),
        seats=tuple(_seat(state, seat, viewer) for seat in state.seats),
        me=me,
        own=_own(state, me) if me is not None else None,
        pending=_pending_ruling(state) if viewer in HOUSE_ROLES else None,
        desk=_desk(state, viewer, options),
        options=options,
    )


def _same_for_all_once(state: StudState) -> dict[str, Any]:
    """Return the fields of a view that are the same for every viewer, computed once for a state."""
    fields: dict[str, Any] | None = state.cache.get("view")
    if fields is None:
        fields = state.cache["view"] = _same_for_all(state)
    return fields


def _same_for_all(state: StudState) -> dict[str, Any]:
    return {
        "phase": state.phase,
        "number": state.opened.number,
        "house": state.house,
        "deck": state.opened.deck,
        "bank": _bank(state),
        "method": state.house.shuffling,
        "invited": state.preparation.invited,
        "offered": state.preparation.offered,
        "stub": len(state.stub.cards) if state.is_dealt else None,
        "meter": state.jackpot.meter,
        "stopping": state.jackpot.stopping,
        "waiting_for": state.jackpot.waiting_for if is_waiting(state) else None,
        "console": console_shown(state),
        "won": state.outcome.won if state.phase is Phase.OVER else (),
        "incident": state.incident,
        "awaited": calls.roles_awaited(state),
        "from_right": state.is_dealt and state.exchanges.from_right,
        "lost": len(state.stub.lost) if state.is_dealt else 0,
        "void": state.is_void,
        "paused": state.closing.paused,
        "closed": state.closing.closed,
        "shuffle": _shuffle(state),
    }


@rule("CSP-030", "CSP-082", "AMB-67", without=Instead(lambda state, _seat, me: me is not None and state.is_dealt))
def knows_cards(state: StudState, seat: Seat, me: Seat | None) -> bool:
    """Whether ``me`` may look at a seat's cards: at their own from “Prego” on, at another's after they were turned."""
    place = state.places[seat]
    return place.shown or (seat == me and is_upcard_turned(state) and is_for_its_player(place))


def is_upcard_turned(state: StudState) -> bool:
    """Whether the bank's fifth card lies face up, from “Prego” on."""
    return state.is_dealt and state.bank.upcard is not None


@rule("AMB-22", without=True)
def is_for_its_player(place: Place) -> bool:
    """Whether the player of a seat may look at the cards before it; at a seat that does not play nobody may."""
    return place.plays or place.void


@rule("CSP-063", without=False)
def is_on_camera(place: Place, viewer: Viewer) -> bool:
    """Whether ``viewer`` is the control room, which looks at a declared royal or straight flush before it confirms."""
    return viewer == CONTROL_ROOM and place.proof.declared is not None and is_high(place.proof.declared)


def _seat(state: StudState, seat: Seat, viewer: Viewer) -> SeatView:
    me = Seat(viewer) if isinstance(viewer, int) else None
    place, known = state.places[seat], knows_cards(state, seat, me)
    cards = place.final if known or is_on_camera(place, viewer) else ()
    return SeatView(
        **_to_all(state, seat),
        held=_count_cards(place, known),
        cards=cards,
        discard=_discard(place) if seat == me else None,
        settled=_show_settlement(place.settlement, known) if place.settlement else None,
    )


def _to_all(state: StudState, seat: Seat) -> dict[str, Any]:
    """Return the public part of a seat, computed once for all viewers."""
    shown: dict[str, Any] | None = state.cache.get(("seat", seat))
    if shown is None:
        shown = state.cache["seat", seat] = _as_everybody_sees(state, seat)
    return shown


def _as_everybody_sees(state: StudState, seat: Seat) -> dict[str, Any]:
    place, token = state.places[seat], state.chips_on(seat, Wager.TOKEN) > 0
    return {
        **_as_it_stands(state, seat),
        "stack": state.chips(seat),
        "result": state.results[seat],
        "ante": state.chips_on(seat, Wager.ANTE),
        "bet": state.chips_on(seat, Wager.BET),
        "fee": state.chips_on(seat, Wager.FEE),
        "claim": state.chips_on(seat, Wager.CLAIM),
        "token": token,
        "lamp": place.stake.lamp or (not state.preparation.coins and token),
        "lit": coins.slot_is_lit(state, seat),
        "wants": place.turn.wants is not None,
        "exchanged": place.exchange is not None,
        "asked": state.is_dealt and state.exchanges.to_answer == seat,
        "lacks": loans.lacks(state, seat),
        "lends": loans.offers_to(state, seat),
    }


def _as_it_stands(state: StudState, seat: Seat) -> dict[str, Any]:
    """Return the fields of a seat's place that everybody sees without a computation."""
    place = state.places[seat]
    turn, proof, incidents = place.turn, place.proof, place.incidents
    return {
        "seat": seat,
        "waved": place.stake.waved,
        "plays": place.plays,
        "passed": turn.passed,
        "warned": turn.warned,
        "choice": place.choice,
        "declared": proof.declared,
        "noted": proof.noted,
        "confirmed": proof.confirmed,
        "authorised": proof.authorised,
        "award": place.prize.award,
        "void": place.void,
        "taken": incidents.taken,
        "said": incidents.said,
        "dropped": incidents.dropped,
        "lent": place.loan.lent,
        "borrowed": place.loan.borrowed,
        "bet_stands": place.stake.bet_stands,
    }


def _shuffle(state: StudState) -> ShuffleView | None:
    """Return the phase in which the seats give their shares.

    None: the deck is shuffled, or will not be in this hand.
    """
    over = state.shuffled or state.phase in (Phase.OVER, Phase.BROKEN_UP)
    return None if over else show(state.shuffle)


def _desk(state: StudState, viewer: Viewer, options: tuple[Any, ...]) -> Desk | None:
    """Tray, box and due steps, for the house's roles; slips before the deal are shown to the dealer alone."""
    if viewer not in HOUSE_ROLES:
        return None
    slips = (state.deck.skipped, state.deck.extra) if viewer == DEALER and state.shuffled else ((), ())
    return Desk(
        chips=state.balances[FLOAT],
        notes=state.balances[BOX],
        counted=state.closing.counted,
        skipped=slips[0],
        extra=slips[1],
        due=due_of(options),
    )


def _pending_ruling(state: StudState) -> RulingView | None:
    """Return the ruling on the facts stated so far, as it would be given now; None: no facts are stated."""
    ruled = calls.pending_ruling(state)
    if ruled is None:
        return None
    return RulingView(void=ruled.void, continues=ruled.template, values=ruled.values, clauses=ruled.clauses)


def _count_cards(place: Place, known: bool) -> int:
    """Return the number of cards at a seat: none before the deal, and none of a hand that was taken unseen."""
    return 0 if not place.cards or (place.collected and not known) else HAND_SIZE


def _discard(place: Place) -> Card | None:
    """Return the seat's own card above the slot."""
    return place.exchange.discard if place.exchange else place.turn.wants


def _show_settlement(settlement: Settlement, known: bool) -> SettlementView:
    """Return the settlement of a round, with the combination if the viewer has seen the cards."""
    return SettlementView(
        result=settlement.result,
        net=settlement.net,
        total=settlement.net.total,
        combination=settlement.hand if known else None,
    )


def _bank(state: StudState) -> BankView:
    if not state.is_dealt:
        return BankView(held=0)
    is_stored = state.end_or_none is not None and state.end.stored
    held = 0 if is_stored else HAND_SIZE
    if state.bank.revealed:
        made = value_of(state.bank.cards).combination
        cards = highest_first(state.bank.cards)
        return BankView(held=held, cards=cards, combination=made, qualifies=state.bank.qualifies)
    return BankView(held=held, cards=(state.bank.upcard,) if state.bank.upcard is not None else ())


def _own(state: StudState, me: Seat) -> OwnHand | None:
    """Return the viewer's hand, once they may look at it."""
    place = state.places[me]
    if not place.cards or not knows_cards(state, me, me):
        return None
    ante, deciding = state.chips_on(me, Wager.ANTE), place.choice is None and state.phase is Phase.CHOOSE
    return OwnHand(
        combination=value_of(place.final).combination,
        tier=tier_won(facts_of(state, me), state.house) if place.stake.lamp else None,
        bet=bet_due(ante) if deciding or bet_corrections.is_wrong(state, me) else 0,
        fee=state.house.exchange_fee * ante if deciding and place.exchange is None else 0,
        fold_loses=ante if deciding or bet_corrections.may_fold_late(state, me) else 0,
    )


def observe(state: StudState, event: Event, viewer: Viewer) -> Observation | None:
    """Return the part of ``event``, which led to ``state``, that ``viewer`` sees."""
    me = Seat(viewer) if isinstance(viewer, int) else None
    match event:
        case happened.Pledged() | happened.Contributed() | happened.MeterTold():
            return None
        case happened.DeckShuffled():
            return ShuffleSeen(method=event.method, times=event.times)
        case happened.CardsDealt():
            return DealSeen(method=event.method, seats=_dealt_to(event))
        case happened.UpcardTurned():
            return PregoSeen(card=event.card, cards=_looked_at(state, me))
        case happened.ExchangeAsked():
            fee = sum(one.amount for one in event.transfers)
            return ExchangeSeen(seat=event.seat, fee=fee, card=event.card if event.seat == me else None)
        case happened.CardGiven():
            return CardGivenSeen(seat=event.seat, card=event.card if event.seat == me else None)
        case happened.SeatSettled():
            return _observe_settlement(state, event, viewer)
        case _:
            return _of_the_house(event, viewer)


def _of_the_house(event: Any, viewer: Viewer) -> Observation | None:
    """Return an event as everybody sees it; only the house sees counts, and only the dealer sees slips."""
    match event:
        case happened.SlipMade():
            return event if viewer == DEALER else None
        case happened.TableOpened() if viewer not in HOUSE_ROLES:
            return happened.TableOpened()
        case happened.ChipsCounted() if viewer not in HOUSE_ROLES:
            return CountSeen()
        case _:
            seen: Observation = event
            return seen


def _dealt_to(event: happened.CardsDealt) -> tuple[Seat, ...]:
    """Return the seats that were dealt cards."""
    return tuple(Seat(seat) for seat, hand in enumerate(event.hands) if hand)


def _looked_at(state: StudState, me: Seat | None) -> tuple[Card, ...]:
    """Return the viewer's own cards, which they may take up now."""
    return state.places[me].final if me is not None and knows_cards(state, me, me) else ()


def _observe_settlement(state: StudState, event: happened.SeatSettled, viewer: Viewer) -> SettledSeen:
    """Return the settlement; only the seat and the management see that a jackpot was not declared (AMB-19)."""
    me = Seat(viewer) if isinstance(viewer, int) else None
    return SettledSeen(
        seat=event.seat,
        settled=_show_settlement(event.settlement, knows_cards(state, event.seat, me)),
        shown=event.shown,
        cards=event.cards,
        jackpot=event.jackpot,
        unclaimed=event.unclaimed and viewer in (event.seat, GAMING_MANAGEMENT),
        held=event.held,
        transfers=event.transfers,
    )
