"""Texts for people: the catalogues of their translations, and modules with sentences, each imported by its own name."""

from kitapi.wording.catalogues import (
    CODES,
    LANGUAGES,
    catalogue,
    catalogue_digest,
    language_of,
    message,
    message_in,
    say,
    say_many,
)

__all__ = [
    "CODES",
    "LANGUAGES",
    "catalogue",
    "catalogue_digest",
    "language_of",
    "message",
    "message_in",
    "say",
    "say_many",
]
