"""Audit the books of records from their raw lines alone: ``python -m kitapi.bookcheck RECORD ...``.

The exit status is 0 if no problem is found, 1 if one is, and 2 if a file cannot be read.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from kitapi.auditor.accounts import Unreadable
from kitapi.auditor.records import record_audited
from kitapi.registry import AUDITED

FOUND, REFUSED = 1, 2


def main(files: Sequence[str]) -> int:
    """Print the problems in each file, each with the line that it concerns; returns the exit status."""
    if not files:
        sys.stderr.write("RECORD: none was named\n")
        return REFUSED
    status = 0
    for file in files:
        try:
            found = _audit(file)
        except (OSError, Unreadable) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            sys.stderr.write(f"{file}: {reason}\n")
            return REFUSED
        status = max(status, FOUND if found else 0)
    return status


def _audit(file: str) -> int:
    """Audit one record and print its problems; returns how many there are."""
    found = 0
    with Path(file).open("rb") as lines:
        for one in record_audited(lines, AUDITED.values()):
            found += 1
            place = f"line {one.version + 1}" if one.version else "the end"
            sys.stdout.write(f"{file}, {place}: {one.law}: {one.sentence}\n")
    if not found:
        sys.stdout.write(f"{file}: the books are sound\n")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
