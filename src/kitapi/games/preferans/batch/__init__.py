"""Preferans in batches: the rules a second time, as kernels over rows of integers; tests compare both."""
