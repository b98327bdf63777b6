"""Checks that every fragment in ``changelog.d`` is named ``<slug>.<added|changed|fixed>.md`` and says something."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.(added|changed|fixed)\.md")
README = "README.md"


def problems(folder: Path) -> Iterator[str]:
    """Report, one sentence each, which files in ``folder`` are no fragments."""
    for file in sorted(folder.iterdir()):
        if file.name == README:
            continue
        if not NAME.fullmatch(file.name):
            yield f"{file}: a fragment is named <slug>.added.md, <slug>.changed.md or <slug>.fixed.md"
        elif not file.read_text("utf-8").strip():
            yield f"{file}: says nothing"


def main() -> int:
    """Check the repository's fragments; returns the exit status."""
    found = list(problems(Path(__file__).resolve().parent.parent / "changelog.d"))
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
