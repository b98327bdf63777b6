"""The end of a deal and of a sitting: facts gathered, settled, written, booked."""

from collections.abc import Mapping

from kitapi.games.preferans.rules.accounts import HEAD_WEIGHT, HEADS, POT
from kitapi.games.preferans.rules.events import DealOpened, DealSettled, SittingBrokenUp
from kitapi.games.preferans.rules.game_numbers import TRICKS
from kitapi.games.preferans.rules.participation import invited_by
from kitapi.games.preferans.rules.scoresheet import final_settlement, refas_due, results_of, sitting_over, write
from kitapi.games.preferans.rules.settled import Booked, Ending, FinalSettlement, GameFacts, VoidFacts
from kitapi.games.preferans.rules.settlement import closed, paid_from, settle, settle_void
from kitapi.games.preferans.rules.sheet import Sheet
from kitapi.games.preferans.rules.state import Answering, Bidding, Deal, Discarding, Playing
from kitapi.games.preferans.rules.variant import Money, PreferansVariant
from kitapi.kernel import Instead, Seat, rule
from kitapi.ledger import Account, Transfer, balances_after, seat_account
from kitapi.mechanics.table import defenders_of


def facts_of(state: Playing, tricks: tuple[int, ...], longest_run: int) -> GameFacts:
    """The facts of the deal, were it to end with ``tricks`` by seat and this ``longest_run`` of the declarer's."""
    return _game(state, Ending.PLAYED, tricks, longest_run, state.dropped)


def played_out(state: Playing) -> DealSettled:
    """The deal played to its end."""
    return _booked(state.deal, facts_of(state, state.won, state.longest_run))


@rule("SK-PLAY-04", without=0)
def tricks_unopposed() -> int:
    """The declarer's tricks when both defenders dropped and nothing was played."""
    return TRICKS


def unopposed(state: Answering, ending: Ending = Ending.UNOPPOSED) -> DealSettled:
    """The declarer wins without a card played, as both defenders dropped, or for the reason that ``ending`` names."""
    opened, declarer, won = state.deal.opened, state.bargain.declarer, tricks_unopposed()
    tricks = tuple(won if seat == declarer else 0 for seat in range(opened.terms.players))
    dropped = defenders_of(declarer, opened.active)
    return _booked(state.deal, _game(state, ending, tricks, won, dropped))


@rule("SK-KON-01", without=Instead(unopposed))
def undoubled(state: Answering) -> DealSettled:
    """Nobody said the kontra that is demanded: without a game if anybody gets a refa then, else won without a card."""
    opened = state.deal.opened
    if refas_due(opened.sheet, opened.terms.variant):
        return _void(state.deal, Ending.UNDOUBLED)
    return unopposed(state, Ending.UNDOUBLED)


def thrown_in(state: Discarding) -> DealSettled:
    """The declarer, at "one", threw the deal in (SK-BID-05)."""
    return _void(state.deal, Ending.THROWN_IN)


def all_passed(state: Bidding) -> DealSettled:
    """All passed (SK-BID-08)."""
    return _void(state.deal, Ending.ALL_PASSED)


def _void(deal: Deal, ending: Ending) -> DealSettled:
    opened = deal.opened
    due, players = refas_due(opened.sheet, opened.terms.variant), opened.terms.players
    passed_over = tuple(seat for seat in map(Seat, range(players)) if due and seat not in due)
    return _booked(deal, VoidFacts(players=players, ending=ending, refas=bool(due), passed_over=passed_over))


def _game(
    state: Answering | Playing, ending: Ending, tricks: tuple[int, ...], longest_run: int, dropped: tuple[Seat, ...]
) -> GameFacts:
    """The facts of a deal with a game."""
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
        invited_by=invited_by(state),
    )


def _booked(deal: Deal, facts: GameFacts | VoidFacts) -> DealSettled:
    """The deal settled, written on the sheet, and every balance afterwards."""
    opened, variant = deal.opened, deal.opened.terms.variant
    settlement = settle_void(facts) if isinstance(facts, VoidFacts) else settle(facts, variant)
    sheet = write(opened.sheet, facts, settlement, variant)
    over = sitting_over(sheet, variant)
    if over:
        settlement = closed(settlement, common_emptied(final_settlement(sheet, {}, variant), variant))
    balances = balances_booked(opened, settlement.transfers)
    booked = Booked(sheet=sheet, balances=balances, results=results_of(sheet, balances, variant), sitting_over=over)
    return DealSettled(facts=facts, settlement=settlement, booked=booked)


def balances_booked(opened: DealOpened, transfers: tuple[Transfer, ...]) -> dict[str, int]:
    """The balances of a deal after ``transfers``, its chips in the pot first."""
    fed = pot_fed(opened.active, opened.terms.variant)
    return after(opened.balances, (*fed, *transfers))


def after(balances: Mapping[str, int], transfers: tuple[Transfer, ...]) -> dict[str, int]:
    """``balances`` with ``transfers`` booked."""
    before = {Account(name): amount for name, amount in balances.items()}
    return {str(name): amount for name, amount in balances_after(before, transfers).items()}


@rule("SK-SCORE-09", without=())
def pot_fed(active: tuple[Seat, ...], variant: PreferansVariant) -> tuple[Transfer, ...]:
    """What everybody who plays puts into the pot before a deal; nothing in the sheet form."""
    if variant.money is Money.SHEET:
        return ()
    return tuple(
        Transfer(payer=seat_account(seat), payee=POT, amount=variant.pot_stake, clause="SK-SCORE-09") for seat in active
    )


@rule("SK-SCORE-09", without=())
def chips_given_back(active: tuple[Seat, ...], variant: PreferansVariant) -> tuple[Transfer, ...]:
    """What everybody had put into the pot for a deal that is void now."""
    return tuple(
        Transfer(payer=fed.payee, payee=fed.payer, amount=fed.amount, clause=fed.clause)
        for fed in pot_fed(active, variant)
    )


@rule("SK-SCORE-08", "SK-SCORE-09", without=Instead(lambda _settlement, _variant: ()))
def common_emptied(settlement: FinalSettlement, variant: PreferansVariant) -> tuple[Transfer, ...]:
    """What empties the common account when a sitting ends: head sums, or the pot."""
    if variant.money is Money.POT:
        return paid_from(POT, settlement.shares, "SK-SCORE-09")
    return paid_from(HEADS, tuple(HEAD_WEIGHT * points for points in settlement.taken_off), "SK-SCORE-08")


def broken_up(opened: DealOpened, sheet: Sheet, balances: Mapping[str, int], fed: bool) -> SittingBrokenUp:
    """The event that ends a sitting early.

    ``sheet``, ``balances``: as they stood before a deal that is running and void now, or after the one that is
    settled. ``fed``: a deal is running, and its chips lie in the pot.
    """
    variant = opened.terms.variant
    settlement = final_settlement(sheet, balances, variant)
    given_back = chips_given_back(opened.active, variant) if fed else ()
    return SittingBrokenUp(settlement=settlement, transfers=(*given_back, *common_emptied(settlement, variant)))
