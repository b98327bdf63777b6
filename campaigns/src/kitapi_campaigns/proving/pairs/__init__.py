"""Several visitors at one table: what any two of them learn of a deal together."""
