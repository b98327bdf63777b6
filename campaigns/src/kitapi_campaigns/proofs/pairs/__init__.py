"""Several visitors at one table: what any two of them together learn about a deal."""
