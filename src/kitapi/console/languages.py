"""The language in which a command speaks to people."""

from collections.abc import Mapping

from kitapi.wording.catalogues import language_of


def system_language(settings: Mapping[str, str]) -> str:
    """The language of ours that fits the locale in the environment's ``settings``, by POSIX's order; else English."""
    tags = (settings.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return language_of(next((tag for tag in tags if tag), ""))
