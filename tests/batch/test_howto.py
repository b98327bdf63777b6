"""The examples of the how-to on batches work."""

from kitapi_testing.places import HOWTOS


def test_the_examples_hold() -> None:
    text = (HOWTOS / "play-in-batches.md").read_text("utf-8")
    known: dict[str, object] = {}
    for block in text.split("```python\n")[1:]:
        exec(block.partition("```")[0], known)
