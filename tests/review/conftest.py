import pytest

from kitapi.players import levels
from tests.review.fake_judging import judging_module


@pytest.fixture
def judged_falsely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made by a judge who knows nothing of the games, and at once."""
    monkeypatch.setattr(levels, "judging_of", judging_module)
