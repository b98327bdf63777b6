"""Transcripts of the shuffles of Preferans."""

from kitapi.games.preferans.rules.opening import deal_out
from kitapi_testing.shuffles import dealt_to_three

TRANSCRIBED = dealt_to_three(deal_out)
