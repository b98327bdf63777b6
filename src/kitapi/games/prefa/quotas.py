"""Who is in, and by how much (PREFA-QUOTA)."""

from kitapi.games.prefa.contracts import QUOTAS
from kitapi.games.prefa.settled import ContractFacts, Defender, Part, Shortfall
from kitapi.kernel import Instead, rule

SOLO_IN = 2
"""In by this many tricks or more is solo-in (σόλο μέσα)."""


@rule("PREFA-QUOTA-02", without=0)
def declarer_shortfall(facts: ContractFacts) -> int:
    """Tricks the declarer is missing to his level."""
    return max(0, facts.contract.level - facts.declarer_tricks)


@rule("PREFA-QUOTA-01", without=Instead(lambda facts, lone: max(0, QUOTAS[facts.contract.level][1] - lone.tricks)))
def lone_shortfall(facts: ContractFacts, lone: Defender) -> int:
    """Tricks a defender who plays alone is missing to the first's quota, whoever he is."""
    return max(0, QUOTAS[facts.contract.level][0] - lone.tricks)


@rule("PREFA-QUOTA-03", "PREFA-QUOTA-04", without=Instead(lambda quota, own, _surplus: max(0, quota - own)))
def shortfall_of(quota: int, own: int, surplus: int) -> int:
    """One defender's shortfall: quota less own tricks, less his partner's surplus over the partner's quota.

    Two who together took what they owe together are both safe by this: what one lacks, the other has over.
    """
    return max(0, quota - own - max(0, surplus))


def defenders_shortfall(facts: ContractFacts) -> tuple[int, int]:
    """By how much first and second are in, the declarer having made his contract."""
    first, second = facts.first, facts.second
    if first.part is Part.OUT and second.part is Part.OUT:
        return (0, 0)
    if second.part is Part.OUT:
        return (lone_shortfall(facts, first), 0)
    if first.part is Part.OUT:
        return (0, lone_shortfall(facts, second))
    owed_first, owed_second = QUOTAS[facts.contract.level]
    return (
        shortfall_of(owed_first, first.tricks, second.tricks - owed_second),
        shortfall_of(owed_second, second.tricks, first.tricks - owed_first),
    )


@rule("PREFA-QUOTA-04", without=False)
def contract_stands(declarer: int) -> bool:
    """Whether the declarer, missing that many tricks, made his contract: only then can a defender be in."""
    return declarer == 0


def judge(facts: ContractFacts) -> Shortfall:
    """Who is in, and by how many tricks."""
    declarer = declarer_shortfall(facts)
    first, second = defenders_shortfall(facts) if contract_stands(declarer) else (0, 0)
    return Shortfall(declarer=declarer, first=first, second=second)
