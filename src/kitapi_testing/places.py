"""Paths of the documentation and the page's sources, which tests read."""

from pathlib import Path

from kitapi.web.bundles import sources

DOCS = Path(__file__).parents[2] / "docs"
RULEBOOKS = DOCS / "games"
HOWTOS = DOCS / "howto"
FORMATS = DOCS / "formats"


def page_sources() -> list[Path]:
    """Return the page's modules, its own and those of the games, without third-party files."""
    return sorted(path for name, path in sources() if path.suffix == ".js" and "/vendor/" not in name)
