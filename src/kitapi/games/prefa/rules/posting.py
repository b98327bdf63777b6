"""The end of a deal: gather its facts, settle it, write it on the sheet, and compute the balances."""

from kitapi.cards import EMPTY
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part, PassDealFacts
from kitapi.games.prefa.rules.events import DealSettled
from kitapi.games.prefa.rules.opening import idle_seat
from kitapi.games.prefa.rules.play import TRICKS
from kitapi.games.prefa.rules.scoresheet import results_of, write
from kitapi.games.prefa.rules.settlement import settle, settle_passed
from kitapi.games.prefa.rules.sheet import Sheet
from kitapi.games.prefa.rules.solo import SOLO_TRICKS, is_declined, next_to_answer
from kitapi.games.prefa.rules.state import (
    Bargain,
    Bidding,
    Deal,
    Discarding,
    GivenUp,
    Naming,
    Participating,
    Playing,
    PrefaState,
)
from kitapi.games.prefa.rules.variant import PrefaVariant
from kitapi.kernel import Instead, rule
from kitapi.ledger import Account, balances_after, net, seat_account
from kitapi.mechanics.table import defenders_of


def settle_thrown_in(state: Bidding) -> DealSettled:
    """Settle a deal that all passed and that is not played: nobody pays."""
    opened = state.deal.opened
    facts = PassDealFacts(
        players=opened.terms.players,
        ending=Ending.THROWN_IN,
        tricks=tuple((seat, 0) for seat in opened.active),
        kasa=opened.balances["kasa"],
    )
    return _post_deal(state.deal, facts)


def settle_pass_deal(state: Playing, won: tuple[int, ...]) -> DealSettled:
    """Settle a pass deal that was played."""
    opened = state.deal.opened
    facts = PassDealFacts(
        players=opened.terms.players,
        ending=Ending.PASS_DEAL,
        tricks=tuple((seat, won[seat]) for seat in opened.active),
        kasa=opened.balances["kasa"],
    )
    return _post_deal(state.deal, facts)


def settle_solo(state: PrefaState) -> tuple[DealSettled, ...]:
    """Return the settlement of a deal written solo; none while a defender may still decline the payment."""
    assert isinstance(state, GivenUp)
    if next_to_answer(state):
        return ()
    return (settle_declined_solo(state) if is_declined(state) else settle_written_solo(state),)


@rule("PREFA-BUY-02", without=Instead(lambda state: _settle_solo_with(state, (10, 0, 0), Ending.SOLO)))
def settle_written_solo(state: Discarding | Naming | GivenUp) -> DealSettled:
    """Settle a deal written solo: the minimum contract fails by two, and both defenders count as having played."""
    return _settle_solo_with(state, SOLO_TRICKS[state.won.minimum.level], Ending.SOLO)


def settle_declined_solo(state: GivenUp) -> DealSettled:
    """Settle a deal written solo whose payment a defender declined (PREFA-HOUSE-04)."""
    return _settle_solo_with(state, SOLO_TRICKS[state.won.minimum.level], Ending.SOLO_DECLINED)


def solo_cost(state: Discarding | Naming | GivenUp) -> int:
    """Return the kapikia that the declarer pays in total for writing the deal solo, if no defender declines."""
    account = seat_account(state.won.declarer)
    return -net(settle_written_solo(state).settlement.transfers)[account]


def _settle_solo_with(
    state: Discarding | Naming | GivenUp, tricks: tuple[int, int, int], ending: Ending
) -> DealSettled:
    """Settle the minimum contract with ``tricks``, without aces."""
    bargain = Bargain(won=state.won, discards=EMPTY, contract=state.won.minimum, aces=False)
    return _settle_contract(state.deal, bargain, ending, tricks, (Part.PLAYS, Part.PLAYS))


@rule("PREFA-PART-05", without=0)
def tricks_unopposed() -> int:
    """Return the declarer's tricks if both defenders passed and no card was played."""
    return TRICKS


def settle_unopposed(state: Participating) -> DealSettled:
    """Settle a deal in which both defenders passed: the contract is made, with all tricks for the declarer."""
    return _settle_contract(
        state.deal, state.bargain, Ending.UNOPPOSED, (tricks_unopposed(), 0, 0), (Part.OUT, Part.OUT)
    )


def settle_played(state: Playing, won: tuple[int, ...]) -> DealSettled:
    """Settle a deal played to its end; ``won``: tricks by seat."""
    if state.bargain is None:
        return settle_pass_deal(state, won)
    declarer = state.bargain.won.declarer
    first, second = defenders_of(declarer, state.deal.opened.active)
    parts = dict(state.parts)
    return _settle_contract(
        state.deal,
        state.bargain,
        Ending.PLAYED,
        (won[declarer], won[first], won[second]),
        (parts[first], parts[second]),
    )


def _settle_contract(
    deal: Deal, bargain: Bargain, ending: Ending, tricks: tuple[int, int, int], parts: tuple[Part, Part]
) -> DealSettled:
    """Settle a deal with a contract; ``tricks``: of declarer, first and second defender."""
    opened, declarer = deal.opened, bargain.won.declarer
    first, second = defenders_of(declarer, opened.active)
    facts = ContractFacts(
        players=opened.terms.players,
        idle=idle_seat(opened),
        declarer=declarer,
        contract=bargain.contract,
        ending=ending,
        declarer_tricks=tricks[0],
        first=Defender(seat=first, part=parts[0], tricks=tricks[1]),
        second=Defender(seat=second, part=parts[1], tricks=tricks[2]),
        aces=bargain.aces,
        kasa=opened.balances["kasa"],
    )
    return _post_deal(deal, facts)


def _post_deal(deal: Deal, facts: ContractFacts | PassDealFacts) -> DealSettled:
    opened = deal.opened
    return post(facts, opened.sheet, opened.balances, opened.terms.variant)


def post(
    facts: ContractFacts | PassDealFacts, sheet: Sheet, balances: dict[str, int], variant: PrefaVariant
) -> DealSettled:
    """Settle the deal, write it on ``sheet``, and compute every balance afterwards."""
    settlement = settle_passed(facts) if isinstance(facts, PassDealFacts) else settle(facts, variant)
    written = write(sheet, facts, settlement)
    before = {Account(name): amount for name, amount in balances.items()}
    return DealSettled(
        facts=facts,
        settlement=settlement,
        written=written,
        balances={str(name): amount for name, amount in balances_after(before, settlement.transfers).items()},
        results=results_of(written.sheet),
    )
