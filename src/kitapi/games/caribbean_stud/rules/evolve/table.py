"""Functions that apply events to the state of a table; they contain no rules."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kitapi.games.caribbean_stud.rules.console.awards import HIGH, LOW
from kitapi.games.caribbean_stud.rules.console.keys import RUN
from kitapi.games.caribbean_stud.rules.evolve.incidents import INCIDENT_STEPS, add_loan, finish_hand
from kitapi.games.caribbean_stud.rules.evolve.seats import SEAT_STEPS
from kitapi.games.caribbean_stud.rules.table import events as happened
from kitapi.games.caribbean_stud.rules.table.events import Event, HandOpened
from kitapi.games.caribbean_stud.rules.table.parts import Bank, Deal, Deck, HandOutcome, Preparation, Stub, with_part
from kitapi.games.caribbean_stud.rules.table.place import Claim, Place
from kitapi.games.caribbean_stud.rules.table.state import MissingPart, StudState
from kitapi.games.caribbean_stud.rules.terms import accounts
from kitapi.games.caribbean_stud.rules.terms.accounts import METER, Wager
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.house.closing import Closing, Counted
from kitapi.house.keys import with_lamp
from kitapi.kernel import ImpossibleHistory, Seat, open_shuffle, seats_of
from kitapi.kernel.shuffle.state import after, mark_made
from kitapi.ledger import Account, Transfer, net

Step = Callable[[StudState, Any], StudState]


def evolve(state: StudState | None, event: Event) -> StudState:
    """Return ``state`` after ``event``.

    Raises:
        ImpossibleHistory: ``event`` cannot follow in ``state``.
    """
    if isinstance(event, HandOpened):
        return _open_hand(event)
    if state is None:
        raise ImpossibleHistory(f"{type(event).__name__} cannot open a hand")
    if state.phase not in _FOLLOWS[type(event)]:
        raise ImpossibleHistory(f"{type(event).__name__} cannot follow in {state.phase.value}")
    step = _STEPS[type(event)]
    try:
        return step(_post_transfers(state, event), event)
    except MissingPart as missing:
        raise ImpossibleHistory(f"{type(event).__name__} cannot follow: {missing}") from missing


def _open_hand(event: HandOpened) -> StudState:
    closed = event.number == 1 or event.closed
    return StudState(
        opened=event,
        phase=Phase.CLOSED if closed else Phase.PREPARE,
        balances=event.balances,
        places=tuple(
            Place(claim=Claim(earlier=_earlier_winnings(event, seat))) for seat in seats_of(event.terms.players)
        ),
        shuffle=open_shuffle(event.commitment, event.terms.players),
        results=event.results,
        preparation=Preparation(checked=not closed),
        closing=Closing(paused=event.closed),
    )


def _earlier_winnings(event: HandOpened, seat: Seat) -> int | None:
    """Return the possible winnings of a seat's wagers that are held since earlier hands, or None if there are none."""
    return event.claims[seat] if event.claims and accounts.amount(event.balances, seat, Wager.CLAIM) else None


def _post_transfers(state: StudState, event: Any) -> StudState:
    """Return ``state`` with the event's transfers applied to its balances, and those of the meter to the display."""
    transfers: tuple[Transfer, ...] = getattr(event, "transfers", ())
    if not transfers:
        return state
    after, gained = dict(state.balances), net(transfers)
    for account, gain in gained.items():
        after[account] = after.get(account, 0) + gain
    posted = replace(state, balances=after)
    moved = gained.get(Account(METER), 0)
    if state.jackpot.meter is None or not moved:
        return posted
    return posted.with_part("jackpot", meter=state.jackpot.meter + moved)


def _open_table(state: StudState, _event: happened.TableOpened) -> StudState:
    """Open the table: end the pause of a closing, and the municipal inspector's presence at the opening."""
    return replace(
        state,
        phase=Phase.PREPARE,
        closing=replace(state.closing, paused=False),
        console=replace(state.console, attended=False),
    )


def _order_deck(state: StudState, event: happened.DeckShuffled) -> StudState:
    return replace(state, shuffle=mark_made(state.shuffle), deck_or_none=Deck(order=event.order))


def _advance_shuffle(
    state: StudState, event: happened.Pledged | happened.Contributed | happened.ShuffleUnused
) -> StudState:
    return replace(state, shuffle=after(state.shuffle, event))


