"""Transcripts of Prefa's shuffles."""

from kitapi.mechanics.pack import dealt_out
from kitapi_testing.shuffles import dealt_to_three

TRANSCRIBED = dealt_to_three(dealt_out)
