"""The whole card room simulated from a seed: people, lines, store, clock and crashes, in virtual time."""