def _cut_deck(state: StudState, event: happened.DeckCut) -> StudState:
    cut = state.deck.order[event.amount :] + state.deck.order[: event.amount]
    return state.with_part("deck", order=cut).with_part("preparation", offered=None)


def _decline_cut(state: StudState, event: happened.CutDeclined) -> StudState:
    declined = (*state.preparation.declined, event.seat)
    return state.with_part("preparation", offered=None, declined=declined)


def _close_bets(state: StudState, event: happened.BetsClosed) -> StudState:
    places = tuple(
        with_part(replace(place, plays=seat in event.seats), "stake", staked=state.chips_on(Seat(seat), Wager.ANTE))
        for seat, place in enumerate(state.places)
    )
    return replace(state, phase=Phase.COIN_IN, places=places)


def _light_lamps(state: StudState, event: happened.CoinsIn) -> StudState:
    places = tuple(
        with_part(
            place,
            "stake",
            lamp=place.stake.lamp or seat in event.seats,
            stuck=place.stake.stuck + (seat in event.stuck),
        )
        for seat, place in enumerate(state.places)
    )
    return replace(state, places=places).with_part("preparation", coins=True)


def _deal_cards(state: StudState, event: happened.CardsDealt) -> StudState:
    places = tuple(replace(place, cards=cards) for place, cards in zip(state.places, event.hands, strict=True))
    return replace(state, places=places, deal_or_none=Deal(bank=Bank(cards=event.bank), stub=Stub(cards=event.stub)))


def _turn_upcard(state: StudState, event: happened.UpcardTurned) -> StudState:
    return replace(state.with_part("bank", upcard=event.card), phase=Phase.CHOOSE)


def _stop_tables(state: StudState, event: happened.TablesStopped) -> StudState:
    return state.with_part("jackpot", basis=event.basis, stopping=True, stops=state.jackpot.stops + 1)


def _release_tables(state: StudState, event: happened.TablesReleased) -> StudState:
    """Release the other tables; the amount set aside is no longer in the meter on the display."""
    jackpot = state.jackpot
    return state.with_part(
        "jackpot",
        stopping=False,
        released=tuple(sorted({*jackpot.released, *event.seats})),
        waiting_for=event.waiting_for,
        reserved=jackpot.reserved + event.reserved,
        meter=None if jackpot.meter is None else jackpot.meter - event.reserved,
    )


def _lift_reserve(state: StudState, event: happened.ReserveLifted) -> StudState:
    meter = None if state.jackpot.meter is None else state.jackpot.meter + event.amount
    return state.with_part("jackpot", reserved=state.jackpot.reserved - event.amount, meter=meter)


def _close_choices(state: StudState, _event: happened.ChoicesClosed) -> StudState:
    return replace(state.with_part("exchanges", to_answer=None), phase=Phase.CHECK)


def _end_checks(state: StudState, event: happened.BetsChecked) -> StudState:
    return _go_to_jackpots(state, event) if event.nobody_in else replace(state, phase=Phase.REVEAL)


def _reveal_bank(state: StudState, event: happened.BankRevealed) -> StudState:
    return replace(state.with_part("bank", qualifies=event.qualifies), phase=Phase.SETTLE)


def _go_to_jackpots(state: StudState, event: happened.BetsChecked | happened.SettlementEnded) -> StudState:
    """Go to the phase in which the jackpots are paid; if none was won, finish the hand."""
    return replace(state, phase=Phase.JACKPOT) if event.jackpots else finish_hand(state)


def _press_button(state: StudState, event: happened.ButtonPressed) -> StudState:
    return replace(state, console=with_lamp(state.console, event.button, lit=event.lit))


def _turn_selector(state: StudState, event: happened.SelectorTurned) -> StudState:
    """Turn the selector; at JPL and JPH the display shows the selected tier instead of a paid award.

    For R the constant ``RUN`` itself is stored: a view omits a default value only if it is the same object, and a text
    that was decoded from a stored event is another object.
    """
    paid = None if event.position in (LOW, HIGH) else state.console.paid
    return replace(
        state, console=replace(state.console, selector=RUN if event.position == RUN else event.position, paid=paid)
    )


def _attend(state: StudState, _event: happened.InspectorAttended) -> StudState:
    return replace(state, console=replace(state.console, attended=True))


def _end_jackpots(state: StudState, _event: happened.JackpotsPaid) -> StudState:
    """End the jackpots; the lamps of keys that were lit by mistake go out."""
    return replace(finish_hand(state), console=replace(state.console, lit=()))


