"""The end of a deal and of a sitting: facts, settlement, entries on the sheet, and balances."""

from collections.abc import Mapping

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT, HEADS, POT
from kitapi.games.preferans.rules.deal_facts import Ending, FinalSettlement, GameFacts, PostedDeal, VoidFacts
from kitapi.games.preferans.rules.events import DealOpened, DealSettled, SittingBrokenUp
from kitapi.games.preferans.rules.game_numbers import TRICKS
from kitapi.games.preferans.rules.participation import invited_by
from kitapi.games.preferans.rules.scoresheet import final_settlement, refas_due, results_of, sitting_over, write
from kitapi.games.preferans.rules.settlement import close_sitting, payments_from, settle, settle_void
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.state import Answering, Bidding, Deal, Discarding, Playing
from kitapi.games.preferans.rules.variant import Money, PreferansVariant
from kitapi.kernel import Instead, Seat, rule
from kitapi.ledger import Account, Transfer, balances_after, seat_account
from kitapi.mechanics.table import defenders_of


def facts_of(state: Playing, tricks: tuple[int, ...], longest_run: int) -> GameFacts:
    """Return the facts of the deal if it ended with ``tricks`` by seat and this ``longest_run`` of the declarer."""
    return _game_facts(state, Ending.PLAYED, tricks, longest_run, state.dropped)


def settle_played(state: Playing) -> DealSettled:
    """Settle a deal played to its end."""
    return _post_deal(state.deal, facts_of(state, state.won, state.longest_run))


@rule("SK-PLAY-04", without=0)
def tricks_unopposed() -> int:
    """Return the declarer's tricks if both defenders dropped and no card was played."""
    return TRICKS


def settle_unopposed(state: Answering, ending: Ending = Ending.UNOPPOSED) -> DealSettled:
    """Settle a deal won without a card played: both defenders dropped, or another reason that ``ending`` names."""
    opened, declarer, won = state.deal.opened, state.bargain.declarer, tricks_unopposed()
    tricks = tuple(won if seat == declarer else 0 for seat in range(opened.terms.players))
    dropped = defenders_of(declarer, opened.active)
    return _post_deal(state.deal, _game_facts(state, ending, tricks, won, dropped))


@rule("SK-KON-01", without=Instead(settle_unopposed))
def settle_undoubled(state: Answering) -> DealSettled:
    """Settle a game without the kontra that it demands: void if anybody gets a refa by that, else won."""
    opened = state.deal.opened
    if is_void_undoubled(opened.sheet, opened.terms.variant):
        return _settle_void(state.deal, Ending.UNDOUBLED)
    return settle_unopposed(state, Ending.UNDOUBLED)


@rule("SK-KON-01", without=False)
def is_void_undoubled(sheet: Sheet, variant: PreferansVariant) -> bool:
    """Whether a game without the kontra that it demands is void: somebody gets a refa by that."""
    return len(refas_due(sheet, variant)) > 0


def settle_thrown_in(state: Discarding) -> DealSettled:
    """Settle a deal that the declarer, at "one", threw in (SK-BID-05)."""
    return _settle_void(state.deal, Ending.THROWN_IN)


def settle_all_passed(state: Bidding) -> DealSettled:
    """Settle a deal that all passed (SK-BID-08)."""
    return _settle_void(state.deal, Ending.ALL_PASSED)


def _settle_void(deal: Deal, ending: Ending) -> DealSettled:
    return _post_deal(deal, void_facts(ending, deal.opened.sheet, deal.opened.terms.variant))


def void_facts(ending: Ending, sheet: Sheet, variant: PreferansVariant) -> VoidFacts:
    """Return the facts of a deal that ended without a game, on ``sheet`` as it was before it."""
    due, players = refas_due(sheet, variant), len(sheet.heads)
    passed_over = tuple(Seat(seat) for seat in range(players) if due and seat not in due)
    return VoidFacts(players=players, ending=ending, refas=len(due) > 0, passed_over=passed_over)


def _game_facts(
    state: Answering | Playing, ending: Ending, tricks: tuple[int, ...], longest_run: int, dropped: tuple[Seat, ...]
) -> GameFacts:
    """Return the facts of a deal with a game."""
    opened, bargain = state.deal.opened, state.bargain
    players = opened.terms.players
    return GameFacts(
        players=players,
        resting=next((Seat(seat) for seat in range(players) if seat not in opened.active), None),
        declarer=bargain.declarer,
        defenders=defenders_of(bargain.declarer, opened.active),
        game=bargain.game,
        from_hand=bargain.from_hand,
        open=bargain.open,
        ending=ending,
        doublings=len(state.doubled),
        kontra_by=state.doubled[0] if state.doubled else None,
        dropped=dropped,
        tricks=tricks,
        longest_run=longest_run,
        refa=opened.sheet.refas[bargain.declarer] > 0,
        heads=opened.sheet.heads,
        pot=state.deal.pot,
        invited_by=None if ending is Ending.UNDOUBLED else invited_by(state),
    )


