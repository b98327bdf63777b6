"""Checks that rulebook, tests and code speak of the same rules, and that the tests notice when a rule is gone."""