def _end_hand(state: StudState, event: happened.HandEnded | happened.TableClosed) -> StudState:
    return replace(state, phase=Phase.OVER, results=event.results, outcome_or_none=HandOutcome(won=event.won))


def _break_up(state: StudState, event: happened.TableBrokenUp) -> StudState:
    ended = replace(state, phase=Phase.BROKEN_UP, incident=None, results=event.results)
    return ended.with_part("jackpot", stopping=False)


def _count_chips(state: StudState, event: happened.ChipsCounted) -> StudState:
    return state.with_part("closing", counted=Counted(chips=event.chips, notes=event.notes))


def _close_table(state: StudState, event: happened.TableClosed) -> StudState:
    return _end_hand(state, event).with_part("closing", closed=True)


def _raise_bet(state: StudState, event: happened.BetRaised) -> StudState:
    after = SEAT_STEPS[happened.BetRaised](state, event)
    return after if event.lender is None else add_loan(after, event.seat, event.lender, event.transfers)


def _phase(phase: Phase) -> Step:
    """Return a function that sets the phase and changes nothing else."""
    return lambda state, _event: replace(state, phase=phase)


def _with(part: str, **fields: Any) -> Step:
    """Return a step that sets ``fields`` of one part of the state."""
    return lambda state, _event: state.with_part(part, **fields)


_STEPS: dict[type, Step] = {
    **SEAT_STEPS,
    **INCIDENT_STEPS,
    happened.TableOpened: _open_table,
    happened.DecksChecked: _with("preparation", checked=True),
    happened.DeckWashed: _with("preparation", washed=True),
    happened.DeckShuffled: _order_deck,
    **dict.fromkeys((happened.Pledged, happened.Contributed, happened.ShuffleUnused), _advance_shuffle),
    happened.CutOffered: lambda state, event: state.with_part("preparation", offered=event.seat),
    happened.CutDeclined: _decline_cut,
    happened.DeckCut: _cut_deck,
    happened.DeckReady: _phase(Phase.STAKES),
    happened.StakesInvited: _with("preparation", invited=True),
    happened.BetsClosed: _close_bets,
    happened.CoinsIn: _light_lamps,
    happened.TokensCounted: _phase(Phase.DEAL),
    happened.CardsDealt: _deal_cards,
    happened.UpcardTurned: _turn_upcard,
    happened.MeterTold: lambda state, event: state.with_part("jackpot", meter=event.amount),
    happened.TablesStopped: _stop_tables,
    happened.TablesReleased: _release_tables,
    happened.ReserveLifted: _lift_reserve,
    happened.TablesResumed: _with("jackpot", stopping=False),
    happened.StubTaken: _with("stub", taken=True),
    happened.ChoicesClosed: _close_choices,
    happened.BetsChecked: _end_checks,
    happened.BankRevealed: _reveal_bank,
    happened.SettlementEnded: _go_to_jackpots,
    happened.ButtonPressed: _press_button,
    happened.InspectorAttended: _attend,
    happened.SelectorTurned: _turn_selector,
    happened.MeterReset: lambda state, _event: state,
    happened.JackpotsPaid: _end_jackpots,
    happened.BankStored: _with("end", stored=True),
    happened.HandEnded: _end_hand,
    happened.TableBrokenUp: _break_up,
    happened.BetRaised: _raise_bet,
    happened.BankChanged: lambda state, _event: state,
    happened.FloatAdded: lambda state, _event: state,
    happened.ClosingBegun: _phase(Phase.CLOSING),
    happened.SystemPaused: _with("closing", paused=True),
    happened.ChipsCounted: _count_chips,
    happened.TableClosed: _close_table,
}

_ANY = frozenset(Phase) - {Phase.BROKEN_UP}
_BEFORE_STAKES = frozenset({Phase.PREPARE})
_STAKING = frozenset({Phase.PREPARE, Phase.STAKES})
_COINS = frozenset({Phase.COIN_IN})
_DEALING = frozenset({Phase.DEAL})
_CHOOSING = frozenset({Phase.CHOOSE})
_CHECKING = frozenset({Phase.CHECK})
_SETTLING = frozenset({Phase.SETTLE})
_PAYING = frozenset({Phase.JACKPOT})
_SHOWN = frozenset({Phase.CHOOSE, Phase.CHECK, Phase.REVEAL, Phase.SETTLE, Phase.JACKPOT, Phase.DONE})
_SELECTING = frozenset({Phase.CLOSED, Phase.PREPARE, Phase.JACKPOT, Phase.DONE})
_CLOSING = frozenset({Phase.CLOSING})
_IRREGULAR = _SHOWN | {Phase.PREPARE, Phase.STAKES, Phase.COIN_IN, Phase.DEAL}

