"""Weights are changed only if the new ones are better, and the best ones are loaded again."""

from pathlib import Path

import msgspec
import pytest

from kitapi.solver.weights import WEIGHTS
from research import solver_weights


def test_weights_get_no_worse_and_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "weights.json"
    kept.write_bytes(msgspec.json.encode([0] * len(WEIGHTS)))
    solver_weights.main(["--seconds", "1", "--deals", "2", "--state", str(kept)])
    found = msgspec.json.decode(kept.read_bytes())
    assert any(found), "of many changes to weights of nothing, some are for the better"
    assert len(capsys.readouterr().out.splitlines()) == 16
