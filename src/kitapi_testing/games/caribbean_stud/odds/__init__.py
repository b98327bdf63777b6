"""Odds by brute force, with which the fast computation is compared."""
