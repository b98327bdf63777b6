"""The command ``kitapi``: the card room, and all commands that need no running room."""

import gc
import sys
from typing import Any

from kitapi import __version__

YOUNG_OBJECTS = 20_000
"""The number of new objects after which Python collects garbage; loading modules creates many, which nearly all stay
alive."""


def main() -> None:
    """Run the command of this process, and end it. Only the version is printed without loading a command."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        sys.stdout.write(f"kitapi {__version__}\n")
        return
    gc.set_threshold(YOUNG_OBJECTS)
    if sys.argv[1:2] == ["score"]:
        _load_msgspec()
    from kitapi.cli.execution import run_process  # noqa: PLC0415 - loads all that commands share

    status = run_process()
    gc.freeze()  # otherwise the last collection scans all modules again
    sys.exit(status)


def _load_msgspec() -> None:
    """Load msgspec without ``typing_extensions``, which msgspec prefers to ``typing`` if it is installed.

    That package loads ``inspect`` and ``ast``, which take a tenth of the time to start and score a line, and it differs
    from ``typing`` only in annotations that no rule uses. It can be imported afterwards.
    """
    modules: dict[str, Any] = sys.modules
    modules["typing_extensions"] = None  # its import fails
    try:
        import msgspec  # noqa: F401, PLC0415 - loaded here, for all later imports
    finally:
        del modules["typing_extensions"]


__all__ = ["main"]
