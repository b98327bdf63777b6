"""Random finished deals of Prefa: every combination of facts that a table can reach."""

from collections.abc import Sequence

import msgspec
from hypothesis import strategies as st

from kitapi.games.prefa.rules.contracts import LADDER, Contract
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Ending, Part, PassDealFacts
from kitapi.games.prefa.rules.variant import IdlePay, LastContract, PrefaVariant, SoloPaysPartner, TenOwed, TripleFrom
from kitapi.kernel import Seat

PARTS = [
    (Part.PLAYS, Part.PLAYS),
    (Part.PLAYS, Part.OUT),
    (Part.OUT, Part.PLAYS),
    (Part.CALLS, Part.HELPS),
    (Part.HELPS, Part.CALLS),
    (Part.OUT, Part.OUT),
]
SOLO = {6: (4, 3, 3), 7: (5, 3, 2), 8: (6, 2, 2), 9: (7, 2, 1), 10: (8, 1, 1)}

kasas = st.one_of(st.integers(1, 10), st.integers(1, 200)).map(lambda tens: 10 * tens)


def variants(kasa_share: st.SearchStrategy[int] = kasas) -> st.SearchStrategy[PrefaVariant]:
    """Return a strategy for any house rules."""
    return st.builds(
        PrefaVariant,
        kasa_share=kasa_share,
        aces=st.booleans(),
        pass_deals=st.booleans(),
        last_contract=st.sampled_from(LastContract),
        solo_pays_partner=st.sampled_from(SoloPaysPartner),
        idle_pay=st.sampled_from(IdlePay),
        call_time=st.sampled_from((None, 5, 300)),
        triple_from=st.sampled_from(TripleFrom),
        ten_owed=st.sampled_from(TenOwed),
        add_kasa=st.booleans(),
        solo_declined=st.booleans(),
    )


@st.composite
def _tricks(draw: st.DrawFn, contract: Contract, parts: tuple[Part, Part]) -> tuple[int, int, int]:
    if parts == (Part.OUT, Part.OUT):
        return (10, 0, 0)
    around = st.integers(max(0, contract.level - 3), 10)
    declarer = draw(st.one_of(around, st.integers(0, 10)))
    left = 10 - declarer
    if parts[0] is Part.OUT:
        return (declarer, 0, left)
    first = left if parts[1] is Part.OUT else draw(st.integers(0, left))
    return (declarer, first, left - first)


@st.composite
def contract_facts(
    draw: st.DrawFn, players: int | None = None, parts: Sequence[tuple[Part, Part]] | None = None
) -> ContractFacts:
    """Return a deal with a contract; ``players`` and ``parts`` narrow it."""
    seats = players or draw(st.integers(3, 4))
    dealer = draw(st.integers(0, seats - 1))
    active = [Seat((dealer + step) % seats) for step in (1, 2, 3)]
    place = draw(st.integers(0, 2))
    contract = draw(st.sampled_from(LADDER))
    said = draw(st.sampled_from(parts or PARTS))
    solo = parts is None and draw(st.integers(0, 7)) == 0
    if solo:
        said = (Part.PLAYS, Part.PLAYS)
    took = SOLO[contract.level] if solo else draw(_tricks(contract, said))
    given_up = draw(st.sampled_from((Ending.SOLO, Ending.SOLO_DECLINED)))
    played = Ending.UNOPPOSED if said == (Part.OUT, Part.OUT) else Ending.PLAYED
    return ContractFacts(
        players=seats,
        idle=Seat(dealer) if seats == 4 else None,
        declarer=active[place],
        contract=contract,
        ending=given_up if solo else played,
        declarer_tricks=took[0],
        first=Defender(seat=active[(place + 1) % 3], part=said[0], tricks=took[1]),
        second=Defender(seat=active[(place + 2) % 3], part=said[1], tricks=took[2]),
        aces=not solo and draw(st.booleans()),
        kasa=draw(kasas),
    )


@st.composite
def pass_deal_facts(draw: st.DrawFn, players: int | None = None) -> PassDealFacts:
    """Draw a deal in which all have passed and which was played."""
    seats = players or draw(st.integers(3, 4))
    dealer = draw(st.integers(0, seats - 1))
    first = draw(st.integers(0, 10))
    second = draw(st.integers(0, 10 - first))
    took = (first, second, 10 - first - second)
    active = (Seat((dealer + step) % seats) for step in (1, 2, 3))
    return PassDealFacts(
        players=seats,
        ending=Ending.PASS_DEAL,
        tricks=tuple(zip(active, took, strict=True)),
        kasa=draw(kasas),
    )


@st.composite
def sittings(draw: st.DrawFn) -> list[ContractFacts | PassDealFacts]:
    """Draw the deals of one sitting; the kasa of each deal is set later, by ``with_kasa``."""
    players = draw(st.integers(3, 4))
    deals = st.one_of(contract_facts(players), contract_facts(players), pass_deal_facts(players))
    return draw(st.lists(deals, min_size=1, max_size=12))


def with_kasa(facts: ContractFacts | PassDealFacts, kasa: int) -> ContractFacts | PassDealFacts:
    """Return the deal played before a kasa of ``kasa``."""
    return msgspec.structs.replace(facts, kasa=kasa)
