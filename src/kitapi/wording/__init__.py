"""Words for people: the catalogues they are translated in, and modules of sentences, each imported by its own name."""

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

__all__ = [
    "LANGUAGES",
    "catalogue",
    "catalogue_digest",
    "language_of",
    "message",
    "message_in",
    "say",
    "say_many",
]
