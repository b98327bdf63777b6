"""Checks that every clause whose source is a text cites lines of that text.

Run from the root of the repository. With ``--texts FOLDER``, a folder with the texts as plain text under any names, it
also compares them with the quotations in docs/games/sources.toml. Exit status: 0 all good, 1 something is wrong.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # started as a script, it sees only its own folder

from tools.clauses.sources import find_uncited, read_sources, untrue

RULEBOOKS = Path("docs/games")


def main() -> int:
    """Check the rulebooks' sources; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=Path, help="a folder with the texts, to compare the words with them")
    texts = parser.parse_args().texts
    sources = read_sources(RULEBOOKS / "sources.toml")
    found = [*find_uncited(RULEBOOKS, sources), *(() if texts is None else untrue(texts, sources))]
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
