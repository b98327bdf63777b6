"""The authors of steps at a table with a house, in words: a role with its person or the automaton, a player, a bot."""

from collections.abc import Mapping

from kitapi.kernel.done_by import DoneBy
from kitapi.wording.bots import bot_in_words
from kitapi.wording.catalogues import message, say

VISITOR_SHOWN = 8
"""Digits of a visitor's public name that are printed on paper, because two people may have the same name."""


def person_in_words(by: DoneBy | None, lang: str) -> str:
    """The person, the bot or the automaton; empty if the author was not stored."""
    if by is None:
        return ""
    if by.bot:
        return bot_in_words(by.bot, lang)
    if by.automaton:
        return say(lang, message("automaton"))
    return f"{by.name} [{by.visitor[:VISITOR_SHOWN]}]".strip()


def author_in_words(by: DoneBy | None, roles: Mapping[str, str], lang: str) -> str:
    """The role, if the author acted in one, and the person who had it; ``roles``: the roles' English names."""
    who = person_in_words(by, lang)
    if by is None or by.role is None or (role := roles.get(by.role)) is None:
        return who
    return f"{say(lang, role)}: {who}"
