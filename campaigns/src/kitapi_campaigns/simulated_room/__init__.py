"""The whole card room simulated from a seed: people, connections, store, clock and crashes, in virtual time."""
