"""Rounds of Caribbean Stud played by the million: compiled kernels, strategies, and what was counted."""
