"""Monte Carlo simulation of Caribbean Stud: compiled kernels, strategies, tallies and their statistics."""
