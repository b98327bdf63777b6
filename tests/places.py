"""Where the documentation lies that tests read."""

from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
RULEBOOKS = DOCS / "rules"
HOWTOS = DOCS / "howto"
FORMATS = DOCS / "formats"
