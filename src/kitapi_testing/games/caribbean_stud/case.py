"""The facts about Caribbean Stud that the laws of all games need."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from kitapi.cards import DECK_52, Card, CardSet, set_of
from kitapi.games.caribbean_stud.rules.automaton.inspection import find_irregularities
from kitapi.games.caribbean_stud.rules.game import CARIBBEAN_STUD
from kitapi.games.caribbean_stud.rules.incidents.calls import has_ground
from kitapi.games.caribbean_stud.rules.round.taken_cards import RESULTS
from kitapi.games.caribbean_stud.rules.rulings.facts import RulingChoice
from kitapi.games.caribbean_stud.rules.table import actions, audit
from kitapi.games.caribbean_stud.rules.table.events import (
    BankRevealed,
    CardGiven,
    CardsDealt,
    SeatSettled,
    UpcardTurned,
)
from kitapi.games.caribbean_stud.rules.table.roles import GAMING_INSPECTOR
from kitapi.games.caribbean_stud.rules.table.state import StudState
from kitapi.games.caribbean_stud.rules.terms.phase import Phase
from kitapi.games.caribbean_stud.rules.terms.variant import (
    EXAMPLE,
    PRESETS,
    CaribbeanStudHouse,
    CaribbeanStudTerms,
    Qualification,
    Shuffling,
)
from kitapi.kernel import Actor, Form, MeterRead, Shuffled, Viewer
from kitapi.ledger import Account, Transfer
from kitapi_testing.places import RULEBOOKS
from kitapi_testing.strategies import AnyGame

ALL_52 = set_of(DECK_52)

HOUSES: SearchStrategy[CaribbeanStudHouse] = st.builds(
    CaribbeanStudHouse,
    minimum=st.sampled_from((5, 10)),
    maximum=st.sampled_from((10, 25, 200)),
    chip=st.sampled_from((1, 5)),
    buy_in=st.sampled_from((30, 100, 1000)),
    dotation=st.sampled_from((50, 5000)),
    token=st.sampled_from((2, 5)),
    meter_share=st.sampled_from((0, 1, 2)),
    four_of_a_kind=st.just(500),
    full_house=st.just(100),
    flush=st.sampled_from((0, 50)),
    reset=st.sampled_from((0, 1000)),
    opening_meter=st.sampled_from((0, 25_000)),
    shuffling=st.sampled_from(Shuffling),
    qualification=st.sampled_from(Qualification),
    exchange_fee=st.sampled_from((1, 1, 2)),
    folded_jackpot=st.booleans(),
)

_SEATS = range(7)
_ODD = (
    actions.PlaceAnte(amount=7),
    actions.PlaceAnte(amount=1_000_000),
    actions.Raise(amount=9),
    actions.CutCards(amount=4),
    actions.CutCards(amount=48),
    actions.CoinIn(stuck=(6,)),
    MeterRead(amount=-1),
    Shuffled(order=DECK_52[1:], algorithm="test", secret="00" * 32),
    Shuffled(order=(DECK_52[0], *DECK_52[:-1]), algorithm="test", secret="00" * 32),
)
_OF_SEATS = (
    actions.OfferCut,
    actions.SendBack,
    actions.CashOut,
    actions.AskSeat,
    actions.GiveCard,
    actions.TakeFee,
    actions.PassOver,
    actions.CollectFold,
    actions.CheckBet,
    actions.SettleSeat,
    actions.NoteDeclaration,
    actions.AuthorisePayment,
)
_SIMPLE = (
    actions.OpenTable,
    actions.CheckDecks,
    actions.Wash,
    actions.DeclineCut,
    actions.InviteStakes,
    actions.ChangeNotes,
    actions.InsertToken,
    actions.TakeBackToken,
    actions.TakeBackAnte,
    actions.Wave,
    actions.CloseBets,
    actions.CoinIn,
    actions.DealCards,
    actions.TurnUpcard,
    actions.Fold,
    actions.WithdrawExchange,
    actions.DeclineExchange,
    actions.Declare,
    actions.TakeStub,
    actions.Reveal,
    actions.Attend,
    actions.StoreBank,
    actions.PressGameOver,
    actions.BeginClosing,
    actions.ConfirmCount,
    actions.CallInspector,
    actions.Dismiss,
    actions.CorrectBet,
)
_ACTIONS: tuple[Any, ...] = (
    *(simple() for simple in _SIMPLE),
    *(of_seat(seat=seat) for of_seat in _OF_SEATS for seat in _SEATS),
    *(
        of_seat(seat=seat, **{field: answer})
        for of_seat, field in (
            (actions.DecideToken, "in_play"),
            (actions.Confirm, "genuine"),
            (actions.DecideClaim, "paid"),
        )
        for seat in _SEATS
        for answer in (True, False)
    ),
    *(actions.CutCards(amount=amount) for amount in (5, 26, 47)),
    *(actions.PlaceAnte(amount=amount) for amount in (5, 10, 25)),
    *(actions.Raise(amount=amount) for amount in (10, 20, 50)),
    *(actions.Raise(amount=amount, lender=lender) for amount in (10, 20) for lender in _SEATS),
    *(actions.OfferLoan(seat=seat) for seat in _SEATS),
    *(actions.CorrectBet(lender=lender) for lender in (None, *_SEATS)),
    *(actions.MisplaceBet(amount=amount) for amount in (1, 5, 15, 25, 1_000_000)),
    *(actions.CountTokens(tokens=tokens) for tokens in range(8)),
    *(actions.PressJackpot(button=button) for button in range(1, 6)),
    *(actions.TurnSelector(position=position) for position in ("R", "JPL", "JPH", "S")),
    *(actions.ChangeBank(amount=amount) for amount in (5, 50, 7, 1_000_000)),
    *(actions.AddToFloat(amount=amount) for amount in (5, 50, 7, 1_000_000)),
    actions.CountChips(chips=0, notes=0),
    *(actions.RuleOnHand(stands=stands) for stands in (True, False)),
    *(actions.ChooseRemedy(choice=choice) for choice in RulingChoice),
    *(actions.SayHand(outcome=outcome) for outcome in RESULTS),
    *(actions.OfferLoan(seat=seat) for seat in _SEATS),
    *(actions.MisplaceBet(amount=amount) for amount in (5, 15, 60)),
    *(actions.Slip(what=what, seat=seat) for what in actions.SlipKind for seat in _SEATS),
    *(
        actions.StateFacts(irregularity=f"CSP-{number}", seat=seat)
        for number in (104, 107, 108, 110, 111, 113, 119, 120, 122, 123, 124)
        for seat in _SEATS
    ),
    actions.StateFacts(irregularity="CSP-103"),
    actions.StateFacts(irregularity="CSP-106"),
    actions.StateFacts(irregularity="PREFA-DEAL-01"),
    *(actions.AskExchange(card=card) for card in DECK_52),
    actions.Contribute(value="00" * 16),
    Shuffled(order=DECK_52, algorithm="test", secret="00" * 32),
    *_ODD,
)


_EAGERLY = (actions.Wave, actions.CloseBets, actions.Raise, actions.Declare)


_RARELY = (
    "begin_closing",
    "turn_selector",
    "bank_change",
    "add_to_float",
    "call_inspector",
    "state_facts",
    "slip",
    "misplace_bet",
)
"""Kinds of actions that end a hand early, or could be repeated without end."""
_RARE = 0.04
"""The probability of such an action at every step that allows it."""


def without_much_ado(state: StudState, _actor: Actor, options: Sequence[Any], rng: random.Random) -> Any:
    """Return an option, mostly one that continues the hand, because stakes could be changed without end."""
    is_wrong = state.incident is not None or next(find_irregularities(state), None) is not None
    usual = [option for option in options if not _is_rare(state, option, is_wrong)]
    if rng.random() < _RARE:
        return rng.choice(options)
    eager = [option for option in usual if isinstance(option, _EAGERLY)]
    if eager and rng.random() < 0.7:
        return rng.choice(eager)
    return rng.choice(usual) if usual else None


def _is_rare(state: StudState, option: Any, is_wrong: bool) -> bool:
    """Whether ``option`` is of ``_RARELY``, while no payment of a jackpot is pending.

    ``is_wrong``: a ruling is pending, or the table shows an irregularity; then facts are stated as often as others.
    """
    kind = getattr(option, "action", None) or option.__struct_config__.tag
    if kind == "turn_selector":
        return state.phase is not Phase.JACKPOT and state.console.selector == "R"
    if kind == "state_facts" and is_wrong:
        return False
    return kind in _RARELY


class CaribbeanStudCase:
    """Caribbean Stud, with any number of seats."""

    game: AnyGame = CARIBBEAN_STUD
    rulebook = RULEBOOKS / "caribbean_stud/rules.md"
    presets: Mapping[str, Any] = {
        f"{name}, {players} players": CaribbeanStudTerms(players=players, variant=variant)
        for name, variant in PRESETS.items()
        for players in (1, 2, 7)
    }
    terms: SearchStrategy[Any] = st.builds(
        CaribbeanStudTerms, players=st.sampled_from((1, 2, 3)), variant=st.just(EXAMPLE) | HOUSES
    )
    choice = staticmethod(without_much_ado)
    draws_lots = False
    longest_deal = 1000
    """Stakes may be changed any number of times, and random players do so for a while."""
    longest_sitting = 12
    """A sitting lasts until the table is closed."""

    public_by_rule = frozenset(
        f"caribbean_stud.{kind}"
        for kind in (
            "declared",
            "tables_stopped",
            "tables_resumed",
            "bank_revealed",
            "seat_settled",
            "settlement_ended",
            "jackpot_awarded",
        )
    )
    """The value of a hand becomes public when it is turned, and that of a jackpot hand when it is declared."""

    def actions(self, state: StudState) -> Iterable[Any]:
        """Yield every action, but only some amounts of those with an amount."""
        return _ACTIONS

    def is_finite(self, state: StudState) -> bool:
        """False for shares in the shuffle, which are any sixteen bytes, and for counts at a closing."""
        return not state.closing.paused and (state.phase not in (Phase.CLOSED, Phase.PREPARE) or state.shuffle.is_made)

    def deck(self) -> CardSet:
        """Return the 52 cards of the deck in use, without the other deck."""
        return ALL_52

    def places(self, state: StudState) -> Mapping[str, CardSet]:
        """Return the deck; or the hands with their exchanged cards, the bank's hand and the stub."""
        if not state.is_dealt:
            return {"deck": ALL_52}
        hands = {f"hand{seat}": set_of(place.cards) for seat, place in enumerate(state.places)}
        new = [place.exchange.new for place in state.places if place.exchange]
        rest = {"bank": set_of(state.bank.cards), "stub": set_of(state.stub.cards), "lost": set_of(state.stub.lost)}
        return {**hands, "exchanged": set_of(new), **rest}

    def balances(self, state: StudState) -> Mapping[Account, int]:
        """Return the chips by account."""
        return {Account(name): chips for name, chips in state.balances.items()}

    def transfers(self, event: Any) -> Sequence[Transfer]:
        """Return the transfers that ``event`` lists; none if it moves no chips."""
        transfers: Sequence[Transfer] = getattr(event, "transfers", ())
        return transfers

    def extra_laws(self, state: StudState) -> None:
        """No chip is lost, no wager remains between hands, and results match the chips."""
        assert audit.discrepancy(state) is None
        if state.is_dealt:
            dealt = [place.cards for place in state.places if place.cards]
            assert all(len(cards) == 5 for cards in dealt)
            given = sum(place.exchange is not None for place in state.places)
            assert len(state.stub.cards) == 52 - 5 * (len(dealt) + 1) - given - len(state.stub.lost)

    def carried_over(self, over: StudState, opened: StudState) -> None:
        """Assert that chips, results and terms stay, and that number, deck and cutter change (CSP-002, AMB-38)."""
        last, new = over.opened, opened.opened
        assert (new.number, new.terms, new.deck) == (last.number + 1, last.terms, 1 - last.deck)
        assert new.cutter == (last.cutter + 1) % last.terms.players
        assert (new.balances, new.results) == (over.balances, over.results)

    def cards_seen(self, events: Sequence[Any], viewer: Viewer) -> CardSet:
        """Return the upcard, the bank's shown cards, own cards from “Prego” on, exchanged cards, and turned hands."""
        cards: set[Card] = set()
        own: tuple[Card, ...] = ()
        for event in events:
            match event:
                case CardsDealt() if isinstance(viewer, int):
                    own = event.hands[viewer]
                case UpcardTurned():
                    cards |= {event.card, *own}
                case CardGiven(seat=seat) if seat == viewer:
                    cards.add(event.card)
                case BankRevealed():
                    cards |= set(event.cards)
                case SeatSettled():
                    cards |= set(event.shown)
        return set_of(cards)

    def secrets(self, actor: Actor, action: Any) -> tuple[str, ...]:
        """Return the contribution to the shuffle."""
        match action:
            case Shuffled():
                return (action.secret,)
            case actions.Contribute(value=value) if value:
                return (value,)
            case _:
                return ()


