"""Prefa in batches: the rules a second time, as compiled kernels over rows of integers; tests compare both."""
