"""Which players are in, and by how many tricks (PREFA-QUOTA)."""

from kitapi.games.prefa.rules.contracts import HIGHEST, QUOTAS
from kitapi.games.prefa.rules.deal_facts import ContractFacts, Defender, Part, Shortfall
from kitapi.games.prefa.rules.variant import TenOwed
from kitapi.kernel import Instead, rule

SOLO_IN = 2
"""The smallest shortfall that is solo-in (σόλο μέσα)."""


@rule("PREFA-HOUSE-02", without=Instead(lambda level, _ten_owed: QUOTAS[level]))
def quotas_of(level: int, ten_owed: TenOwed) -> tuple[int, int]:
    """Return the tricks that first and second defender owe at ``level`` (PREFA-QUOTA-01).

    ``ten_owed``: the house rule for level 10.
    """
    return (1, 0) if level == HIGHEST.level and ten_owed is TenOwed.ONE else QUOTAS[level]


@rule("PREFA-QUOTA-02", without=0)
def declarer_shortfall(facts: ContractFacts) -> int:
    """Return the number of tricks that the declarer lacks for the level of the contract."""
    return max(0, facts.contract.level - facts.declarer_tricks)


@rule("PREFA-QUOTA-01", without=Instead(lambda quotas, lone: max(0, quotas[1] - lone.tricks)))
def lone_shortfall(quotas: tuple[int, int], lone: Defender) -> int:
    """Return the number of tricks that a lone defender, first or second, lacks for the first defender's quota."""
    return max(0, quotas[0] - lone.tricks)


@rule("PREFA-QUOTA-03", "PREFA-QUOTA-04", without=Instead(lambda quota, own, _surplus: max(0, quota - own)))
def shortfall_of(quota: int, own: int, surplus: int) -> int:
    """Return one defender's shortfall: the quota, minus own tricks, minus the partner's surplus over their own quota.

    So if both together took what they owe together, neither is in.
    """
    return max(0, quota - own - max(0, surplus))


def defenders_shortfall(facts: ContractFacts, ten_owed: TenOwed) -> tuple[int, int]:
    """Return by how many tricks first and second defender are in, if the contract is made."""
    first, second = facts.first, facts.second
    if first.part is Part.OUT and second.part is Part.OUT:
        return (0, 0)
    quotas = owed_first, owed_second = quotas_of(facts.contract.level, ten_owed)
    if second.part is Part.OUT:
        return (lone_shortfall(quotas, first), 0)
    if first.part is Part.OUT:
        return (0, lone_shortfall(quotas, second))
    return (
        shortfall_of(owed_first, first.tricks, second.tricks - owed_second),
        shortfall_of(owed_second, second.tricks, first.tricks - owed_first),
    )


@rule("PREFA-QUOTA-04", without=False)
def contract_stands(declarer: int) -> bool:
    """Whether the declarer, who is short by ``declarer`` tricks, made the contract; only then can a defender be in."""
    return declarer == 0


def judge(facts: ContractFacts, ten_owed: TenOwed) -> Shortfall:
    """Return the number of tricks by which each player is in."""
    declarer = declarer_shortfall(facts)
    first, second = defenders_shortfall(facts, ten_owed) if contract_stands(declarer) else (0, 0)
    return Shortfall(declarer=declarer, first=first, second=second)
