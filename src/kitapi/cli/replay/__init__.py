"""Replay, review and verify records."""
