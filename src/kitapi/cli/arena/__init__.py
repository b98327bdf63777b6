"""Comparison of bots, and simulations."""
