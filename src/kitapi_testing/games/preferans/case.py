"""The facts about Preferans that the laws of all games need."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from kitapi.cards import DECK_32, EMPTY, Card, CardSet, set_of
from kitapi.games.preferans.rules.actions import (
    Bid,
    Decline,
    Discard,
    FromHand,
    GiveWay,
    Hold,
    Invite,
    Kontra,
    NameGame,
    Participate,
    Pass,
    PlayCard,
    ThrowIn,
)
from kitapi.games.preferans.rules.events import (
    BiddingWon,
    CardPlayed,
    CardsDealt,
    DealSettled,
    HandsLaidOpen,
    PotFed,
    SittingBrokenUp,
)
from kitapi.games.preferans.rules.game import PREFERANS
from kitapi.games.preferans.rules.game_numbers import GameNumber
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.state import (
    Answering,
    Bidding,
    BrokenUp,
    DealOver,
    HandNaming,
    Naming,
    Playing,
    PreferansState,
    Shuffling,
    opened_of,
)
from kitapi.games.preferans.rules.variant import (
    PRESETS,
    BetlSides,
    DefenderFall,
    Direction,
    DutyBy,
    DutyGames,
    HandTies,
    HoldRight,
    KontraTakes,
    LastGame,
    LeadEight,
    LostKontra,
    Money,
    PreferansTerms,
    PreferansVariant,
    RefaBelowZero,
    Seven,
    Sides,
    TopGame,
)
from kitapi.kernel import Actor, Contribute, Shuffled, Viewer
from kitapi.ledger import Account, Transfer, balances_after, seat_account
from kitapi_testing.places import RULEBOOKS
from kitapi_testing.strategies import AnyGame, any_option

ALL_32 = set_of(DECK_32)

VARIANTS: SearchStrategy[PreferansVariant] = st.builds(
    PreferansVariant,
    stake=st.sampled_from((1, 2, 3, 7, 20, 100)),
    money=st.sampled_from(Money),
    pot_stake=st.sampled_from((1, 3, 10, 50)),
    sides=st.sampled_from(Sides),
    refas=st.sampled_from((0, 1, 3)),
    refa_below_zero=st.sampled_from(RefaBelowZero),
    lowest_bid=st.sampled_from((1, 2)),
    all_pass=st.booleans(),
    steps=st.booleans(),
    hold_right=st.sampled_from(HoldRight),
    hand_ties=st.sampled_from(HandTies),
    preferans_at_once=st.booleans(),
    top_game=st.sampled_from(TopGame),
    seven=st.sampled_from(Seven),
    open_games=st.booleans(),
    lead_eight=st.sampled_from(LeadEight),
    stop_when_decided=st.booleans(),
    defenders_may_drop=st.booleans(),
    invite=st.booleans(),
    kontra_limit=st.sampled_from((0, 1, 2, 4)),
    mandatory_kontra=st.booleans(),
    kontra_takes=st.sampled_from(KontraTakes),
    lost_kontra=st.sampled_from(LostKontra),
    duty_games=st.sampled_from(DutyGames),
    duty_by=st.sampled_from(DutyBy),
    defender_fall=st.sampled_from(DefenderFall),
    betl_sides=st.sampled_from(BetlSides),
    last_game=st.sampled_from(LastGame),
    direction=st.sampled_from(Direction),
)

_ODD_DISCARDS = (
    Discard(()),
    Discard((DECK_32[0],)),
    Discard((DECK_32[0], DECK_32[0])),
    Discard(DECK_32[:3]),
)
_PAIRS = tuple(Discard(pair) for pair in combinations(DECK_32, 2))
_ACTIONS: tuple[Any, ...] = (
    *(Bid(number) for number in range(1, 9)),
    Hold(),
    FromHand(),
    Pass(),
    ThrowIn(),
    *(NameGame(game, laid_open) for game in GameNumber for laid_open in (False, True)),
    GiveWay(),
    Participate(True),
    Participate(False),
    Invite(True),
    Invite(False),
    Kontra(),
    Decline(),
    *(PlayCard(card) for card in Card),
    Contribute("00" * 16),
    Shuffled(order=DECK_32, algorithm="test", secret="00" * 32),
    *_ODD_DISCARDS,
)


class PreferansCase:
    """Preferans, with three and with four at the table."""

    game: AnyGame = PREFERANS
    rulebook = RULEBOOKS / "preferans/rules.md"
    presets: Mapping[str, Any] = {
        f"{name}, {players} players": PreferansTerms(players=players, variant=variant)
        for name, variant in PRESETS.items()
        for players in (3, 4)
    }
    terms: SearchStrategy[Any] = st.builds(PreferansTerms, players=st.sampled_from((3, 4)), variant=VARIANTS)

    choice = staticmethod(any_option)
    draws_lots = True
    longest_sitting = 40
    longest_deal = 4 + 1 + 24 + 2 + 3 + 3 + 2 + 5 + 30
    """Shuffle, chance, bidding (eight numbers, each passed on, held), exchange, naming, answers, kontra, cards."""

    public_by_rule = frozenset({"preferans.play_stopped"})
    """A hand ends as soon as no card can change the result, given the actual cards of all hands (SK-PLAY-03)."""

    def actions(self, state: PreferansState) -> Iterable[Any]:
        """Yield every action; only a few of the pairs to be discarded."""
        return (*_ACTIONS, *_PAIRS[:: 100 if not hasattr(state, "thrown_in") else 1])

    def is_finite(self, state: PreferansState) -> bool:
        """False for the shuffle only, where a share is any sixteen bytes."""
        return not isinstance(state, Shuffling)

    def deck(self) -> CardSet:
        """Return the 32 cards."""
        return ALL_32

    def places(self, state: PreferansState) -> Mapping[str, CardSet]:
        """Return the deck; or hands, talon, discards and the cards played."""
        if isinstance(state, Shuffling):
            return {"deck": ALL_32}
        if isinstance(state, DealOver | BrokenUp):
            return self.places(state.before)
        hands = {f"hand{seat}": hand for seat, hand in enumerate(state.hands)}
        return {**hands, "talon": _talon(state), "discards": _discards(state), "played": _cards_played(state)}

    def balances(self, state: PreferansState) -> Mapping[Account, int]:
        """Points by seat and in the head sums; or chips by seat and in the pot."""
        if isinstance(state, BrokenUp):
            return balances_after(self.balances(state.before), state.broken.transfers)
        if isinstance(state, DealOver):
            return _accounts(state.settled.booked.balances)
        opened = opened_of(state)
        fed = (state.pot if isinstance(state, Shuffling) else state.deal.pot) - opened.balances.get("pot", 0)
        put_in = fed // len(opened.active)
        gains = {seat_account(seat): -put_in for seat in opened.active} | {Account("pot"): fed}
        before = _accounts(opened.balances)
        return {name: amount + gains.get(name, 0) for name, amount in before.items()}

    def transfers(self, event: Any) -> Sequence[Transfer]:
        """Return the transfers of chips put in, of a settlement and of a sitting broken up; other events have none."""
        match event:
            case DealSettled():
                return event.settlement.transfers
            case PotFed() | SittingBrokenUp():
                return event.transfers
            case _:
                return ()

    def extra_laws(self, state: PreferansState) -> None:
        """Sheets and ledger agree, and results add up to zero (SK-SCORE-07, -08)."""
        opened = opened_of(state)
        if isinstance(state, Shuffling):
            assert_sheet_matches_balances(opened.sheet, opened.balances)
            assert sum(opened.results) == 0
        elif isinstance(state, DealOver):
            result = state.settled.booked
            assert sum(result.results) == 0
            if result.sitting_over:
                self._check_accounts_empty(_accounts(result.balances), result.results)
            else:
                assert_sheet_matches_balances(result.sheet, result.balances)
        elif isinstance(state, BrokenUp):
            results = state.broken.settlement.results
            self._check_accounts_empty(self.balances(state), results)
            last = state.before.settled.booked if isinstance(state.before, DealOver) else opened
            assert results == last.results

    def _check_accounts_empty(self, balances: Mapping[Account, int], results: Sequence[int]) -> None:
        """At the end the common accounts are empty, and every seat's balance is its result (SK-SCORE-07, -08, -09)."""
        assert sum(results) == 0
        assert [balances[seat_account(seat)] for seat in range(len(results))] == list(results)
        assert not balances.get(Account("heads"), 0)
        assert not balances.get(Account("pot"), 0)

    def carried_over(self, over: DealOver, opened: Shuffling) -> None:
        """Balances, sheets and terms are unchanged; number and dealer are the next ones (SK-DEAL-03)."""
        last, new = over.deal.opened, opened.opened
        assert (new.number, new.terms) == (last.number + 1, last.terms)
        assert new.dealer == (last.dealer + 1) % last.terms.players
        assert new.balances == over.settled.booked.balances
        assert new.sheet == over.settled.booked.sheet
        assert new.results == over.settled.booked.results

    def cards_seen(self, events: Sequence[Any], viewer: Viewer) -> CardSet:
        """Own cards as dealt, the talon shown to all, what was played or laid open; all when the deal is over."""
        cards: set[Card] = set()
        for event in events:
            match event:
                case CardsDealt():
                    cards |= set(event.hands[viewer]) if isinstance(viewer, int) else set()
                case BiddingWon():
                    cards |= set(event.talon)
                case CardPlayed():
                    cards.add(event.card)
                case HandsLaidOpen():
                    cards |= {card for hand in event.hands for card in hand}
                case DealSettled() | SittingBrokenUp():
                    return ALL_32
        return set_of(cards)

    def secrets(self, actor: Actor, action: Any) -> tuple[str, ...]:
        """Return the contribution to the shuffle."""
        match action:
            case Shuffled():
                return (action.secret,)
            case Contribute(value) if value:
                return (value,)
            case _:
                return ()


