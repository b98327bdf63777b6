"""Sentences that the page must say, as they are written down beside the tests."""

from pathlib import Path


def written_sentences(name: str, lang: str) -> dict[str, list[str]]:
    """The lines of the file ``name`` in ``lang``, by the heading over them."""
    text = Path(__file__).with_name(f"{name}.{lang}.txt").read_text(encoding="utf-8")
    blocks = (block.splitlines() for block in text.strip().split("\n\n"))
    return {heading.removeprefix("== "): lines for heading, *lines in blocks}
