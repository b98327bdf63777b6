"""How the name of a game is spelt, in the one place that knows both ways.

Addresses, commands, records and the page spell it with hyphens, as ``Game.name`` does. Code spells it with underscores:
folders, modules, and the kinds of the game's events.
"""


def in_code(name: str) -> str:
    """The name of a game as code spells it, from its ``name``."""
    return name.replace("-", "_")
