"""Compares the rules in rulebook, tests and code."""

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tools.clauses.proofs import Proof
from tools.clauses.rulebook import chapter_of


class Evidence(NamedTuple):
    """The rules in rulebooks, tests and code."""

    clauses: tuple[str, ...]
    """The rulebooks' ids, in reading order."""
    proofs: list[Proof]
    carried: Mapping[str, Collection[str]]
    """The ids marked in the code, with the names of the functions and tables that implement them."""
    excused: Mapping[str, str]
    """Ids that need no code of their own, with the reasons."""


class Chapter(NamedTuple):
    """A row of the coverage table."""

    name: str
    clauses: int
    tested: int
    in_code: int
    excused: int
    tests: int


EXCUSES = "clauses_without_code.toml"
"""The file beside a rulebook that lists its rules without code."""


def read_excuses(folder: Path) -> dict[str, str]:
    """Return the ids that need no code, with the reasons: lines ``GAME-AUC-08 = "why"`` of such files in ``folder``."""
    excuses: dict[str, str] = {}
    for file in sorted(folder.rglob(EXCUSES)):
        for clause, reason in tomllib.loads(file.read_text("utf-8")).items():
            if not isinstance(reason, str) or not reason.strip():
                raise ValueError(f"{file}: {clause} needs a reason")
            excuses[clause] = reason
    return excuses


def problems(evidence: Evidence) -> Iterator[str]:
    """Report, one sentence each, where rulebook, tests and code disagree."""
    known = set(evidence.clauses)
    tested = _tested_clauses(evidence.proofs)
    for clause in evidence.clauses:
        if clause not in tested:
            yield f"{clause}: no test carries it"
        elif clause not in evidence.carried and clause not in evidence.excused:
            yield f"{clause}: no marked code carries it out, and {EXCUSES} gives no reason"
    for proof in evidence.proofs:
        for clause in sorted(proof.clauses - known):
            yield f"{clause}: no rulebook has it; carried by the test {proof.node}"
    for clause in sorted(evidence.carried.keys() - known):
        yield f"{clause}: no rulebook has it; carried out by {', '.join(evidence.carried[clause])}"
    yield from _idle_excuses(evidence, known)


def _idle_excuses(evidence: Evidence, known: set[str]) -> Iterator[str]:
    for clause in evidence.excused:
        if clause not in known:
            yield f"{clause}: no rulebook has it; {EXCUSES} does"
        elif clause in evidence.carried:
            yield f"{clause}: {EXCUSES} excuses it, but {evidence.carried[clause]} carries it out"


def chapters(evidence: Evidence) -> list[Chapter]:
    """Return the coverage table, one row for each chapter of the rulebooks."""
    tested = _tested_clauses(evidence.proofs)
    rows = []
    for name in dict.fromkeys(map(chapter_of, evidence.clauses)):
        clauses = {clause for clause in evidence.clauses if chapter_of(clause) == name}
        rows.append(
            Chapter(
                name,
                clauses=len(clauses),
                tested=len(clauses & tested),
                in_code=len(clauses & evidence.carried.keys()),
                excused=len(clauses & evidence.excused.keys()),
                tests=sum(not clauses.isdisjoint(proof.clauses) for proof in evidence.proofs),
            )
        )
    return rows


def _tested_clauses(proofs: Iterable[Proof]) -> set[str]:
    return {clause for proof in proofs for clause in proof.clauses}
