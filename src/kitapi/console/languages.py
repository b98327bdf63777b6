"""The language in which a command speaks to people."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from kitapi.wording.catalogues import LANGUAGES, language_of

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[tuple(LANGUAGES)]
"""The type of a command's option: the code of any of ``LANGUAGES``, and no other."""


def system_language(settings: Mapping[str, str]) -> str:
    """The language of ours that fits the locale in the environment's ``settings``, by POSIX's order; else English."""
    tags = (settings.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((tag for tag in tags if tag), ""))
