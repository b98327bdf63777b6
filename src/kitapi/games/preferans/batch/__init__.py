"""Preferans in batches: a second implementation of the rules, as compiled kernels over rows of integers.

A row is the state of one table. Tests compare both implementations.
"""
