"""Progress of a command whose standard error is no terminal: a line now and then, and none from a quick command."""

import pytest

from kitapi.console import progress


def test_a_long_command_writes_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    times = iter([0.0, 1.0, 9.9, 10.0, 19.9, 25.0])
    monkeypatch.setattr(progress, "monotonic", lambda: next(times))
    with progress.progress_bar("deals") as show:
        for done in (1, 2, 3000, 4000, 5000):
            show(done, 12345)
    assert capsys.readouterr().err == "deals: 3,000 / 12,345\ndeals: 5,000 / 12,345\n"
