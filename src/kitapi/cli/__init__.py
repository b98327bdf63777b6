"""The command ``kitapi``: the card room, and everything that needs none."""

import gc
import sys
from typing import Any

from kitapi import __version__

YOUNG_OBJECTS = 20_000
"""New objects after which Python looks for garbage. Loading makes many, nearly all of which stay."""


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
    gc.freeze()  # or all modules are looked through once more
    sys.exit(status)


def _load_msgspec() -> None:
    """Load msgspec without ``typing_extensions``, which it prefers to ``typing`` wherever it is installed.

    It loads ``inspect`` and ``ast``, a tenth of the start of a scored line, and differs from ``typing`` only for
    annotations that no rule uses. It can be imported afterwards.
    """
    modules: dict[str, Any] = sys.modules
    modules["typing_extensions"] = None  # its import fails
    try:
        import msgspec  # noqa: F401, PLC0415 - loaded here, for all later imports
    finally:
        del modules["typing_extensions"]


__all__ = ["main"]
