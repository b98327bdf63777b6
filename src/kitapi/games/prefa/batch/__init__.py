"""Prefa in batches: the rules again, as compiled kernels over rows of integers; tests compare them with the rules."""
