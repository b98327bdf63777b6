"""The command ``kitapi``: the card room, and everything that needs none."""

import sys

from kitapi import __version__


def main() -> None:
    """Run the command of this process, and end it. Only the version is printed without loading a command."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        sys.stdout.write(f"kitapi {__version__}\n")
        return
    from kitapi.cli.running import run_process  # noqa: PLC0415 - loads all that commands share

    sys.exit(run_process())


__all__ = ["main"]