CARIBBEAN_STUD_CASE = CaribbeanStudCase()


_READ_AGAIN = frozenset({"CSP-102", "CSP-110", "CSP-111", "CSP-120", "CSP-121"})
"""Irregularities whose readings changed with version 0.3.0."""


OFTEN = 0.15
"""The probability that one of these irregularities is stated, if the facts support it."""


def with_rulings_read_again(state: StudState, _actor: Actor, options: Sequence[Any], rng: random.Random) -> Any:
    """Choose as ``without_much_ado``, but the inspector often states irregularities of ``_READ_AGAIN``."""
    if _actor == GAMING_INSPECTOR and state.is_dealt and state.incident is None and rng.random() < OFTEN:
        forms = (one for one in options if getattr(one, "action", None) == "state_facts")
        said = [facts for form in forms if form.fields[0].values[0] in _READ_AGAIN for facts in _all_of(form)]
        if grounds := [facts for facts in said if has_ground(state, facts)]:
            return rng.choice(grounds)
    return without_much_ado(state, _actor, options, rng)


def _all_of(form: Form) -> Iterator[actions.StateFacts]:
    """Yield every statement that a form allows."""
    names = [field.name for field in form.fields]
    for values in product(*(field.values for field in form.fields)):
        said: dict[str, Any] = dict(zip(names, values, strict=True))
        yield actions.StateFacts(**said)


class RulingsReadAgainCase(CaribbeanStudCase):
    """Caribbean Stud, at a table where cards fall, hands are taken by mistake, and players sit on two seats."""

    choice = staticmethod(with_rulings_read_again)


RULINGS_READ_AGAIN_CASE = RulingsReadAgainCase()
