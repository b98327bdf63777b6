"""The stored events of a table: streams, shuffles and commitments, deals, authors, and the hash chain."""
