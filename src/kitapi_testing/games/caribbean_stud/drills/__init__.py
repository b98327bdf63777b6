"""Which tables a drill can show, found by search."""
