"""Benchmarks of Caribbean Stud alone."""
