"""The campaign that compares odds with brute force finds what differs, and goes on where it stopped."""

from pathlib import Path

import msgspec
import pytest

from tools import odds_campaign


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "state.json"
    odds_campaign.main(["--hands", "1", "--seed", "3", "--state", str(kept)])
    odds_campaign.main(["--hands", "2", "--seed", "3", "--state", str(kept)])
    assert "0 of 2 differ" in capsys.readouterr().out
    state = msgspec.json.decode(kept.read_bytes(), type=odds_campaign.State)
    assert (state.done, sum(state.counts.values()), state.wrong) == (2, 2, [])
    with pytest.raises(SystemExit, match="belongs to seed 3"):
        odds_campaign.main(["--hands", "2", "--seed", "4", "--state", str(kept)])


def test_it_tells_what_differs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(odds_campaign, "brute", lambda *_: [0] * 6)
    with pytest.raises(SystemExit, match="the odds are wrong"):
        odds_campaign.main(["--hands", "1", "--seed", "3"])
    assert "1 of 1 differ" in capsys.readouterr().out
