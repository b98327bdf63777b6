"""Drives ``kitapi engine`` from outside, and compares it with the kernel's own run of the same deals."""
