import pytest

from kitapi.players import levels
from tests.review.fake_judging import judging_module


@pytest.fixture
def judged_falsely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the evaluation of decisions in reviews by a fast one that knows nothing of the games."""
    monkeypatch.setattr(levels, "judging_of", judging_module)
