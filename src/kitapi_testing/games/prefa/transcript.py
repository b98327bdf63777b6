"""Transcripts of Prefa's shuffles."""

from kitapi.mechanics.pack import deal_hands
from kitapi_testing.shuffles import dealt_to_three

TRANSCRIBED = dealt_to_three(deal_hands)
