"""Exact odds of Caribbean Stud, computed by enumeration: integers and fractions, no sampling.

The odds follow from the rules and payments, and no rule uses the odds. ``count_kernels``, ``exchange_kernels``,
``ranking`` and all modules that import one of them use compiled kernels; ``decision`` needs NumPy alone.
"""
