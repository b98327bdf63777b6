"""Benchmarks of Prefa alone."""
