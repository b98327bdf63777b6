"""What is stored of a table: its streams, shuffles and commitments, deals, authors, and the chain that seals it."""
