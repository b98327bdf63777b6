"""The examples of the how-to on solving from Python work."""

from kitapi_testing.places import HOWTOS

PAGE = HOWTOS / "solve-from-python.md"


def test_the_examples_hold() -> None:
    blocks = [part.partition("```")[0] for part in PAGE.read_text().split("```python\n")[1:]]
    assert len(blocks) == 5
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
