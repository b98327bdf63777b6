"""Checks that rulebook, tests and code have the same rules, and that tests fail if a rule is disabled."""
