"""The mark that ties a test to the rulebook."""

import pytest


def clause(*clauses: str) -> pytest.MarkDecorator:
    """Mark a test as proving ``clauses``, each a rule id of ``docs/games/*/rules.md`` such as ``GAME-PAY-03``.

    Works on functions, classes and single ``pytest.param`` rows; marks add up.
    """
    if not clauses or not all(isinstance(name, str) for name in clauses):
        raise TypeError("clause() takes rule ids, such as clause('GAME-PAY-03')")
    return pytest.mark.clause(*clauses)