def _post_deal(deal: Deal, facts: GameFacts | VoidFacts) -> DealSettled:
    opened = deal.opened
    return post(facts, opened.sheet, opened.balances, opened.active, opened.terms.variant)


def post(
    facts: GameFacts | VoidFacts,
    sheet: Sheet,
    balances: Mapping[str, int],
    active: tuple[Seat, ...],
    variant: PreferansVariant,
) -> DealSettled:
    """Settle a deal of the ``active`` seats, write it on the sheet, and compute every balance afterwards.

    ``sheet``, ``balances``: the values before the deal, and before chips were put into the pot.
    """
    settlement = settle_void(facts) if isinstance(facts, VoidFacts) else settle(facts, variant)
    sheet = write(sheet, facts, settlement, variant)
    over = sitting_over(sheet, variant)
    if over:
        settlement = close_sitting(settlement, empty_common_account(final_settlement(sheet, {}, variant), variant))
    balances = balances_with(balances, (*pot_payments(active, variant), *settlement.transfers))
    books = PostedDeal(sheet=sheet, balances=balances, results=results_of(sheet, balances, variant), sitting_over=over)
    return DealSettled(facts=facts, settlement=settlement, booked=books)


def deal_balances(opened: DealOpened, transfers: tuple[Transfer, ...]) -> dict[str, int]:
    """Return the balances of a deal after ``transfers``; the chips put into the pot come first."""
    fed = pot_payments(opened.active, opened.terms.variant)
    return balances_with(opened.balances, (*fed, *transfers))


def balances_with(balances: Mapping[str, int], transfers: tuple[Transfer, ...]) -> dict[str, int]:
    """Return ``balances`` after ``transfers``."""
    before = {Account(name): amount for name, amount in balances.items()}
    return {str(name): amount for name, amount in balances_after(before, transfers).items()}


@rule("SK-SCORE-09", without=())
def pot_payments(active: tuple[Seat, ...], variant: PreferansVariant) -> tuple[Transfer, ...]:
    """Return the chips that everybody who plays puts into the pot before a deal; none in the sheet form."""
    if variant.money is Money.SHEET:
        return ()
    return tuple(
        Transfer(payer=seat_account(seat), payee=POT, amount=variant.pot_stake, clause="SK-SCORE-09") for seat in active
    )


def pot_in_play(balances: Mapping[str, int], active: tuple[Seat, ...], variant: PreferansVariant) -> int:
    """Return the chips in the pot when a deal is played, those put in for it included; 0 in the sheet form."""
    return balances.get(POT, 0) + sum(fed.amount for fed in pot_payments(active, variant))


@rule("SK-SCORE-09", without=())
def pot_refunds(active: tuple[Seat, ...], variant: PreferansVariant) -> tuple[Transfer, ...]:
    """Return the payments that return the chips put into the pot for a deal that is now void."""
    return tuple(
        Transfer(payer=fed.payee, payee=fed.payer, amount=fed.amount, clause=fed.clause)
        for fed in pot_payments(active, variant)
    )


@rule("SK-SCORE-08", "SK-SCORE-09", without=Instead(lambda _settlement, _variant: ()))
def empty_common_account(settlement: FinalSettlement, variant: PreferansVariant) -> tuple[Transfer, ...]:
    """Return the payments that empty the common account, head sums or pot, when a sitting ends."""
    if variant.money is Money.POT:
        return payments_from(POT, settlement.shares, "SK-SCORE-09")
    return payments_from(HEADS, tuple(HEAD_WEIGHT * points for points in settlement.taken_off), "SK-SCORE-08")


def settle_broken_up(opened: DealOpened, sheet: Sheet, balances: Mapping[str, int], fed: bool) -> SittingBrokenUp:
    """Return the event that ends a sitting early.

    ``sheet``, ``balances``: the values before the running deal, which is void, or after the last settled deal.
    ``fed``: whether a deal is running whose chips are in the pot.
    """
    variant = opened.terms.variant
    settlement = final_settlement(sheet, balances, variant)
    given_back = pot_refunds(opened.active, variant) if fed else ()
    return SittingBrokenUp(settlement=settlement, transfers=(*given_back, *empty_common_account(settlement, variant)))
