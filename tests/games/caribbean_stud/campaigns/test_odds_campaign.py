"""The campaign that compares odds with brute force finds what differs, and continues where it stopped."""

from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

from kitapi.games.caribbean_stud.odds.ranking import values_of
from kitapi_campaigns.games.caribbean_stud import odds_campaign
from kitapi_testing.games.caribbean_stud.odds.hands import all_hands, hands_of


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
    monkeypatch.setattr(odds_campaign, "brute_force_values", lambda *_: [0] * 6)
    with pytest.raises(SystemExit, match="the odds are wrong"):
        odds_campaign.main(["--hands", "1", "--seed", "3"])
    assert "1 of 1 differ" in capsys.readouterr().out


def test_states_are_compared_with_decisions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(odds_campaign, "hands_of", lambda spots: islice(hands_of(spots), 7, None, 3000))
    assert exit_status("--states", "3") == 0
    assert "0 of 104142 states differ" in capsys.readouterr().out
    monkeypatch.setattr(odds_campaign, "count_values", lambda *_, **__: [0] * 6)
    assert exit_status("--states", "3") == "the states are wrong"


def test_all_hands_are_ranked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    _values, places = np.unique(values_of(all_hands()), return_index=True)
    one_of_each = all_hands()[places]
    monkeypatch.setattr(odds_campaign, "all_hands", lambda: one_of_each)
    assert exit_status("--ranking") == 0
    assert "0 of 7462 hands differ" in capsys.readouterr().out
    monkeypatch.setattr(odds_campaign, "values_of", lambda hands: values_of(hands)[::-1])
    assert exit_status("--ranking") == "the ranking is wrong"


def exit_status(*arguments: str) -> object:
    with pytest.raises(SystemExit) as stopped:
        odds_campaign.main(arguments)
    return stopped.value.code
