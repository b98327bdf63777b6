"""The command ``kitapi``: the card room, and everything that needs none."""

import gc
import sys

from kitapi import __version__

YOUNG_OBJECTS = 20_000
"""New objects after which Python looks for garbage. Loading makes many, nearly all of which stay."""


def main() -> None:
    """Run the command of this process, and end it. Only the version is printed without loading a command."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        sys.stdout.write(f"kitapi {__version__}\n")
        return
    gc.set_threshold(YOUNG_OBJECTS)
    from kitapi.cli.execution import run_process  # noqa: PLC0415 - loads all that commands share

    status = run_process()
    gc.freeze()  # or all modules are looked through once more
    sys.exit(status)


__all__ = ["main"]