_FOLLOWS: dict[type, frozenset[Phase]] = {
    **dict.fromkeys(INCIDENT_STEPS, _IRREGULAR),
    happened.TableOpened: frozenset({Phase.CLOSED}),
    happened.DecksChecked: _BEFORE_STAKES,
    happened.DeckWashed: _BEFORE_STAKES,
    **dict.fromkeys((happened.Pledged, happened.Contributed), frozenset({Phase.CLOSED, Phase.PREPARE})),
    happened.DeckShuffled: _BEFORE_STAKES,
    happened.ShuffleUnused: frozenset({Phase.OVER, Phase.BROKEN_UP}),
    happened.CutOffered: _BEFORE_STAKES,
    happened.CutDeclined: _BEFORE_STAKES,
    happened.DeckCut: _BEFORE_STAKES,
    happened.DeckReady: _BEFORE_STAKES,
    happened.StakesInvited: frozenset({Phase.STAKES}),
    happened.NotesChanged: _STAKING,
    happened.AnteStaked: frozenset({Phase.STAKES}),
    happened.TokenInserted: frozenset({Phase.STAKES}),
    happened.TokenTakenBack: frozenset({Phase.STAKES}),
    happened.StakesTakenBack: frozenset({Phase.STAKES}),
    happened.Waved: frozenset({Phase.STAKES}),
    happened.CashedOut: _STAKING,
    happened.BetsClosed: frozenset({Phase.STAKES}),
    happened.CoinsIn: _COINS,
    happened.TokenDecided: _COINS,
    happened.TokensCounted: _COINS,
    happened.CardsDealt: _DEALING,
    happened.UpcardTurned: _DEALING,
    happened.BetRaised: _CHOOSING,
    happened.Folded: _CHOOSING | _CHECKING,
    happened.ExchangeAsked: _CHOOSING,
    happened.ExchangeWithdrawn: _CHOOSING,
    happened.ExchangeDeclined: _CHOOSING,
    happened.AskedAgain: _CHOOSING | _CHECKING | _SETTLING,
    happened.Declared: _SHOWN,
    happened.MeterTold: _ANY,
    happened.TablesStopped: _SHOWN,
    happened.TablesReleased: _SHOWN,
    happened.ReserveLifted: _SHOWN,
    happened.TablesResumed: _SHOWN,
    happened.StubTaken: _CHOOSING,
    happened.SeatAsked: _CHOOSING,
    happened.CardGiven: _CHOOSING,
    happened.FeeTaken: _CHOOSING,
    happened.ChoicesClosed: _CHOOSING,
    happened.FoldCollected: _CHECKING,
    happened.BetChecked: _CHECKING,
    happened.BetsChecked: _CHECKING | {Phase.REVEAL},
    happened.BankRevealed: frozenset({Phase.REVEAL}),
    happened.SeatSettled: _SETTLING,
    happened.DeclarationNoted: _SHOWN,
    happened.HandConfirmed: _SHOWN,
    happened.PaymentAuthorised: _SHOWN,
    happened.ClaimDecided: _STAKING | _SHOWN,
    happened.SettlementEnded: _SETTLING,
    happened.ButtonPressed: _PAYING,
    happened.InspectorAttended: _PAYING | _CLOSING | {Phase.CLOSED},
    happened.SelectorTurned: _SELECTING,
    happened.JackpotAwarded: _PAYING,
    happened.MeterReset: _PAYING,
    happened.JackpotsPaid: _PAYING,
    happened.BankStored: frozenset({Phase.DONE}),
    happened.HandEnded: frozenset({Phase.DONE}),
    happened.TableBrokenUp: _ANY,
    happened.BankChanged: _STAKING,
    happened.FloatAdded: _BEFORE_STAKES,
    happened.ClosingBegun: _STAKING,
    happened.SystemPaused: _CLOSING,
    happened.ChipsCounted: _CLOSING,
    happened.TableClosed: _CLOSING,
    happened.SlipMade: _DEALING | _CHOOSING | _CHECKING,
    happened.BetMisplaced: _CHOOSING,
    happened.LoanOffered: _CHOOSING | _CHECKING,
    happened.BetCorrected: _CHECKING,
}
"""The phases in which each event may follow."""
