"""Commands that replay, review and verify records."""
