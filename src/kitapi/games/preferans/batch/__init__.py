"""Preferans in batches: the rules again, as kernels over rows of integers; tests compare them with the rules."""
