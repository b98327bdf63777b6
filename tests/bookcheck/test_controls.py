"""Every fault in a log is found by exactly the laws that it breaks; and every law finds a fault that no other finds."""

import pytest

from kitapi.auditor.auditor import audit_log
from kitapi.auditor.laws import LAWS
from kitapi.registry import AUDITED
from tests.bookcheck.faults_alone import FAULTS_ALONE
from tests.bookcheck.faults_cards import CARDS
from tests.bookcheck.faults_houses import HOUSES
from tests.bookcheck.log_edits import LOGS, Fault, lines_of, log_of
from tests.games.caribbean_stud.bookcheck.faults import STUD_FAULTS
from tests.games.preferans.bookcheck.faults import PREFERANS

FAULTS = (*CARDS, *PREFERANS, *STUD_FAULTS, *HOUSES, *FAULTS_ALONE)


@pytest.mark.parametrize("name", sorted(path.stem for path in LOGS.glob("*.jsonl")))
def test_a_log_that_nobody_has_touched_is_sound(name: str) -> None:
    assert list(audit_log(lines_of(log_of(name)), AUDITED.values())) == []


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_log_spoilt_is_found_out(fault: Fault) -> None:
    assert " ".join(sorted({one.law for one in audit_log(fault.lines(), AUDITED.values())})) == fault.laws


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_with_its_laws_switched_off_a_fault_goes_unseen(fault: Fault) -> None:
    assert list(audit_log(fault.lines(), AUDITED.values(), frozenset(fault.laws.split()))) == []


def test_every_law_finds_something_in_some_log() -> None:
    assert {law for fault in FAULTS for law in fault.laws.split()} == set(LAWS)


ALONE = {fault.laws for fault in FAULTS if fault.laws in LAWS}
"""Laws for which there is a fault that breaks only this law."""

WITH_OTHERS = {
    "points": "points that moved otherwise make a balance that the sheet does not tell",
    "zero-sum": "balances that do not come to zero are not those before, with what was moved between two accounts",
}
"""Laws that are never broken alone, and why."""


def test_a_law_that_no_other_could_stand_in_for_finds_a_fault_alone() -> None:
    assert set(LAWS) - ALONE == set(WITH_OTHERS)


def test_faults_have_names_of_their_own() -> None:
    assert len({fault.name for fault in FAULTS}) == len(FAULTS) >= 100
