"""The campaign continues where it stopped, and finds a solver that is wrong."""

from pathlib import Path

import msgspec
import pytest

from kitapi.solver.position import Position
from kitapi.solver.solver import Solver
from kitapi_campaigns import solver_campaign


@pytest.fixture(autouse=True)
def _short_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver_campaign, "SIZES", (1, 2))


def test_a_batch_compares_and_finds_nothing() -> None:
    number, counts, wrong = solver_campaign.batch(1, 4, 30)
    assert (number, counts.total(), wrong) == (4, 30, [])


def test_a_wrong_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Solver.result
    monkeypatch.setattr(Solver, "result", lambda self, *question: right(self, *question) ^ 1)
    _number, _counts, wrong = solver_campaign.batch(1, 0, 3)
    assert len(wrong) == 3
    assert wrong[0].startswith(Position.__name__)


def test_what_is_done_is_not_done_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "state.json"
    state = solver_campaign.State(seed=1, done={0}, counts={"3 hands, 2 cards": 500})
    kept.write_bytes(msgspec.json.encode(state))
    solver_campaign.main(["--endings", "500", "--state", str(kept)])
    assert "0 of 500 differ" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="belongs to seed 1"):
        solver_campaign.main(["--endings", "500", "--seed", "2", "--state", str(kept)])


def test_layouts_are_solved_by_one_who_keeps_and_one_who_forgets(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    solver_campaign.main(["--layouts", "900"])
    assert "0 of 900 differ" in capsys.readouterr().out
    right = Solver.result
    forgetful: set[int] = set()
    monkeypatch.setattr(Solver, "clear", lambda self: forgetful.add(id(self)))
    monkeypatch.setattr(Solver, "result", lambda self, *question: right(self, *question) ^ (id(self) in forgetful))
    assert len(solver_campaign.differing_layouts(1, 5)) == 5
