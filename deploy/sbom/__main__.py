"""Write the bill of materials to a file, or to standard output."""

import sys
from pathlib import Path

from deploy.sbom.components import UnknownLicenceError, components
from deploy.sbom.cyclonedx import bill, render_json


def main(words: list[str]) -> int:
    """Write the bill; returns the exit status, which is 2 for wrong usage or an unknown licence."""
    if len(words) > 1:
        print("usage: python -m deploy.sbom [FILE]", file=sys.stderr)
        return 2
    try:
        document = render_json(bill(components()))
    except UnknownLicenceError as unknown:
        print(f"{unknown}.", file=sys.stderr)
        return 2
    if words:
        Path(words[0]).write_text(document, encoding="utf-8")
    else:
        sys.stdout.write(document)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
