"""The command ``kitapi``: the card room, and everything that needs none."""

from kitapi.cli.commands import main

__all__ = ["main"]
