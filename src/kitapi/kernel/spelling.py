"""The two spellings of a game's name, in the only module that knows both.

Addresses, commands, records and the page use hyphens, as ``Game.name`` does. Code uses underscores, in folders,
modules, and the kinds of the game's events.
"""


def in_code(name: str) -> str:
    """The name of a game as code spells it, from its ``name``."""
    return name.replace("-", "_")