def _accounts(balances: Mapping[str, int]) -> dict[Account, int]:
    return {Account(name): amount for name, amount in balances.items()}


def _talon(state: Any) -> CardSet:
    """Return the two cards of the talon, until somebody takes them."""
    from_hand = isinstance(state, Answering | Playing) and state.bargain.from_hand
    untouched = isinstance(state, Bidding | HandNaming) or from_hand
    return set_of(state.deal.dealt.talon) if untouched else EMPTY


def _discards(state: Any) -> CardSet:
    match state:
        case Naming():
            return state.discards
        case Answering() | Playing():
            return state.bargain.discards
        case _:
            return EMPTY


def _cards_played(state: Any) -> CardSet:
    if not isinstance(state, Playing):
        return EMPTY
    cards = [played.card for trick in state.tricks for played in trick.cards]
    return set_of([*cards, *(played.card for played in state.trick)])


def assert_sheet_matches_balances(sheet: Sheet, balances: Mapping[str, int]) -> None:
    """Assert that a seat's balance is −10 × head sum, plus its side sums, minus those against it (SK-SCORE-07)."""
    if "pot" in balances:
        assert not any(map(sum, sheet.sides))
        return
    players = range(len(sheet.heads))
    assert balances["heads"] == 10 * sum(sheet.heads), (sheet, balances)
    assert all(side >= 0 for row in sheet.sides for side in row), sheet
    for seat in players:
        sides = sum(sheet.sides[seat][other] - sheet.sides[other][seat] for other in players)
        assert balances[seat_account(seat)] == sides - 10 * sheet.heads[seat], (seat, sheet, balances)


PREFERANS_CASE = PreferansCase()
