"""Sentences that the page must say, as they are written down beside the tests."""

from pathlib import Path


def written_sentences(place: Path, lang: str) -> dict[str, list[str]]:
    """The lines of the file ``place`` in ``lang``, by the heading over them; without ``.LANGUAGE.txt`` in its name."""
    text = place.with_name(f"{place.name}.{lang}.txt").read_text(encoding="utf-8")
    blocks = (block.splitlines() for block in text.strip().split("\n\n"))
    return {heading.removeprefix("== "): lines for heading, *lines in blocks}
