"""Words for people: sentences about errors, the games' terms, and the catalogues they are translated in."""

from kitapi.wording.catalogues import (
    LANGUAGES,
    catalogue,
    catalogue_digest,
    language_of,
    message,
    message_in,
    say,
    say_many,
)
from kitapi.wording.sentences import sentence_for

__all__ = [
    "LANGUAGES",
    "catalogue",
    "catalogue_digest",
    "language_of",
    "message",
    "message_in",
    "say",
    "say_many",
    "sentence_for",
]
