"""Open cards as lines of JSON: read, solved and counted."""
